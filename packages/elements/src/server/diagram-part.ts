import {oneOf, THEMES, WIDEST, type Theme} from '@cartavola/diagrams';
import {success, type Result} from '@cartavola/engine';
import {CardDiagram} from '../diagram/card-diagram.js';
import {loadDiagram} from '../diagram/load-diagram.js';
import {renderDiagram} from '../diagram/render-diagram.js';
import {ownValue} from '../base/settings/first-deck.js';
import type {ServerPart} from './rendered.js';
import {textIn} from './text-in.js';

const themeOf = (read: Result<Theme | undefined>): Theme | undefined => (read.ok ? read.value : undefined);

/** Server rendering of a diagram: its picture, at a width that suits most articles. */
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
