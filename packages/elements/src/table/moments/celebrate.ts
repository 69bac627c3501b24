import type {View} from '@cartavola/engine';
import {render} from 'lit';
import type {Motion} from '../../motion/motion.js';
import type {Layout} from '../layout.js';
import {animate} from '../../base/clock.js';
import {adopt} from '../../base/adopt.js';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import type {Scene} from '../scene/scene.js';
import type {Moment, MomentCue, Moments, Occasion} from '../scene/moment.js';
import {countUp} from './count-up.js';
import {honours} from './honours.js';
import {animateMoment, renderMoment} from './looks.js';
import {momentStyles} from './moments.styles.js';
import {Remarks} from './remarks.js';

/** Table where moments are celebrated. */
export interface CelebrationHost {
  readonly layout: Layout;
  readonly scene: Scene | undefined;
  readonly shadowRoot: ShadowRoot | null;
  readonly motion: Motion;
  readonly readerSettings: Pick<ReaderSettings, 'isOn'>;
  sceneOf(view: View): Scene | undefined;
}

/** Shows the moment for an occasion, if there is one. `begin` is called when it begins. Resolves when it is over. */
export type Celebrate = (
  host: CelebrationHost,
  occasion: Occasion,
  duration: number,
  begin: (cue: MomentCue | undefined) => void,
) => Promise<void>;

/** Returns the function that celebrates a game's moments, and shows remarks between them. */
export function celebrationOf(moments: Moments | undefined): Celebrate {
  const remarks = new Remarks();
  return async (host, occasion, duration, begin) => {
    const scene = 'view' in occasion ? host.sceneOf(occasion.view) : host.scene;
    const root = host.shadowRoot!;
    const moment = scene && momentOf(moments, occasion, scene);
    if (moment) {
      begin(moment.cue);
      await overCards(host, (overlay) => {
        render(renderMoment(moment, scene), overlay);
        return [...animateMoment(root, overlay, moment, duration), ...scoreHidden(root, duration)];
      });
    } else if ('view' in occasion) {
      if (scene && !host.readerSettings.isOn('silent')) remarks.after(occasion, scene, root);
    } else await overCards(host, (overlay) => countUp(root, overlay, duration));
  };
}

/**
 * Returns the moment for an occasion. If a deal ends the match, the end of the match comes first, and the score is
 * counted up afterwards.
 */
function momentOf(moments: Moments | undefined, occasion: Occasion, scene: Scene): Moment | undefined {
  if ('view' in occasion) return moments?.after?.(occasion, scene);
  if (occasion.type === 'match' || !scene.standing.result) return undefined;
  const title = scene.scores?.endTitle(scene);
  return moments?.end?.(scene) ?? (title === undefined ? undefined : honours(scene, title));
}

/** Hides the score during a moment. Its button keeps the focus, but a tap on it counts as a tap on the felt. */
function scoreHidden(root: ShadowRoot, duration: number): Animation[] {
  const hidden = {opacity: 0, pointerEvents: 'none'};
  return [...root.querySelectorAll('.score')].map((panel) => animate(panel, [hidden, hidden], duration));
}

/** Shows pictures over everything on the felt until their animations are over. */
async function overCards(
  {shadowRoot, motion}: CelebrationHost,
  show: (overlay: HTMLElement) => readonly Animation[],
): Promise<void> {
  adopt(shadowRoot!, [momentStyles]);
  const overlay = document.createElement('div');
  overlay.className = 'moment';
  // The element with the flights is hidden from assistive technology.
  shadowRoot!.querySelector('.flights')!.append(overlay);
  try {
    await motion.join(show(overlay));
  } finally {
    overlay.remove();
  }
}
