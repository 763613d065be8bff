//! The pages of `docs/` are true; `tests/mission_page` reads the mission page.

#[test]
fn every_dependency_has_its_reason() {
    let (manifest, page) = (include_str!("../Cargo.toml"), include_str!("../docs/dependencies.md"));
    let mut is_inside = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_inside = line.ends_with("dependencies]");
        } else if is_inside && let Some((name, _)) = line.split_once(" = ") {
            assert!(page.contains(name), "docs/dependencies.md does not say why there is {name}");
        }
    }
}
