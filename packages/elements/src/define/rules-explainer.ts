import {define} from '../base/define.js';
import {RulesExplainer} from '../lesson/rules-explainer.js';
import '../with-registry.js';

define('rules-explainer', RulesExplainer);

export {RulesExplainer};
