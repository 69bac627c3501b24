import type {Language} from '@cartavola/words';
import type {ExpertSummary, NoticeWords} from '@cartavola/words/table/notice-words.js';
import {css, html, nothing, type TemplateResult} from 'lit';
import {expertResult, PLAYINGS} from './compared.js';
import {adopt} from '../../base/adopt.js';
import {noticeTexts, type LoadedTexts} from '../saving/notice-texts.js';
import {partiesInOrder, type Scene} from '../scene/scene.js';
import type {Links} from '../match/link-table.js';
import {shareText, type Sharing} from '../../base/files/share-text.js';
import {dealAddress} from './deal-address.js';

/**
 * Time limit in milliseconds for choosing a move. It is far longer than the iterations take, and only stops a search
 * that hangs.
 */
const PATIENCE = 60_000;

/** The expert's cached results, keyed by deal and opponents, in case the deal is opened again. */
const known = new Map<string, (readonly number[])[]>();

const resultStyles = css`
  .day-result {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    margin-block-end: 12px;
  }
  .day-result button {
    min-block-size: 44px;
    padding: 4px 16px;
    border: 1px solid #17202e55;
    border-radius: 12px;
    font-weight: 600;
  }
  .day-result button:hover {
    background: #17202e11;
  }
  .day-result textarea {
    inline-size: 100%;
    font: inherit;
    color: inherit;
    background: none;
  }
`;

/**
 * Result of the deal of the day, shown below its score: an expert's result for the same cards, and text to share. The
 * expert doesn't play until the deal is over.
 */
export class DayResult {
  readonly #links: Links;
  readonly #texts: LoadedTexts<NoticeWords>;
  /**
   * Results of the expert's attempts so far, each with the points of each player or side. Null if the bots have failed.
   */
  #expert: (readonly number[])[] | null = [];
  /** True while the expert plays. */
  #isPlaying = false;
  #shared: Sharing;

  constructor(links: Links) {
    this.#links = links;
    const {host} = links;
    this.#texts = noticeTexts(() => host.requestUpdate());
    adopt(host.shadowRoot!, [resultStyles]);
    // When the table returns to the page, continue where the expert stopped.
    host.addController({hostConnected: () => host.requestUpdate()});
  }

  render(scene: Scene, language: Language): TemplateResult | typeof nothing {
    if (!this.#isPlaying && this.#expert && this.#expert.length < PLAYINGS) void this.#compare();
    const words = this.#texts.in(language);
    if (!words) return nothing;
    const {beat} = this.#links.matchController.link ?? {};
    const expert = this.#expert && summaryOf(scene, this.#expert, language);
    const shared = this.#shared;
    return html`<div class="day-result" data-group="share">
      <div>
        ${expert === null ? nothing : html`<p>${words.expertMade(expert)}</p>`}
        ${beat ? html`<p>${words.toBeat(written(beat))}</p>` : nothing}
      </div>
      <button type="button" data-item="share" @click=${() => void this.#share(scene, words)}>${words.share}</button>
      <span role="status">${shared === 'copied' ? words.copied : nothing}</span>
      ${typeof shared === 'object' ? html`<textarea readonly rows="3" aria-label=${words.toCopy} .value=${shared.text}></textarea>` : nothing}
    </div>`;
  }

  async #compare(): Promise<void> {
    const {host, matchController} = this.#links;
    const {match, settings, order, seed} = matchController;
    const players = order?.map((player) => settings!.seats[player]!) ?? settings!.seats;
    const playing = new AbortController();
    const {game} = host.layout;
    const {record} = match!;
    const seats = players.map((player) => (player === 'you' ? player : player.bot));
    const key = JSON.stringify([game.id, record.options, seed, seats]);
    const results = known.get(key) ?? [];
    known.set(key, results);
    this.#expert = results;
    this.#isPlaying = true;
    try {
      while (results.length < PLAYINGS) {
        const number = results.length;
        const result = await expertResult(
          {
            game,
            record,
            seed: seed!,
            seats,
            choose: async (view, options) => {
              // Stop if the match has left the table, because nobody is waiting for the result.
              if (matchController.match !== match || !host.isConnected) playing.abort();
              const asked = {view, options, budget: PATIENCE, pageBudget: PATIENCE};
              return (await host.bots.think(asked, playing.signal)).move;
            },
          },
          number,
        );
        // Another table may have played the same deal in the meantime.
        if (results.length === number) results.push(result);
        host.requestUpdate();
      }
    } catch {
      // If the match or the table is gone, don't render, because that would start the expert again.
      if (host.isConnected && !playing.signal.aborted) {
        this.#expert = null;
        host.requestUpdate();
      }
    } finally {
      this.#isPlaying = false;
    }
  }

  async #share(scene: Scene, words: NoticeWords): Promise<void> {
    const text = this.#text(scene, words);
    const beat = ownFirst(scene);
    // Results in links can't be negative.
    const url = dealAddress(this.#links, Math.min(...beat) >= 0 ? beat : undefined);
    this.#shared = undefined;
    this.#shared = await shareText({text, url});
    this.#links.host.requestUpdate();
  }

  /** Returns the text to share: the game, the day and the results, but no cards. */
  #text(scene: Scene, words: NoticeWords): string {
    const {layout} = this.#links.host;
    const {rhythm, number} = scene.standing.day!;
    const expert = this.#expert && summaryOf(scene, this.#expert, scene.language);
    return [
      'Cartavola',
      layout.title(scene.words),
      words.dayNumber[rhythm](number),
      written(ownFirst(scene)),
      ...(expert ? [words.expertShort(expert.mean)] : []),
    ].join(' · ');
  }
}

/** Returns the reader's result, with the points of the reader's side first. */
const ownFirst = (scene: Scene): number[] => inOrder(scene, scene.standing.marks[0] ?? scene.standing.totals);

const inOrder = (scene: Scene, points: readonly number[]): number[] =>
  partiesInOrder(scene).map((party) => points[party]!);

/** Returns the average, worst and best results for the reader's side, or undefined if there are no results yet. */
function summaryOf(
  scene: Scene,
  results: readonly (readonly number[])[],
  language: Language,
): ExpertSummary | undefined {
  if (results.length === 0) return undefined;
  const own = results.map((result) => inOrder(scene, result)).sort((a, b) => marginOf(a) - marginOf(b));
  const {format} = new Intl.NumberFormat(language, {maximumFractionDigits: 1});
  const mean = own[0]!.map((_, party) => format(own.reduce((sum, one) => sum + one[party]!, 0) / own.length));
  return {times: own.length, mean: mean.join('–'), worst: written(own[0]!), best: written(own.at(-1)!)};
}

/** Returns the points of the reader's side minus the best result of the others. */
const marginOf = ([own, ...others]: readonly number[]): number => own! - Math.max(...others);

const written = (points: readonly number[]): string => points.join('–');
