### What is put into an action.

form-characteristic = Characteristic
form-cubes = Energy cubes
form-pushing = Pushing Limits: Wounds as cubes
form-confirm = Confirm: { $action }
form-keys = Up and Down select a line, Left and Right change it.
# $dice, $times
form-dice-times = { $dice }, ×{ $times }
form-choice = Choice { $number }
