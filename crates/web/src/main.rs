//! The page, started.

fn main() {
    cardshed_web::start();
}
