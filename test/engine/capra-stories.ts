import {
  formatCard,
  parseCard,
  shuffled,
  type Card,
  type Options,
  type Random,
  type SeatMove,
  type Viewer,
} from '@cartavola/engine';
import {capra} from '@cartavola/engine/games/capra/capra.js';
import {pickOne} from './both-sides.js';
import {playedOut, type Story} from './permuted-worlds.js';
import {CAPRA_RANKS} from './plain-capra.js';
import {capraMemory, plainCapra, plainCapraMove, shownIn} from './unseen-cards.js';

/**
 * Returns a pack from which most hands get cards of a single suit, so there are many claims. Every fourth card is of
 * the same suit, except for some that are swapped.
 */
function packForClaims(random: Random): string[] {
  const suits = shuffled([...'SHDC'], random).map((suit) =>
    shuffled([...CAPRA_RANKS], random).map((rank) => rank + suit),
  );
  const pack = [...CAPRA_RANKS].flatMap((_rank, round) => suits.map((cards) => cards[round]!));
  for (let swaps = random.below(6); swaps > 0; swaps--) {
    const [one, other] = [random.below(36), random.below(36)];
    [pack[one], pack[other]] = [pack[other]!, pack[one]!];
  }
  return pack;
}

/** Plays a deal of Capra to the end. Three out of four deals have many claims. */
export function wholeCapraStory(options: Options, random: Random): Story {
  const state = capra.begin(options);
  const pack =
    random.below(4) > 0 ? packForClaims(random).map((card) => parseCard(card)!) : capra.shuffle(state, random);
  const start = {dealer: random.below(4), leader: random.below(4)};
  return playedOut({game: capra, state, start, pack, rest: []}, random);
}

/** Plays a deal of Capra up to a random ply. Every second deal stops just after a claim, if there is one. */
export function capraStory(options: Options, random: Random): Story {
  const story = wholeCapraStory(options, random);
  const {length} = story.moves;
  const claims = [...story.moves.keys()].filter((ply) => story.moves[ply]!.type === 'claim');
  const any = random.below(8) === 0 ? length : random.below(length);
  const end = claims.length > 0 && random.below(2) === 0 ? claims[random.below(claims.length)]! + 1 : any;
  return {...story, moves: story.moves.slice(0, end)};
}

/**
 * Returns the story with a different card folded by another player, and the two cards swapped in that hand from then
 * on. Returns undefined if nobody could have folded a different card. The shown card may be one of the two: everybody
 * knows who drew it, but not whether it was folded.
 */
export function refolded(viewer: Viewer, story: Story, random: Random): Story | undefined {
  const {seen} = capraMemory(viewer, story);
  const plain = plainCapra(story);
  const shown = shownIn(story);
  const isSecret = (card: Card): boolean => card === shown || !seen.has(card);
  const choices: {readonly ply: number; readonly one: Card; readonly other: Card}[] = [];
  for (const [ply, move] of story.moves.entries()) {
    if (move.type === 'fold' && move.seat !== viewer) {
      const folded = move.cards!.map(formatCard);
      const kept = plain.hands[move.seat]!.filter((card) => !folded.includes(card));
      for (const one of move.cards!.filter(isSecret)) {
        for (const other of kept.map((card) => parseCard(card)!).filter(isSecret)) choices.push({ply, one, other});
      }
    }
    plain.play(plainCapraMove(move));
  }
  if (choices.length === 0) return undefined;
  const withShown = choices.filter(({one, other}) => one === shown || other === shown);
  const {ply, one, other} = pickOne(withShown.length > 0 ? withShown : choices, random);
  const twin = (card: Card): Card => (card === one ? other : card === other ? one : card);
  const moves = story.moves.map((move, at): SeatMove => {
    const isSecretMove = move.type === 'fold' || move.type === 'claim';
    if (at < ply || move.seat !== story.moves[ply]!.seat || !isSecretMove) return move;
    return {...move, cards: move.cards!.map(twin)};
  });
  return {...story, moves};
}
