import '@cartavola/elements/define/card-diagram.js';
import '@cartavola/elements/define/cartavola-settings.js';
import '@cartavola/elements/define/game-replay.js';
