import type {View} from '@cartavola/engine';
import type {Told} from '@cartavola/session';
import type {Layout} from '../layout.js';
import type {LogLine} from '../../match/log-line.js';
import type {Scene} from '../scene/scene.js';

/** Returns what has happened as sentences, without the facts that go without saying. */
export const logLinesOf = (told: readonly Told[], layout: Layout, sceneOf: (view: View) => Scene): LogLine[] =>
  told.flatMap(({deal, fact}) => {
    const scene = sceneOf(fact.view);
    const text = fact.type === 'scored' ? scene.scores?.spoken(scene) : layout.sentence(fact, scene);
    return text ? [{deal, text}] : [];
  });
