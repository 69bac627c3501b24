import type {Card} from '../card.js';
import type {Deal} from '../deal.js';
import type {Game} from '../game.js';
import type {Move, Seat, SeatMove} from '../move.js';
import type {Options} from '../option.js';
import type {Comment, DealRecord, Line} from '../record.js';
import {refusalOf} from '../refusal.js';
import {formatCardIn, formatSuit, type Letters} from './letters.js';
import {WORDLESS} from './move-in.js';

/** Game and letters for formatting moves. */
interface Writing {
  readonly game: Game;
  readonly options: Options;
  readonly letters: Letters;
}

/** Converts moves, comments and lines to notation, and plays the moves. Each row of text contains one move per seat. */
export function movesText({moves, comments = {}, lines = {}}: DealRecord, deal: Deal, writing: Writing): string {
  const seats = writing.game.seats(writing.options);
  const saidAt = (ply: number): string[] => [
    ...commentText(comments[ply]),
    ...(lines[ply] ?? []).map((line) => lineText(line, deal.clone(), writing)),
  ];
  const texts = moves.map((move, ply) => {
    const before = saidAt(ply).map((one) => `\n${one}`);
    const start = ply % seats === 0 || before.length > 0 ? '\n' : ' ';
    return `${before.join('')}${start}${played(move, deal, writing)}${ply === moves.length - 1 ? '' : ','}`;
  });
  return [...texts, ...saidAt(moves.length).map((one) => `\n${one}`)].join('');
}

/** Formats a line in square brackets, and plays it. */
function lineText({title, moves, comments = {}}: Line, deal: Deal, writing: Writing): string {
  const texts = moves.map((move, place) => {
    const said = place > 0 ? commentText(comments[place]) : [];
    const before = place === 0 ? '' : said.length > 0 ? ` ${said.join(' ')} ` : ', ';
    return before + played(move, deal, writing);
  });
  const first = [...textsIn('""', title), ...commentText(comments[0])];
  return `[${[...first, texts.join(''), ...commentText(comments[moves.length])].join(' ')}]`;
}

/** Formats a move and plays it. Includes the seat if several may act. */
function played({seat, ...move}: SeatMove, deal: Deal, {game, letters}: Writing): string {
  const said = moveText(move, isWordNeeded(move, seat, deal, game), letters);
  const who = deal.actors.length > 1 ? `${seat}: ` : '';
  deal.play(seat, move);
  return who + said;
}

/**
 * Returns whether a move must be written with the word for its type. Folds don't need it, nor do moves whose type is
 * the first in `WORDLESS` that would be legal.
 */
function isWordNeeded(move: Move, seat: Seat, deal: Deal, game: Game): boolean {
  if (move.type === 'fold') return false;
  const place = WORDLESS.indexOf(move.type);
  return place < 0 || WORDLESS.slice(0, place).some((type) => !refusalOf(game, deal, seat, {...move, type}));
}

/** Formats a move without its seat. */
function moveText({type, suit, card, takes, left, right, cards}: Move, needsWord: boolean, letters: Letters): string {
  const list = (some: readonly Card[]): string => some.map((one) => formatCardIn(one, letters)).join(' ');
  const said = [
    ...(suit ? [formatSuit(suit, letters)] : []),
    ...[card, left, right].filter((one) => one !== undefined).map((one) => formatCardIn(one, letters)),
    ...(cards ? [list(cards)] : []),
    ...(takes ? [`x ${list(takes)}`] : []),
  ].join(' ');
  if (type === 'fold') return `(${said})`;
  return needsWord ? `${type} ${said}`.trim() : said;
}

/** Formats a comment in braces, or one comment per language. */
const commentText = (comment: Comment | undefined): string[] => textsIn('{}', comment);

/** Formats text between two delimiters. If it has several languages, returns one string per language, with its tag. */
function textsIn(signs: string, comment: Comment | undefined): string[] {
  if (comment === undefined) return [];
  const escaped = (text: string): string =>
    [...text]
      .map((letter) => (letter === '\\' || signs.includes(letter) ? `\\${letter}` : letter))
      .join('')
      .replace(/\r/g, '\\r');
  const between = (text: string): string => signs.charAt(0) + text + signs.charAt(1);
  if (typeof comment === 'string') return [between(escaped(comment).replace(/^@/, '\\@'))];
  const texts = Object.entries(comment);
  return texts.length === 0
    ? [between('@')]
    : texts.map(([language, text]) => between(`@${language} ${escaped(text)}`));
}
