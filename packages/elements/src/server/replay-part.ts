import {oneOf, THEMES} from '@cartavola/diagrams';
import {success} from '@cartavola/engine';
import {html} from 'lit';
import {ReplayController} from '../replay/replay-controller.js';
import {GameReplay} from '../replay/game-replay.js';
import {openReplay} from '../replay/open-replay.js';
import {SPEEDS} from '../replay/playback.js';
import {renderReplay} from '../replay/render-replay.js';
import {ownValue} from '../base/settings/first-deck.js';
import {idle, type ServerPart} from './rendered.js';
import {textIn} from './text-in.js';

/** Width and height of the picture's layout in pixels. The page scales the picture to fit. */
const [WIDTH, HEIGHT] = [480, 380];

/**
 * Server rendering of a replay: the first moment to show, and the moves. A match at a URL is loaded only in browsers.
 */
export const replayPart: ServerPart = {
  styles: GameReplay.styles,
  async render({attribute, language, content}) {
    const text = (name: string): string | undefined => attribute(name) ?? undefined;
    const given = textIn(content);
    if (given === '' && ['src', 'opens-links'].some((name) => attribute(name) !== null)) return success(undefined);
    const opened = await openReplay(
      {
        given,
        game: text('game')?.trim().toLowerCase() ?? '',
        letters: text('letters'),
        language,
        written: language,
        decks: ownValue(attribute('deck')),
      },
      undefined,
    );
    if (!opened.ok) return opened;
    const speed = oneOf('speed', text('speed'), SPEEDS);
    const theme = oneOf('theme', text('theme'), THEMES);
    const controller = new ReplayController({
      ...Object.fromEntries(
        ['seat', 'guess', 'ply', 'theme', 'speed', 'letters', 'sharing'].map((name) => [name, text(name)]),
      ),
      usualSpeed: (speed.ok && speed.value) || 'normal',
      linked: undefined,
      maySave: text('sharing') !== 'none',
      id: text('id') ?? '',
      shadowRoot: {activeElement: null},
      requestUpdate: idle,
    } as unknown as ReplayController['host']);
    const problem = controller.open(opened.value, undefined);
    if (problem) return {ok: false, problem};
    const state = controller.state(WIDTH, HEIGHT, (theme.ok && theme.value) || 'felt');
    return success(
      html`<div class="measure" aria-hidden="true"></div><div class="box">${renderReplay(opened.value, state, controller.turn, controller.acts, false)}</div>`,
    );
  },
};
