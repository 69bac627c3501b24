import './define/calypso-table.js';
import './define/capodama-table.js';
import './define/move-log.js';
import './define/playing-card.js';
import './define/score-sheet.js';
