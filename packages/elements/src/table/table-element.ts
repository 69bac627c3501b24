import type {TemplateResult} from 'lit';
import type {Level} from '@cartavola/bots/levels.js';
import type {Move, Problem} from '@cartavola/engine';
import {property} from 'lit/decorators.js';
import type {AttributeValue, DeckId} from '../base/attribute-value.js';
import {KitElement} from '../base/kit-element.js';
import {
  TableSettingEvent,
  type TableDealEvent,
  type TableErrorEvent,
  type TableMatchEvent,
  type TableMoveEvent,
  type TableReadyEvent,
  type TableRefuseEvent,
  type TableRequestEvent,
  type TableScoreEvent,
  type TableTrickEvent,
  type TableTurnEvent,
  type TableUnsavedEvent,
} from './events.js';
import {ReaderSettings} from '../base/settings/reader-settings.js';
import {
  isValueOf,
  type SettingName,
  type SettingValues,
  type Speed,
  type Theme,
  type Volume,
} from '../base/settings/setting-values.js';
import type {PlayerInput} from './input/player-input.js';
import type {Layout} from './layout.js';
import {ScoreKeeper} from './match/score-keeper.js';
import {FrameHeight} from './render/frame-height.js';
import type {FullScreen} from './full-screen/full-screen.js';
import type {Sharing} from '../base/sharing.js';
import {TableStates} from './render/table-states.js';
import type {Scene} from './scene/scene.js';
import {readNames, type GivenNames} from './settings/given-names.js';
import {givenValue, normaliseProperties} from './settings/property-values.js';
import type {CommandName, TableCommand, ToolsPlace} from '../match/tools.js';
import {textOf} from '../base/text-of.js';
import {OnDemand} from '../base/page/on-demand.js';

/** Code that enters and leaves full screen. */
const fullScreen = new OnDemand(() => import('./full-screen/full-screen.js'));

/**
 * Base class with the attributes that all tables have. It documents what pages find in every table.
 *
 * @slot - Content for readers without the kit; shown if the table could not be loaded.
 * @slot beside - Companions of the table, such as a score sheet.
 * @csspart table - The felt.
 * @csspart bar - The bar on top, with the totals.
 * @csspart seat - An opponent.
 * @csspart sides - The panel of the sides: what each has taken or needs.
 * @csspart middle - The middle of the table, with the cards on it.
 * @csspart question - The question to the reader.
 * @csspart choices - The buttons of a choice.
 * @csspart hand - The reader's hand.
 * @csspart note - The reason why a move was refused, or an answer.
 * @csspart notice - The notice that the match is loading, is played elsewhere, or cannot be kept.
 * @csspart log - The log of the match, which scrolls.
 * @csspart sheet - The marks of the match, deal by deal.
 * @csspart score - The score of a finished deal.
 * @csspart tools - The toolbar.
 * @cssprop [--cartavola-felt=#1f5a44] - The colour of the felt; another in other themes.
 * @cssprop [--cartavola-accent=#ffd54a] - The accent on the felt.
 * @cssprop [--cartavola-text=#fbf6e9] - The colour of text on the felt; another in other themes.
 * @cssprop [--cartavola-font=system-ui] - The typeface.
 * @cssprop [--cartavola-font-size=medium] - The size of text: the reader’s own by default.
 * @cssprop [--cartavola-radius=16px] - The radius of the table's corners.
 * @cssState loading - The match, or what shows it, is not loaded yet.
 * @cssState error - Something in the page or in its data is wrong, or could not be loaded.
 * @cssState your-turn - The reader is asked for a move.
 * @cssState thinking - Another player is to move.
 * @cssState scored - The deal is scored, and another one follows.
 * @cssState over - The match is over.
 * @fires table-ready - The table shows a match and can be used.
 * @fires table-request - A person is about to make a move; cancelable.
 * @fires table-refuse - A person tried a move that the rules do not allow.
 * @fires table-move - A move was made and has been shown.
 * @fires table-turn - The turn has passed to other seats.
 * @fires table-trick - Cards were taken.
 * @fires table-deal - The cards of a deal have been dealt.
 * @fires table-score - A deal was scored.
 * @fires table-match - The match is over.
 * @fires table-setting - The reader has chosen a setting in the menu.
 * @fires table-error - Something in the page or in its data is wrong, or could not be loaded.
 * @fires table-unsaved - The match cannot be saved in this browser, or a saved one cannot be read.
 */
export abstract class TableElement extends KitElement {
  /** Normalises the properties of each class of tables. @internal */
  protected static override finalize(): void {
    const isFirst = !Object.hasOwn(this, 'finalized');
    super.finalize();
    if (isFirst) normaliseProperties(this.prototype, this.elementProperties.keys());
  }

  /** Players from seat 0 clockwise, separated by spaces: `you` (at most once), `bot`, or a bot with a level, such as `bot:expert`. */
  @property() seats: string | undefined;
  /**
   * Characters who play as the bots, with their pictures and their names in the language, from seat 0 clockwise, each once at most, separated by spaces: `librarian`, `painter`, `gardener`, `cook`,
   * `musician`, `sailor`. Absent: these, in this order, but an initial for players whom the page has named.
   */
  @property() characters: string | undefined;
  /**
   * Playing strength of the bots.
   * @default 'casual'
   */
  @property() level: AttributeValue<Level>;
  /**
   * Deck that is drawn: `french-4` has four colours; a registered deck is named by its id.
   * @default 'french'
   */
  @property() deck: AttributeValue<DeckId>;
  /**
   * Seed of the shuffling: the same text gives the same deals. `daily` and `weekly` stand for a seed that all readers have on the same day or
   * in the same week, by UTC. Absent: new deals each time.
   */
  @property() seed: string | undefined;
  /**
   * Speed of motion and bots.
   * @default 'normal'
   */
  @property() speed: AttributeValue<Speed>;
  /**
   * Name under which this browser keeps the match, to go on with it later. Each game, and each set of options, has its own match under it.
   */
  @property() save: string | undefined;
  /** URL of a record to go on with. */
  @property() src: string | undefined;
  /** True if nothing that is played here is counted in the reader's record. */
  @property({type: Boolean, reflect: true}) uncounted = false;
  /**
   * Look of the table.
   * @default 'felt'
   */
  @property({reflect: true, converter: {fromAttribute: (text) => text, toAttribute: (theme) => textOf(theme) ?? null}})
  theme: AttributeValue<Theme>;
  /** True if the table plays sounds, and has a device that can vibrate answer the reader. */
  @property({type: Boolean, reflect: true}) sound = false;
  /**
   * Loudness of the sounds.
   * @default 'medium'
   */
  @property() volume: AttributeValue<Volume>;
  /** True if the reader may ask what an expert would play, by a tool or the key C. */
  @property({type: Boolean, reflect: true}) hints = false;
  /** True if the coach says after each of the reader's moves what would have been better, where it is sure. */
  @property({type: Boolean, reflect: true}) coach = false;
  /** True if the tools stand on the left. */
  @property({type: Boolean, reflect: true, attribute: 'left-hand'}) leftHand = false;
  /**
   * Whether the table has its bar of tools. Without it, a page offers the tools elsewhere, such as in `<table-controls>`; the keys remain, and
   * a table that fills the screen has its bar.
   * @default 'bar'
   */
  @property() tools: AttributeValue<ToolsPlace>;
  /**
   * Whether the table opens the matches of links and files, and offers them in its menu: `all`, or `none`.
   * @default 'all'
   */
  @property() sharing: AttributeValue<Sharing>;
  #names: GivenNames = {};

  /** @internal */
  abstract readonly layout: Layout;
  /** Scene that is shown at the moment; undefined before anything is shown. @internal */
  abstract readonly scene: Scene | undefined;
  /** What is wrong with the page or its data. @internal */
  protected abstract readonly problem: Problem | undefined;
  /** @internal */
  readonly scoreKeeper: ScoreKeeper = new ScoreKeeper(() => this.uncounted || this.readerSettings.isUncounted);
  /** @internal */
  readonly readerSettings: ReaderSettings = new ReaderSettings(
    this,
    () => this.layout.game.id,
    (detail) => this.dispatchEvent(new TableSettingEvent(detail)),
    (name) => givenValue(this, name),
  );

  /** Display names by seat. If the value is not a list of texts, the table shows an error and this reads as undefined. */
  @property({attribute: false, hasChanged: () => true})
  get names(): readonly string[] | undefined {
    return this.#names.names;
  }
  set names(names: readonly string[] | undefined) {
    this.#names = readNames(names);
  }

  /**
   * Returns an attribute, or the property of that name, as text. For `names` it returns the path of the entry that is not a name, or null.
   * @internal
   */
  readonly attribute = (name: string): string | null => {
    if (name === 'names') return this.#names.wrong ?? null;
    const key = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return textOf(givenValue(this, key)) ?? null;
  };

  /** Carries out what the reader does. @internal */
  protected abstract readonly input: PlayerInput;

  /**
   * Makes a move for the reader's seat, as if by hand. Returns false if the rules or the page do not allow it, if the value is not a move,
   * or if a listener to `table-request` has played, undone, begun another match or removed the table. Never throws, whatever it is given.
   */
  play(given: Move): boolean {
    return this.input.play(given);
  }

  /** Declines what the reader is asked out of turn. Returns false if nothing is asked. */
  pass(): boolean {
    return this.input.pass();
  }

  /**
   * Takes back the reader's last move and every later one; `ply`: the one of the deal on the table that so many moves were made before. Returns
   * false if there is none.
   */
  undo(ply?: number): boolean {
    return this.input.undo(ply);
  }

  /** Deals again once the current deal is scored. Returns false if it is not scored yet. */
  nextDeal(): boolean {
    return this.input.next();
  }

  /**
   * Returns what counts for a setting at this table now: what a script has set on it, else what the reader has chosen, else what stands on the
   * table, else what stands around it. Undefined where nobody has said anything.
   */
  setting<N extends SettingName>(name: N): SettingValues[N] | undefined {
    const value = this.readerSettings.value(name) ?? '';
    return isValueOf(name, value) ? value : undefined;
  }

  /**
   * Tools that the table offers at the moment, in the order of its bar, for pages with tools of their own: which they are, what is open, and
   * which have nothing to do. Empty before there is a match.
   */
  get commands(): readonly TableCommand[] {
    return this.input.commands;
  }

  /**
   * Uses a tool of the table, as if its button on the table were pressed. What then opens gives the focus back to what has it now. Returns
   * false if the table does not offer the tool, or if the tool has nothing to do.
   */
  command(name: CommandName): boolean {
    return this.input.use(name);
  }

  /** @internal */
  protected readonly states = new TableStates(this, () => ({
    scene: this.scene,
    isReady: this.isReady,
    hasProblem: this.problem !== undefined,
  }));
  /** @internal */
  protected readonly frameHeight: FrameHeight = new FrameHeight(this);
  #screen: FullScreen | undefined;

  /** Icon of the tool that leaves full screen; undefined if the table does not fill the screen. @internal */
  protected get leaveIcon(): TemplateResult | undefined {
    return this.#screen?.leaveIcon;
  }

  /** Enters or leaves full screen. Calls `failed` if the code for it cannot be loaded. @internal */
  toggleFullScreen(failed: () => void): void {
    fullScreen.with(({FullScreen}) => (this.#screen ??= new FullScreen(this)).toggle(), failed);
  }
}

declare global {
  interface HTMLElementEventMap {
    'table-ready': TableReadyEvent;
    'table-request': TableRequestEvent;
    'table-refuse': TableRefuseEvent;
    'table-move': TableMoveEvent;
    'table-turn': TableTurnEvent;
    'table-trick': TableTrickEvent;
    'table-deal': TableDealEvent;
    'table-score': TableScoreEvent;
    'table-match': TableMatchEvent;
    'table-error': TableErrorEvent;
    'table-setting': TableSettingEvent;
    'table-unsaved': TableUnsavedEvent;
  }
}
