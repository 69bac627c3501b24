import type {Seat} from '@cartavola/engine';
import {html, type TemplateResult} from 'lit';
import {renderPicture} from '../picture/render-picture.js';
import type {OpenReplay} from './open-replay.js';
import {frameFor, pictureAt, showDeal} from './pictures.js';
import {tellMove} from './render-moves.js';
import {textIn} from './replay-model.js';

/** Width and height in pixels of a printed figure. */
const WIDTH = 420;
const HEIGHT = 380;

/**
 * Renders the moments with comments as figures for print. If there are no comments, renders the start and end of each
 * deal.
 */
export function renderFigures(open: OpenReplay, seat: Seat | undefined): TemplateResult {
  const {model, language, replay, scenery} = open;
  const {match} = model;
  // Don't print moves that the reader still has to guess.
  const moments = match.moments.slice(0, model.branch ? undefined : model.limit + 1);
  const figures = match.record.deals.flatMap((dealt, number) => {
    const own = moments.filter(({deal}) => deal === number);
    if (own.length === 0) return [];
    const shown = showDeal(open, match, number, seat);
    const frame = frameFor(shown, open, WIDTH, HEIGHT);
    const said = own.filter(({made}) => dealt.comments?.[made] !== undefined);
    const {length: moves} = dealt.moves;
    return (said.length > 0 ? said : [own[0]!, own.at(-1)!]).map(({made}) => {
      const place =
        made === 0
          ? replay.start(number + 1, match.record.deals.length)
          : replay.place(number + 1, match.record.deals.length, made, moves);
      const move = shown.moves[made - 1];
      const text = [place, move ? tellMove(move, open) : '', textIn(dealt.comments?.[made], language) ?? ''];
      return html`<figure>
        <div class="ground">${renderPicture(pictureAt(shown, open, made, frame))}</div>
        <figcaption>${text.filter(Boolean).join(' — ')}</figcaption>
      </figure>`;
    });
  });
  return html`<div class="figures" lang=${language}><h2>${replay.replayOf(scenery.words.book.title)}</h2>${figures}</div>`;
}
