import type {Card, Move, Options, Seat, View} from '@cartavola/engine';
import type {Character, DeckFaces, DrawCharacter} from '@cartavola/faces';
import {
  shownName,
  type CardWords,
  type Language,
  type MenuWords,
  type RefusalText,
  type TableWords,
  type Who,
} from '@cartavola/words';
import type {CoachWords} from '@cartavola/words/coach/reason-words.js';
import type {CSSResult, TemplateResult} from 'lit';
import {castOf, characterOf, type GivenPlayers} from './cast.js';
import type {RunCommand} from './command.js';
import type {Note} from './note.js';
import type {BareStanding, MatchStanding} from '../../match/standing.js';
import {winnersOf} from './winners.js';

/** Everything needed to render a table: a view of the match, and the words and drawings for it. */
export interface Scene<V extends View = View, W = unknown> {
  readonly view: V;
  readonly table: TableWords;
  readonly words: W;
  readonly cards: CardWords;
  readonly faces: DeckFaces;
  /** Id of the deck to draw. */
  readonly deckId: string;
  /** Draws a character. Absent until the pictures are loaded. */
  readonly drawCharacter?: DrawCharacter;
  /** Shows the scores. Absent until the code is loaded. */
  readonly scores?: Scores;
  /** Character in each seat. Undefined for the reader, and for players who only have a name from the page. */
  readonly characters: readonly (Character | undefined)[];
  /** Language of all text. */
  readonly language: Language;
  /** Loads the menu's words. */
  readonly loadMenu: () => Promise<MenuWords>;
  /** Loads the coach's words. */
  readonly loadCoach: () => Promise<CoachWords>;
  /** Loads a rule's text from the rulebook, by the rule's id. */
  readonly loadRule: (id: string) => Promise<RefusalText>;
  readonly standing: MatchStanding;
  /**
   * Seat for which the reader is asked to move: their own, or another one that they play. Undefined while the reader
   * isn't asked.
   */
  readonly actor: Seat | undefined;
  /** Legal moves of that seat. */
  readonly moves: readonly Move[];
  /** Whether the reader is asked out of turn and may pass. */
  readonly mayPass: boolean;
  /** Players or sides that have a total, as lists of seats. */
  readonly parties: readonly (readonly Seat[])[];
  /** Cards selected so far for a move of several cards. */
  readonly picked: readonly Card[];
  /** Card in a hand that is hovered, dragged or focused, or undefined if there is none. */
  readonly aimed: Card | undefined;
  /** Cards that the note beside the hand refers to. */
  readonly proof: readonly Card[];
}

/** Shows and announces a game's scores. The code is loaded during a deal. */
export interface Scores<V extends View = View, W = unknown> {
  readonly styles: readonly CSSResult[];
  /** Renders the score of a finished deal or match, with `result` below it. */
  render(scene: Scene<V, W>, runCommand: RunCommand, result: unknown): TemplateResult;
  /** Returns the score of a finished deal as a sentence. */
  spoken(scene: Scene<V, W>): string;
  /** Returns the title for the end of the match. */
  endTitle(scene: Scene<V, W>): string;
}

/** Words and drawings for a scene. */
export type SceneWords = Pick<
  Scene,
  | 'table'
  | 'words'
  | 'cards'
  | 'faces'
  | 'deckId'
  | 'drawCharacter'
  | 'scores'
  | 'language'
  | 'loadMenu'
  | 'loadCoach'
  | 'loadRule'
>;

/** State of the reader's turn: the seat to move for, and its possible moves. */
export type ReaderTurn = Pick<Scene, 'actor' | 'moves' | 'mayPass'>;

export const NO_TURN: ReaderTurn = {actor: undefined, moves: [], mayPass: false};

/** Part of a scene that comes from the match. */
type Shown = Pick<Scene, 'view' | 'actor' | 'moves' | 'mayPass' | 'parties' | 'picked' | 'aimed' | 'proof'> & {
  readonly standing: BareStanding;
  /** Original seat of the player in each seat, if the players have changed places. */
  readonly order: readonly Seat[] | undefined;
};

/**
 * Returns the names of the players with the given numbers: those from the page, or else their characters' names in the
 * table's language. If the page gives no name for the player `you`, the name is the word for "you".
 */
export function namesOf(
  players: readonly number[],
  table: Pick<TableWords, 'you' | 'characters'>,
  you: number | undefined,
  {names, characters}: GivenPlayers,
): string[] {
  const cast = castOf(characters);
  return players.map(
    (player) => shownName(names?.[player]) || (player === you ? table.you : table.characters[cast[player]!]),
  );
}

function sceneOf({standing, order, ...shown}: Shown, loaded: SceneWords, given: GivenPlayers): Scene {
  const {view, parties} = shown;
  const {table} = loaded;
  const seats = order ?? [...view.hands.keys()];
  const you = typeof view.viewer === 'number' ? seats[view.viewer] : undefined;
  const names = namesOf(seats, table, you, given);
  const characters = seats.map((player) => (player === you ? undefined : characterOf(player, given)));
  const of = (members: readonly Seat[]): string => members.map((seat) => names[seat]!).join(' + ');
  return {...shown, ...loaded, characters, standing: {...standing, names, parties: parties.map(of)}};
}

/** Sources of a scene: the game's layout, the current match, and the reader's selection. */
interface SceneSource extends Pick<Shown, 'view' | 'order' | 'aimed'> {
  readonly layout: {parties?(options: Options): readonly (readonly Seat[])[]};
  readonly match: {readonly standing: BareStanding; turnAt(view: View): ReaderTurn};
  readonly dialogue: Pick<Scene, 'picked'> & {readonly note: Note | undefined};
}

/** Builds the scene that shows a view of a match. */
export function sceneAt(
  {layout, view, match, dialogue, order, aimed}: SceneSource,
  loaded: SceneWords,
  given: GivenPlayers,
): Scene {
  const parties = layout.parties?.(view.options) ?? view.hands.map((_, seat) => [seat]);
  const {picked, note} = dialogue;
  const shown = {view, standing: match.standing, picked, aimed, proof: note?.proof ?? [], parties, order};
  return sceneOf({...shown, ...match.turnAt(view)}, loaded, given);
}

/** Returns the view for a seat that the reader plays: the reader's own view, but with that seat as its viewer. */
export const viewOf = <V extends View>({view}: {readonly view: V}, seat: Seat, moves: readonly Move[]): V =>
  seat === view.viewer ? view : {...view, viewer: seat, moves};

/** Returns the seat at the bottom of the table: the viewer's own, or seat 0 for a spectator. */
export const bottomSeat = ({viewer}: Pick<View, 'viewer'>): Seat => (typeof viewer === 'number' ? viewer : 0);

/** Returns a seat's player for use in a sentence. Returns undefined for the reader. */
export const whoIs = ({view, standing}: Scene, seat: Seat): Who =>
  seat === view.viewer ? undefined : standing.names[seat]!;

/** Returns a player or side for use in a sentence. Returns undefined for the reader alone. */
export const whoHas = (scene: Scene, party: number): Who => {
  const [first, ...others] = scene.parties[party]!;
  return others.length === 0 ? whoIs(scene, first!) : scene.standing.parties[party];
};

/** Returns the indices of the players or sides: the reader's own first, then clockwise. */
export const partiesInOrder = ({view, parties}: Scene): number[] => {
  const own = Math.max(
    0,
    parties.findIndex((members) => members.includes(bottomSeat(view))),
  );
  return parties.map((_, place) => (own + place) % parties.length);
};

/** Returns whether the reader has won the match, alone or together with others. */
export const hasWon = ({view: {viewer}, standing: {result}, parties}: Scene): boolean =>
  typeof viewer === 'number' && result !== undefined && winnersOf(result, parties)?.includes(viewer) === true;

/** Parts of a scene that a seat's initial depends on. */
interface Seated {
  readonly view: Pick<View, 'viewer'>;
  readonly table: Pick<TableWords, 'youInitial'>;
  readonly standing: Pick<MatchStanding, 'names'>;
}

/** Returns the initial of a seat's name, for its disc. */
export const initialOf = (scene: Seated, seat: Seat): string =>
  seat === scene.view.viewer
    ? scene.table.youInitial
    : ([...scene.standing.names[seat]!.replace('\u2068', '')][0] ?? '?');

type SeatPosition = 'bottom' | 'left' | 'top-left' | 'top' | 'top-right' | 'right';

const SEAT_POSITIONS: Readonly<Record<number, readonly SeatPosition[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
  5: ['bottom', 'left', 'top-left', 'top-right', 'right'],
  6: ['bottom', 'left', 'top-left', 'top', 'top-right', 'right'],
};

/** Returns the position where a seat is drawn, with the viewer's own seat at the bottom. */
export const seatPosition = (view: Pick<View, 'hands' | 'viewer'>, seat: Seat): SeatPosition => {
  const players = view.hands.length;
  return SEAT_POSITIONS[players]![(seat - bottomSeat(view) + players) % players]!;
};

/** Returns the other seats, clockwise from the viewer's left. */
export const otherSeats = (view: Pick<View, 'hands' | 'viewer'>): Seat[] =>
  view.hands.slice(1).map((_, place) => (bottomSeat(view) + 1 + place) % view.hands.length);

/** Draws a card, or its back if the viewer doesn't know it. */
export const picture = ({faces, cards}: Scene, card: Card, compact = false): TemplateResult =>
  card < 0 ? faces.back() : faces.face(card, {letters: cards.letters, compact});
