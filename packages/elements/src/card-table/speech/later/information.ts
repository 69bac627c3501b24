// What a table shows and says only when it is asked: loaded then.
import {panelStyles} from '../../render/later/panel.styles.js';
import {logStyles} from '../../render/later/render-log.js';

export {answer} from './answers.js';
export {renderPanel} from '../../render/later/render-panel.js';

/** What the panels wear. */
export const styles = [panelStyles, logStyles];
