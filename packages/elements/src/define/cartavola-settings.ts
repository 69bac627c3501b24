import {define} from '../base/define.js';
import {CartavolaSettings} from '../settings/cartavola-settings.js';
import '../with-registry.js';

define('cartavola-settings', CartavolaSettings);

export {CartavolaSettings};
