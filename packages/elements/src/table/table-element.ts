import type {PropertyValues, TemplateResult} from 'lit';
import type {Level} from '@cartavola/bots/levels.js';
import type {Move, Problem} from '@cartavola/engine';
import {property} from '../base/property.js';
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
 * Base class with the attributes, events and methods of all tables.
 *
 * @slot - Fallback content, shown if the table could not be loaded.
 * @slot beside - The table's companions, such as a score sheet.
 * @csspart table - The felt.
 * @csspart bar - The bar at the top, with the totals.
 * @csspart seat - An opponent.
 * @csspart sides - The sides' panel: what each side has taken or needs.
 * @csspart middle - The middle of the table, with the cards on it.
 * @csspart question - The question for the reader.
 * @csspart choices - The choice buttons.
 * @csspart hand - The reader's hand.
 * @csspart note - The reason why a move was refused, or an answer.
 * @csspart notice - The notice that the match is loading, is played elsewhere, or can't be saved.
 * @csspart log - The log of the match, which scrolls.
 * @csspart sheet - The marks of the match, deal by deal.
 * @csspart score - The score of a finished deal.
 * @csspart tools - The toolbar.
 * @cssprop [--cartavola-felt=#1f5a44] - The colour of the felt. Other themes have other defaults.
 * @cssprop [--cartavola-accent=#ffd54a] - The accent on the felt.
 * @cssprop [--cartavola-text=#fbf6e9] - The colour of text on the felt. Other themes have other defaults.
 * @cssprop [--cartavola-font=system-ui] - The typeface.
 * @cssprop [--cartavola-font-size=medium] - The size of text. By default, the reader's own size.
 * @cssprop [--cartavola-radius=16px] - The radius of the table's corners.
 * @cssState loading - The match, or what is needed to show it, isn't loaded yet.
 * @cssState error - Something in the page or its data is wrong, or could not be loaded.
 * @cssState your-turn - The reader is asked for a move.
 * @cssState thinking - It is another player's turn.
 * @cssState scored - The deal has been scored, and another one follows.
 * @cssState over - The match is over.
 * @fires table-ready - The table shows a match and can be used.
 * @fires table-request - A person is about to make a move. Cancelable.
 * @fires table-refuse - A person tried a move that the rules do not allow.
 * @fires table-move - A move has been made and shown.
 * @fires table-turn - The turn has passed to other seats.
 * @fires table-trick - Cards were taken.
 * @fires table-deal - The cards of a deal have been dealt.
 * @fires table-score - A deal has been scored.
 * @fires table-match - The match is over.
 * @fires table-setting - The reader has chosen a setting in the menu.
 * @fires table-error - Something in the page or its data is wrong, or could not be loaded.
 * @fires table-unsaved - The match can't be saved in this browser, or a saved match can't be read.
 */
export abstract class TableElement extends KitElement {
  /** Normalises the properties of each table class. @internal */
  protected static override finalize(): void {
    const isFirst = !Object.hasOwn(this, 'finalized');
    super.finalize();
    if (isFirst) normaliseProperties(this.prototype, this.elementProperties.keys());
  }

  /**
   * Players clockwise from seat 0, separated by spaces: `you` (at most once), `bot`, or a bot with a level, such as
   * `bot:expert`.
   */
  @property() seats: string | undefined;
  /**
   * Bots' characters clockwise from seat 0, separated by spaces and each at most once: `librarian`, `painter`,
   * `gardener`, `cook`, `musician`, `sailor`. A character has a picture and a name in the page's language. If absent,
   * the bots have these characters in this order, but players named by the page have an initial.
   */
  @property() characters: string | undefined;
  /**
   * Playing strength of the bots. `adaptive` starts with `casual`, and goes one level up or down after two wins or
   * losses in a row.
   * @default 'casual'
   */
  @property() level: AttributeValue<Level | 'adaptive'>;
  /**
   * Deck to draw: `french`, `french-4` (four colours), `italian` or another registered deck's id.
   * @default 'french'
   */
  @property() deck: AttributeValue<DeckId>;
  /**
   * Seed for shuffling: the same seed gives the same deals. `daily` and `weekly` are seeds that all readers share on
   * the same day or in the same week, in UTC. If absent, the deals are new each time.
   */
  @property() seed: string | undefined;
  /**
   * Speed of motion and of the bots.
   * @default 'normal'
   */
  @property() speed: AttributeValue<Speed>;
  /**
   * Name under which this browser saves the match, so that the reader can continue it later. There is a separate match
   * for each game and each set of options.
   */
  @property() save: string | undefined;
  /** URL of a record to continue. */
  @property() src: string | undefined;
  /** True if matches at this table don't count in the reader's record. */
  @property({type: Boolean}) uncounted = false;
  /**
   * Look of the table.
   * @default 'felt'
   */
  @property() theme: AttributeValue<Theme>;
  /** True if the table plays sounds and, if the device can, vibrates in response to the reader's actions. */
  @property({type: Boolean}) sound = false;
  /**
   * Volume of the sounds.
   * @default 'medium'
   */
  @property() volume: AttributeValue<Volume>;
  /** True if the reader may ask for an expert's move, with a tool or the C key. */
  @property({type: Boolean}) hints = false;
  /** True if the coach comments whenever another move was certainly better than the reader's. */
  @property({type: Boolean}) coach = false;
  /** True if the tools are on the left. */
  @property({type: Boolean, attribute: 'left-hand'}) leftHand = false;
  /** True if the bots' characters make no remarks. */
  @property({type: Boolean}) silent = false;
  /**
   * Whether the table has a toolbar. Without it, a page can offer the tools elsewhere, for example in
   * `<table-controls>`. The keys still work, and a table that fills the screen keeps its toolbar.
   * @default 'bar'
   */
  @property() tools: AttributeValue<ToolsPlace>;
  /**
   * Whether the table opens matches from links and files, and offers them in its menu: `all` or `none`.
   * @default 'all'
   */
  @property() sharing: AttributeValue<Sharing>;
  #names: GivenNames = {};

  /** @internal */
  abstract readonly layout: Layout;
  /** Current scene, or undefined before anything is shown. @internal */
  abstract readonly scene: Scene | undefined;
  /** Problem with the page or its data. @internal */
  protected abstract readonly problem: Problem | undefined;
  /** @internal */
  readonly scoreKeeper: ScoreKeeper = new ScoreKeeper(() =>
    this.uncounted || this.readerSettings.isUncounted ? undefined : this.readerSettings,
  );
  /** @internal */
  readonly readerSettings: ReaderSettings = new ReaderSettings(
    this,
    () => this.layout.game.id,
    (detail) => this.dispatchEvent(new TableSettingEvent(detail)),
    (name) => givenValue(this, name),
  );

  /**
   * Display names, indexed by seat. If the value isn't a list of strings, the table shows an error, and this property
   * reads as undefined.
   */
  @property({attribute: false, hasChanged: () => true})
  get names(): readonly string[] | undefined {
    return this.#names.names;
  }
  set names(names: readonly string[] | undefined) {
    this.#names = readNames(names);
  }

  /**
   * Returns an attribute, or the property of that name, as a string. For `names`, returns the path of the invalid
   * entry, or null.
   * @internal
   */
  readonly attribute = (name: string): string | null => {
    if (name === 'names') return this.#names.wrong ?? null;
    const key = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return textOf(givenValue(this, key)) ?? null;
  };

  /** Removes the attributes of properties that the page has unset, which read as their defaults. */
  protected override update(changed: PropertyValues): void {
    super.update(changed);
    for (const name of changed.keys()) {
      const {attribute} = (this.constructor as typeof TableElement).getPropertyOptions(name);
      if (attribute !== false && (givenValue(this, name) ?? undefined) === undefined)
        this.removeAttribute(typeof attribute === 'string' ? attribute : String(name).toLowerCase());
    }
  }

  /** Performs the reader's actions. @internal */
  protected abstract readonly input: PlayerInput;

  /**
   * Makes a move for the reader's seat, as if by hand. Returns false if the rules or the page don't allow it, or if the
   * value isn't a move. Also returns false if a `table-request` listener has made or undone a move, begun another match
   * or removed the table. Never throws, whatever the argument.
   */
  play(given: Move): boolean {
    return this.input.play(given);
  }

  /** Declines an out-of-turn question for the reader. Returns false if there is none. */
  pass(): boolean {
    return this.input.pass();
  }

  /**
   * Takes back the reader's last move and all later ones. With `ply`, starts from the move with that number in the deal
   * on the table, counted from 0. Returns false if there is no such move.
   */
  undo(ply?: number): boolean {
    return this.input.undo(ply);
  }

  /** Starts the next deal. Returns false if the current deal is not scored yet. */
  nextDeal(): boolean {
    return this.input.next();
  }

  /**
   * Returns the current value of a setting at this table. The order of precedence is: a value that a script has set on
   * the table, the reader's choice, the table's attributes, and the author's settings around the table. Returns
   * undefined if none of them sets it.
   */
  setting<N extends SettingName>(name: N): SettingValues[N] | undefined {
    const value = this.readerSettings.value(name) ?? '';
    return isValueOf(name, value) ? value : undefined;
  }

  /**
   * Tools that the table currently offers, in the order of its toolbar, for pages with custom tools. Each entry has the
   * name, whether the panel is open, and, if the tool has nothing to do, the reason why. Empty before there is a match.
   */
  get commands(): readonly TableCommand[] {
    return this.input.commands;
  }

  /**
   * Uses one of the table's tools, as if its button were pressed. If the tool opens a panel, closing the panel returns
   * the focus to the element that is focused now. Returns false if the table doesn't offer the tool, or if the tool has
   * nothing to do.
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

  /** Icon of the tool that leaves full screen, or undefined if the table does not fill the screen. @internal */
  protected get leaveIcon(): TemplateResult | undefined {
    return this.#screen?.leaveIcon;
  }

  /** Enters or leaves full screen. Calls `failed` if the code for it can't be loaded. @internal */
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
