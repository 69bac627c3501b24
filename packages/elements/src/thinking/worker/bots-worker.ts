// What runs in the worker that thinks for a page's bots. The build makes a script of it that needs no other.
import {serve, type Port} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {nextTurn} from '../../card-table/turns.js';

serve(self as unknown as Port, {choose, now: () => performance.now(), pause: nextTurn});
