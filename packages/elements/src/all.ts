import './define/calypso-table.js';
import './define/capodama-table.js';
import './define/capra-table.js';
import './define/move-log.js';
import './define/playing-card.js';
import './define/rules-explainer.js';
import './define/scopa-table.js';
import './define/score-sheet.js';
