//! Embeds the migrations anew whenever one is added.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
