import {define} from '../base/define.js';
import {CardDiagram} from '../diagram/card-diagram.js';
import '../with-registry.js';

define('card-diagram', CardDiagram);

export {CardDiagram};
