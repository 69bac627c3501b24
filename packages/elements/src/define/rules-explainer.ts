import {RulesExplainer} from '../rules-explainer/rules-explainer.js';
import {define} from './define.js';

export {RulesExplainer};

define('rules-explainer', RulesExplainer);
