//! dev only
use std::collections::HashMap;
use std::sync::OnceLock;
/// dev: a weight from the environment: MIND="A=1,B=2"
pub fn w(name: &str, default: f64) -> f64 {
    static KNOWN: OnceLock<HashMap<String, f64>> = OnceLock::new();
    let known = KNOWN.get_or_init(|| {
        let text = std::env::var("MIND").unwrap_or_default();
        text.split(',').filter_map(|p| { let (k, v) = p.split_once('=')?; Some((k.to_string(), v.parse().ok()?)) }).collect()
    });
    known.get(name).copied().unwrap_or(default)
}
