import {oneOf, THEMES, WIDEST, type Theme} from '@cartavola/diagrams';
import {success, type Result} from '@cartavola/engine';
import {CardDiagram} from '../card-diagram/card-diagram.js';
import {loadDiagram} from '../card-diagram/load-diagram.js';
import {renderDiagram} from '../card-diagram/render-diagram.js';
import {ownValue} from '../settings/first-deck.js';
import type {ServerPart} from './rendered.js';

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' '};

/** Returns the text of the page's own HTML inside a diagram, as an element in a page would read it. */
const textIn = (html: string): string =>
  html
    .replace(/<figcaption[^]*?<\/figcaption>|<!--[^]*?-->/gi, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();

const themeOf = (read: Result<Theme | undefined>): Theme | undefined => (read.ok ? read.value : undefined);

/** A diagram: its picture, at a width that fits most articles. */
export const diagramPart: ServerPart = {
  styles: CardDiagram.styles,
  async render({attribute, language, content}) {
    const text = (name: string): string | undefined => attribute(name) ?? undefined;
    const loaded = await loadDiagram({
      given: text('notation') ?? textIn(content),
      game: text('game')?.trim().toLowerCase() ?? '',
      letters: text('letters'),
      language,
      written: language,
      decks: ownValue(attribute('deck')),
      ply: text('ply'),
      seat: text('seat'),
      dim: text('dim') ?? '',
      arrows: text('arrows') ?? '',
      theme: text('theme'),
      sharing: text('sharing'),
    });
    if (!loaded.ok) return loaded;
    const look = {
      box: {width: WIDEST, height: 0},
      theme: themeOf(oneOf('theme', text('theme'), THEMES)),
      inline: attribute('inline') !== null,
      caption: text('caption') ?? '',
      maySave: false,
    };
    return success(renderDiagram(loaded.value, look));
  },
};
