import {Sitting} from '@cartavola/lessons';
import {Motion} from '../../motion/motion.js';
import type {RestCode} from '../shown-lesson.js';
import {Answering} from './answering.js';
import {reasonText} from './reasons.js';
import {promptOf, renderControls, renderNumber, renderPlayActions, renderWatchFirst} from './render-answering.js';
import {renderDeal} from './render-deal.js';
import {renderEnd} from './render-end.js';
import {renderFeedback} from './render-feedback.js';

export const rest: RestCode = {
  Sitting,
  Answering,
  Motion,
  reasonText,
  promptOf,
  renderControls,
  renderNumber,
  renderPlayActions,
  renderDeal,
  renderEnd,
  renderFeedback,
  renderWatchFirst,
};
