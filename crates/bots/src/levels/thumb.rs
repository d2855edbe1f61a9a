//! Rules of thumb: what somebody does who knows the game and does not look ahead.

use cardshed_rules::levels::{Action, Card, Hand, Kind, Lay, Level, Phase, Shape, ways};
use cardshed_rules::{Seat, Sink};

use super::Reason;
use super::outlook::Outlook;
use super::shed::{Openings, most_that_go};
use super::sight::{Patience, Sight, Unseen};

/// A card that another player could use costs this share of the hand's promise, for each of them. Tuned in play.
const FEEDING: f32 = 0.5;

/// A card that can be attached later is worth this share of the hand's promise. Tuned in play.
const ATTACHABLE: f32 = 0.1;

/// A discard is taken if it adds at least this share of what an unseen card does on average: it is certain to come.
/// Tuned in play.
const CERTAINTY: f32 = 0.8;

/// A card that costs no more than this is as good as useless.
const USELESS: f32 = 0.05;

/// A card kept for the next round has to be worth this share of the promise (EL-61).
const WORTH_KEEPING: f32 = 0.2;

/// What to do and why; `None` if the seat is not to act.
pub(super) fn choose(sight: &Sight<'_>) -> Option<(Action, Reason)> {
    match sight.phase {
        Phase::Draw { seat } if seat == sight.seat => Some(draw(sight)),
        Phase::Act { seat } if seat == sight.seat => act(sight),
        Phase::Keeping { waiting, .. } if waiting.contains(sight.seat) => Some(keep(sight)),
        _ => None,
    }
}

fn draw(sight: &Sight<'_>) -> (Action, Reason) {
    if sight.table.has_laid(sight.seat) { draw_to_attach(sight) } else { draw_for_level(sight) }
}

/// The top cards that can be taken, the own pile last.
fn tops<'a>(sight: &'a Sight<'_>) -> impl Iterator<Item = (Seat, Card)> + 'a {
    let seats = sight.others().chain([sight.seat]);
    seats.filter_map(|seat| Some((seat, sight.table.discards.top(seat)?)))
}

/// Before the level is laid down: the card that leaves the hand with the most promise once another is discarded. Only
/// a hand that gains is worth a take; so two players cannot pass each other the same cards for ever.
fn draw_for_level(sight: &Sight<'_>) -> (Action, Reason) {
    let unseen = sight.unseen();
    let outlook = sight.outlook(sight.hand, &unseen);
    if outlook.distance == 0 {
        return draw_to_end(sight);
    }
    let mut best = (Action::Draw, Reason::HopesForBetter, outlook.hope(sight.hand, &unseen) * CERTAINTY);
    for (seat, card) in tops(sight) {
        let mut hand = sight.hand;
        let is_hopeful = outlook.gain(card) > best.2 || outlook.distance == 1;
        if !is_hopeful || outlook.gain(card) == 0.0 || !hand.insert(card) {
            continue;
        }
        let with = sight.outlook(hand, &unseen);
        let farewell = cheapest(farewells(&Sight { hand, ..*sight }, Some(&with)));
        let gives_up = match farewell.map(|farewell| farewell.action) {
            Some(Action::Discard(given)) if given == card => continue,
            Some(Action::Discard(given)) => with.loss(given),
            _ => 0.0,
        };
        // A level that can be laid down at once is better than any hope.
        let gain = if with.distance == 0 { f32::INFINITY } else { with.promise - gives_up - outlook.promise };
        if gain > best.2 {
            let reason = if card == Card::JOKER { Reason::TakesJoker } else { Reason::TakesForLevel };
            best = (Action::Take(seat), reason, gain);
        }
    }
    (best.0, best.1)
}

/// With a level that is held back: a card with which all others can go.
fn draw_to_end(sight: &Sight<'_>) -> (Action, Reason) {
    let ends_round = |card: Card| {
        let mut hand = sight.hand;
        hand.insert(card)
            && may_all_go(sight, hand)
            && lay_down(sight, hand).is_some_and(|laying| laying.left <= 1)
    };
    match tops(sight).find(|&(_, card)| ends_round(card)) {
        Some((seat, _)) => (Action::Take(seat), Reason::TakesToAttach),
        None => (Action::Draw, Reason::HopesForBetter),
    }
}

/// The top cards that can be taken, and of how much use each is. The figures compare with each other and nothing else.
pub(super) fn takes(sight: &Sight<'_>) -> Vec<(Seat, f32)> {
    let outlook = level_in_view(sight);
    let openings = Openings::of(sight.table);
    let worth = |card: Card| {
        let mut hand = sight.hand;
        if !hand.insert(card) {
            return 0.0;
        }
        let left = match &outlook {
            Some(outlook) if outlook.distance > 0 => return outlook.gain(card),
            Some(_) => lay_down(sight, hand).map_or(hand.len(), |laying| laying.left),
            None => openings.plan(hand, true).left.len(),
        };
        -(left as f32)
    };
    tops(sight).map(|(seat, card)| (seat, worth(card))).collect()
}

/// After it: a card that ends the round, or can be attached, or lets others be.
fn draw_to_attach(sight: &Sight<'_>) -> (Action, Reason) {
    let openings = Openings::of(sight.table);
    // What is left to be discarded: first all, so that ending the round comes first, then without spending jokers.
    let left = |hand: Hand| {
        let kept = openings.plan(hand, false).left;
        let stuck = kept.len() - usize::from(kept.count(Card::JOKER));
        (openings.plan(hand, true).left.len() > 1, stuck)
    };
    let now = (true, left(sight.hand).1);
    let with = |card| {
        let mut hand = sight.hand;
        hand.insert(card).then(|| left(hand))
    };
    let best = tops(sight)
        .filter_map(|(seat, card)| Some((with(card)?, seat)))
        .min_by_key(|&(left, _)| left)
        .filter(|&(left, _)| left <= now);
    match best {
        Some((_, seat)) => (Action::Take(seat), Reason::TakesToAttach),
        None => (Action::Draw, Reason::HopesForBetter),
    }
}

fn act(sight: &Sight<'_>) -> Option<(Action, Reason)> {
    let outlook = level_in_view(sight);
    if outlook.is_none()
        && let Some(action) = attach(sight)
    {
        return Some((action, Reason::Attaches));
    }
    let is_held = match &outlook {
        None => false,
        Some(outlook) if outlook.is_out_of_reach() => false,
        // To see that a complete level waits is much less work than to find the best way to lay it down.
        Some(outlook) if waits(sight) && !may_all_go(sight, sight.hand) => outlook.distance == 0,
        Some(_) => match lay_down(sight, sight.hand) {
            Some(laying) if holds(sight, &laying) => true,
            Some(laying) => return Some((Action::Lay(laying.lay), Reason::LaysDown)),
            None => false,
        },
    };
    let farewell = cheapest(farewells(sight, outlook.as_ref()))?;
    Some((farewell.action, if is_held { Reason::HoldsLevel } else { farewell.reason }))
}

/// What the hand has in view; nothing for those who have laid down.
pub(super) fn level_in_view(sight: &Sight<'_>) -> Option<Outlook> {
    (!sight.table.has_laid(sight.seat)).then(|| sight.outlook(sight.hand, &sight.unseen()))
}

fn cheapest(farewells: Vec<Farewell>) -> Option<Farewell> {
    farewells.into_iter().min_by(|one, other| one.cost.total_cmp(&other.cost))
}

/// The first card to attach. Jokers are only spent where that ends the round: they can be attached at any time, and
/// until then bring runs to cards that would be stuck.
fn attach(sight: &Sight<'_>) -> Option<Action> {
    let openings = Openings::of(sight.table);
    let all = openings.plan(sight.hand, true);
    if all.left.len() == 1 {
        return all.first;
    }
    openings.plan(sight.hand, false).first
}

/// A way to lay down the level.
pub(super) struct Laying {
    pub lay: Lay,
    /// How many cards are left when all that fits is attached.
    left: usize,
}

/// The way to lay down the level from that hand that leaves the fewest cards.
pub(super) fn lay_down(sight: &Sight<'_>, hand: Hand) -> Option<Laying> {
    let level = sight.table.level(sight.seat);
    let openings = Openings::of(sight.table);
    let mut fewest = FewestLeft { seat: sight.seat, hand, level, openings: &openings, best: None };
    ways(hand, level, &mut fewest);
    fewest.best
}

/// Keeps the way to lay down that leaves the fewest cards, of several the first.
struct FewestLeft<'a> {
    seat: Seat,
    hand: Hand,
    level: &'a Level,
    openings: &'a Openings,
    best: Option<Laying>,
}

impl Sink<Lay> for FewestLeft<'_> {
    fn push(&mut self, lay: Lay) {
        let fewest = self.best.as_ref().map_or(usize::MAX, |best| best.left);
        // One card always stays, to be discarded.
        if fewest <= 1 {
            return;
        }
        let mut openings = *self.openings;
        let mut rest = self.hand;
        for (index, (faces, asked)) in lay.combinations().zip(self.level.iter()).enumerate() {
            if let Some(shape) = Shape::read(asked.kind(), faces) {
                openings.add(shape, (self.seat, index as u8));
            }
            for face in faces {
                let held = rest.remove(face.card());
                debug_assert!(held, "a way to lay down is made of cards of the hand");
            }
        }
        let left = openings.plan(rest, true).left.len();
        if left < fewest {
            self.best = Some(Laying { lay, left });
        }
    }
}

/// Whether the level is better held back for now. Never if it is the last one, or if the rest of the hand can go with
/// it. But if the end of the round wins the game for somebody who has laid down, laying down cannot help any more: it
/// would only give them more to attach to.
fn holds(sight: &Sight<'_>, laying: &Laying) -> bool {
    let table = sight.table;
    let last = table.options.last_level();
    if table.levels[sight.seat] == last || laying.left <= 1 {
        return false;
    }
    let mut laid = sight.others().filter(|&seat| table.has_laid(seat));
    waits(sight) || laid.any(|seat| table.levels[seat] + 1 == last)
}

/// Whether a level is held until the rest of the hand can go with it.
fn waits(sight: &Sight<'_>) -> bool {
    let table = sight.table;
    sight.patience == Patience::Patient
        && table.levels[sight.seat] < table.options.last_level()
        && !sight.others().any(|seat| table.has_laid(seat))
}

/// Whether the whole hand might go at once: `false` only if it surely cannot.
fn may_all_go(sight: &Sight<'_>, hand: Hand) -> bool {
    sight.others().any(|seat| sight.table.has_laid(seat))
        || most_that_go(hand, sight.table.level(sight.seat)) + 1 >= hand.len()
}

/// A way to end the turn, and what it costs.
pub(super) struct Farewell {
    pub action: Action,
    pub reason: Reason,
    pub cost: f32,
}

/// All ways to end the turn. Who has laid down has no level in view any more.
pub(super) fn farewells(sight: &Sight<'_>, outlook: Option<&Outlook>) -> Vec<Farewell> {
    let openings = Openings::of(sight.table);
    let mut all: Vec<Farewell> = Vec::with_capacity(sight.hand.len() + 2);
    let mut cheapest = f32::INFINITY;
    for card in sight.hand.kinds() {
        let loss = match outlook {
            Some(outlook) => outlook.loss(card) / outlook.promise,
            None if card == Card::JOKER => f32::INFINITY,
            None => 0.0,
        };
        let attachable = if openings.fits(card) { ATTACHABLE } else { 0.0 };
        let fed = FEEDING * feeding(sight, &openings, card);
        let cost = loss + attachable + fed;
        cheapest = cheapest.min(cost);
        let reason = if loss < USELESS { Reason::DiscardsUseless } else { Reason::DiscardsLeastUseful };
        all.push(Farewell { action: Action::Discard(card), reason, cost });
    }
    if sight.hand.has(Card::SKIP) && sight.hand.len() > 1 {
        add_skip(sight, cheapest, &mut all);
    }
    all
}

/// For how many others the card is of use.
fn feeding(sight: &Sight<'_>, openings: &Openings, card: Card) -> f32 {
    if card == Card::SKIP {
        return 0.5;
    }
    let fits = openings.fits(card);
    let of_use = |seat: Seat| {
        if sight.table.has_laid(seat) { fits } else { is_wanted(sight, seat, card) }
    };
    sight.others().filter(|&seat| of_use(seat)).count() as f32
}

/// Whether a card goes with those that a player has taken for the level.
fn is_wanted(sight: &Sight<'_>, seat: Seat, card: Card) -> bool {
    let (Some(colour), Some(number)) = (card.colour(), card.number()) else {
        return card == Card::JOKER;
    };
    let shown = sight.table.shown[seat];
    sight.table.level(seat).iter().any(|combination| match combination.kind() {
        Kind::Same => !shown.of_number(number).is_empty(),
        Kind::Colour => !shown.of_colour(colour).is_empty(),
        Kind::Run => [number.below(), number.above()]
            .into_iter()
            .flatten()
            .any(|number| !shown.of_number(number).is_empty()),
    })
}

/// Between two, a skip is a turn more, now as well as later. Among several it is kept for somebody who has laid down,
/// as long as there is a useless card to discard.
fn add_skip(sight: &Sight<'_>, cheapest: f32, all: &mut Vec<Farewell>) {
    let target = sight
        .others()
        .filter(|&seat| !sight.table.skipped.contains(seat))
        .max_by_key(|&seat| threat(sight, seat));
    let Some(target) = target else {
        return;
    };
    let now = sight.table.seats().get() == 2 || sight.table.has_laid(target) || cheapest > USELESS;
    let cost = if now { -1.0 } else { cheapest + USELESS };
    let reason = if sight.table.has_laid(target) { Reason::StopsLeader } else { Reason::GainsTurn };
    all.push(Farewell { action: Action::Skip(target), reason, cost });
}

/// How close a player is to ending the round or the game.
fn threat(sight: &Sight<'_>, seat: Seat) -> (bool, u8, u8) {
    let few_cards = 11 - sight.hand_sizes[seat].min(11);
    (sight.table.has_laid(seat), few_cards, sight.table.levels[seat])
}

/// Keeps what the level needs most, up to four cards (EL-61).
fn keep(sight: &Sight<'_>) -> (Action, Reason) {
    let mut kept = sight.hand;
    loop {
        let outlook = sight.outlook(kept, &Unseen::all_but(kept));
        let value = |card: Card| outlook.loss(card) / outlook.promise;
        let worst = kept.kinds().min_by(|&one, &other| value(one).total_cmp(&value(other)));
        let Some(worst) = worst.filter(|&card| kept.len() > 4 || value(card) < WORTH_KEEPING) else {
            return (Action::Keep(kept), Reason::KeepsForLevel);
        };
        let held = kept.remove(worst);
        debug_assert!(held, "it was found there");
    }
}
