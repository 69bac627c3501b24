import type {Card, Move, Options, Seat, View} from '@cartavola/engine';
import {back, type DeckFaces} from '@cartavola/faces';
import {NAMES, type CardWords, type RefusalText, type TableWords, type Who} from '@cartavola/words';
import type {CoachWords} from '@cartavola/words/coach/reason-words.js';
import type {TemplateResult} from 'lit';
import type {Note} from './note.js';
import type {BareStanding, MatchStanding} from './standing.js';

/** All that a rendering of a table needs to know: a view, and how to say and draw it. */
export interface Scene<V extends View = View, W = unknown> {
  readonly view: V;
  readonly table: TableWords;
  readonly words: W;
  readonly cards: CardWords;
  readonly faces: DeckFaces;
  /** Loads what the coach says. */
  readonly loadCoach: () => Promise<CoachWords>;
  /** Loads what the rulebook says of a rule, by its id. */
  readonly loadRule: (id: string) => Promise<RefusalText>;
  readonly standing: MatchStanding;
  /** For which seat the reader is asked for a move: its own, or another that it plays for too; undefined while it is not. */
  readonly actor: Seat | undefined;
  /** That seat's legal moves. */
  readonly moves: readonly Move[];
  /** Whether the reader is asked out of turn, and may let it pass. */
  readonly mayPass: boolean;
  /** Who has totals: the seats, or the sides with their members. */
  readonly parties: readonly (readonly Seat[])[];
  /** Cards chosen so far for a move of several. */
  readonly picked: readonly Card[];
  /** The cards that prove what the note beside the hand says. */
  readonly proof: readonly Card[];
}

/** Words and drawings: what a scene is said and drawn with. */
export type SceneWords = Pick<Scene, 'table' | 'words' | 'cards' | 'faces' | 'loadCoach' | 'loadRule'>;

/** What the reader is asked. */
export type ReaderTurn = Pick<Scene, 'actor' | 'moves' | 'mayPass'>;

export const NO_TURN: ReaderTurn = {actor: undefined, moves: [], mayPass: false};

/** What a scene shows of a match. */
type Shown = Pick<Scene, 'view' | 'actor' | 'moves' | 'mayPass' | 'parties' | 'picked' | 'proof'> & {
  readonly standing: BareStanding;
  /** By seat, who sits there, where the players have changed places. */
  readonly order: readonly Seat[] | undefined;
};

/** The names of players, by their numbers; `you`: the reader's. */
export const namesOf = (
  players: readonly number[],
  table: TableWords,
  you: number | undefined,
  given: readonly string[] | undefined,
): string[] => players.map((player) => given?.[player] || (player === you ? table.you : NAMES[player]!));

function sceneOf({standing, order, ...shown}: Shown, loaded: SceneWords, given: readonly string[] | undefined): Scene {
  const {view, parties} = shown;
  const {table} = loaded;
  const seats = order ?? [...view.hands.keys()];
  const names = namesOf(seats, table, typeof view.viewer === 'number' ? seats[view.viewer] : undefined, given);
  const of = (members: readonly Seat[]): string => members.map((seat) => names[seat]!).join(' + ');
  return {...shown, ...loaded, standing: {...standing, names, parties: parties.map(of)}};
}

/** What a scene is made of: the rules of the table, the match as it stands, and what the reader has begun. */
interface SceneSource extends Pick<Shown, 'view' | 'order'> {
  readonly layout: {parties?(options: Options): readonly (readonly Seat[])[]};
  readonly match: {readonly standing: BareStanding; turnAt(view: View): ReaderTurn};
  readonly dialogue: Pick<Scene, 'picked'> & {readonly note: Note | undefined};
}

/** The scene on which a view of a match is shown. */
export function sceneAt(
  {layout, view, match, dialogue, order}: SceneSource,
  loaded: SceneWords,
  given: readonly string[] | undefined,
): Scene {
  const parties = layout.parties?.(view.options) ?? view.hands.map((_, seat) => [seat]);
  const {picked, note} = dialogue;
  const shown = {view, standing: match.standing, picked, proof: note?.proof ?? [], parties, order};
  return sceneOf({...shown, ...match.turnAt(view)}, loaded, given);
}

/** What a seat that the reader plays for sees: the reader's own view, as that seat's. */
export const viewOf = <V extends View>({view}: {readonly view: V}, seat: Seat, moves: readonly Move[]): V =>
  seat === view.viewer ? view : {...view, viewer: seat, moves};

/** The seat at the bottom of the table: the viewer's own. */
export const bottomSeat = ({viewer}: View): Seat => (typeof viewer === 'number' ? viewer : 0);

/** Somebody for a sentence: undefined is the reader. */
export const whoIs = ({view, standing}: Scene, seat: Seat): Who =>
  seat === view.viewer ? undefined : standing.names[seat]!;

/** Whoever has a total, for a sentence: undefined is the reader alone. */
export const whoHas = (scene: Scene, party: number): Who => {
  const [first, ...others] = scene.parties[party]!;
  return others.length === 0 ? whoIs(scene, first!) : scene.standing.parties[party];
};

/** Those who have totals, the reader's own first, then clockwise. */
export const partiesInOrder = ({view, parties}: Scene): number[] => {
  const own = Math.max(
    0,
    parties.findIndex((members) => members.includes(bottomSeat(view))),
  );
  return parties.map((_, place) => (own + place) % parties.length);
};

/** First letter of a seat's name, for its disc. */
export const initialOf = (scene: Scene, seat: Seat): string =>
  seat === scene.view.viewer ? scene.table.youInitial : ([...scene.standing.names[seat]!][0] ?? '?');

type SeatPosition = 'bottom' | 'left' | 'top-left' | 'top' | 'top-right' | 'right';

const SEAT_POSITIONS: Readonly<Record<number, readonly SeatPosition[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
  5: ['bottom', 'left', 'top-left', 'top-right', 'right'],
  6: ['bottom', 'left', 'top-left', 'top', 'top-right', 'right'],
};

/** Where a seat is drawn: clockwise from the bottom. */
export const seatPosition = (view: View, seat: Seat): SeatPosition => {
  const players = view.hands.length;
  return SEAT_POSITIONS[players]![(seat - bottomSeat(view) + players) % players]!;
};

/** The other seats, clockwise from the viewer's left. */
export const otherSeats = (view: View): Seat[] =>
  view.hands.slice(1).map((_, place) => (bottomSeat(view) + 1 + place) % view.hands.length);

/** A card's drawing: its back where the viewer does not know it. */
export const picture = ({faces, cards}: Scene, card: Card, compact = false): TemplateResult =>
  card < 0 ? back : faces.face(card, {letters: cards.letters, compact});
