import {CartavolaSettings} from '../cartavola-settings/cartavola-settings.js';
import {define} from './define.js';

define('cartavola-settings', CartavolaSettings);

export {CartavolaSettings};
