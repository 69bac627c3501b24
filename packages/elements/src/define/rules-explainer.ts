import {RulesExplainer} from '../rules-explainer/rules-explainer.js';
import {define} from './define.js';

define('rules-explainer', RulesExplainer);

export {RulesExplainer};
