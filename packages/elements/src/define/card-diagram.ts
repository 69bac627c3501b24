import {CardDiagram} from '../card-diagram/card-diagram.js';
import {define} from './define.js';

define('card-diagram', CardDiagram);

export {CardDiagram};
