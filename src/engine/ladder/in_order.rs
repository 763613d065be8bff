//! Much work on several threads, whose results come in the order of the tasks: what is kept, and when a test ends, does not
//! depend on the number of threads.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Carries tasks out, each thread with what `start` gives it, and takes the results in order until `take` breaks off.
pub(super) fn in_order<Task: Sync, Done: Send, Worker, Broken>(
    jobs: Option<usize>,
    tasks: &[Task],
    start: impl Fn() -> Worker + Sync,
    work: impl Fn(&mut Worker, &Task) -> Done + Sync,
    mut take: impl FnMut(&Task, Done) -> ControlFlow<Broken>,
) -> ControlFlow<Broken> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let jobs = jobs.unwrap_or(cores).clamp(1, tasks.len().max(1));
    let (next, over) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, next, over, start, work) = (sender.clone(), &next, &over, &start, &work);
            scope.spawn(move || {
                let mut worker = start();
                while !over.load(Ordering::Relaxed) {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(task) = tasks.get(at) else { break };
                    if sender.send((at, work(&mut worker, task))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let (mut early, mut taken) = (BTreeMap::new(), 0);
        for (at, done) in &results {
            early.insert(at, done);
            while let Some(done) = early.remove(&taken) {
                if let ControlFlow::Break(why) = take(&tasks[taken], done) {
                    over.store(true, Ordering::Relaxed);
                    return ControlFlow::Break(why);
                }
                taken += 1;
            }
        }
        ControlFlow::Continue(())
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn results_come_in_order_and_end_when_they_may() {
        let tasks: Vec<u64> = (0..40).collect();
        for jobs in [1, 2, 7] {
            let mut taken = Vec::new();
            let work = |seen: &mut u64, task: &u64| {
                *seen += 1;
                thread::sleep(Duration::from_micros(task * 7919 % 400));
                task * 2
            };
            let end = in_order(
                Some(jobs),
                &tasks,
                || 0,
                work,
                |task, done| {
                    taken.push((*task, done));
                    if *task == 25 { ControlFlow::Break("enough") } else { ControlFlow::Continue(()) }
                },
            );
            assert_eq!(end, ControlFlow::Break("enough"));
            assert_eq!(taken, (0..=25).map(|task| (task, 2 * task)).collect::<Vec<_>>());
        }
        let nothing: [u64; 0] = [];
        let end: ControlFlow<()> = in_order(None, &nothing, || (), |(), _| (), |_, ()| ControlFlow::Continue(()));
        assert_eq!(end, ControlFlow::Continue(()));
    }
}
