//! dev only
use std::collections::HashMap;
use std::sync::OnceLock;
/// dev: a weight from the environment: MIND="A=1,B=2"
pub fn weight(name: &str, default: f64) -> f64 {
    static KNOWN: OnceLock<HashMap<String, f64>> = OnceLock::new();
    let known = KNOWN.get_or_init(|| {
        let text = std::env::var("MIND").unwrap_or_default();
        text.split(',').filter_map(|p| { let (k, v) = p.split_once('=')?; Some((k.to_string(), v.parse().ok()?)) }).collect()
    });
    known.get(name).copied().unwrap_or(default)
}
/// dev
#[macro_export]
macro_rules! w {
    ($name:literal, $default:expr) => {{
        static KNOWN: std::sync::OnceLock<f64> = std::sync::OnceLock::new();
        *KNOWN.get_or_init(|| $crate::dev::weight($name, $default))
    }};
}
