import {bestBy, playersFrom, type Players} from '@cartavola/bots/extend.js';
import type {BriscolaView} from '../engine/view.js';
import {judge} from './judge.js';
import {searched} from './searched.js';

/** Returns the number of a decision in a deal: the number of cards played before it. */
const ply = ({tricks, trick, options}: BriscolaView): number => tricks.length * options.players + trick.cards.length;

/** Players for Briscola at all levels. */
export const players: Players<BriscolaView> = playersFrom(searched, judge, bestBy(judge, ply));
