import type {Language} from '@cartavola/words';
import {css, html, type TemplateResult} from 'lit';
import {adopt} from '../../base/adopt.js';
import {noticeTexts, type LoadedTexts} from '../saving/notice-texts.js';
import type {NoticeWords} from '@cartavola/words/table/notice-words.js';
import type {Links} from '../match/link-table.js';

const dropStyles = css`
  .drop-target {
    position: absolute;
    z-index: 9;
    inset: 8px;
    display: grid;
    place-content: center;
    padding: 16px;
    border: 3px dashed var(--accent);
    border-radius: 16px;
    color: var(--text);
    background: color-mix(in srgb, var(--panel) 88%, transparent);
    font-size: 1.3em;
    font-weight: 700;
    text-align: center;
    pointer-events: none;
  }
`;

/** Tracks a file that is dragged over a table: shows where it can be dropped, and opens it on drop. */
export function follow(links: Links, {type, relatedTarget}: DragEvent, file: File | undefined): void {
  const {host} = links;
  const isWithin = type === 'dragleave' && host.contains(relatedTarget as Node | null);
  const isOver = isWithin || type === 'dragenter' || type === 'dragover';
  if (isOver !== (links.target !== undefined)) {
    links.target = isOver ? new DropTarget(links) : undefined;
    host.requestUpdate();
  }
  if (file && type === 'drop') links.openFile(file);
}

/** Overlay that appears while the reader drags a file over a table, and says that the file can be dropped. */
class DropTarget {
  readonly #texts: LoadedTexts<NoticeWords>;

  constructor({host}: Links) {
    this.#texts = noticeTexts(() => host.requestUpdate());
    adopt(host.shadowRoot!, [dropStyles]);
  }

  render(language: Language): TemplateResult {
    return html`<div class="drop-target">${this.#texts.in(language)?.dropHere}</div>`;
  }
}
