// Elements of the kit and of others that are measured side by side, each as its documentation shows it.
import {ensureInstalled} from '../../build/ensure-install.mjs';

ensureInstalled('tools/lab');

/**
 * What stands on the page: `tag` and `attributes`; `ready` is what its shadow root has when it can be seen and used: as many matches of a
 * selector, or nothing where it fires `table-ready`. `does`: what it does, more or less than the others.
 */
export const CONTENDERS = {
  'playing-card': {
    ours: true,
    tag: 'playing-card',
    attributes: 'card="QH"',
    ready: ['svg', 1],
    does: 'A queen drawn as a figure, with its name for screen readers in the language of the page; loads its words and its deck.',
  },
  'card-diagram': {
    ours: true,
    tag: 'card-diagram',
    attributes: 'letters="en"',
    content: 'AS KH 7D',
    ready: ['svg', 1],
    does: 'Reads notation, draws three cards as one picture, and says it as a sentence; loads its words and its deck.',
  },
  'scopa-table': {
    ours: true,
    tag: 'scopa-table',
    attributes: 'seed="bench"',
    does: 'Deals a match by its rules, with a bot as the opponent, moves by mouse, touch and keyboard, spoken moves, a menu; loads its words, its game and its deck.',
  },
  'media-chrome': {
    tag: 'media-play-button',
    ready: ['svg', 1],
    does: 'One button with two icons of one path each, a label and a tooltip in English: it draws much less, but it is a control that follows a player.',
  },
  'chessboard-element': {
    tag: 'chess-board',
    attributes: 'position="start" draggable-pieces',
    ready: ['[part~="piece"]', 32],
    does: '32 pieces as drawings on 64 squares, to be dragged. No rules, no opponent, no keyboard, nothing spoken. Its drawings are in its module.',
  },
  gchessboard: {
    tag: 'g-chess-board',
    attributes: 'fen="start" interactive',
    ready: ['.piece', 32],
    does: '32 pieces as pictures of a style sheet on 64 squares with names, moves by mouse, touch and keyboard. No rules, no opponent.',
  },
  'cm-chessboard': {
    tag: 'div',
    ready: ['g[data-piece]', 32],
    does: '32 pieces from a file of drawings that it loads, and a style sheet, moves by mouse and touch. No rules, no opponent. It is a class for a `<div>`, not an element: no shadow root.',
  },
};

/** Which of the others correspond best to each of ours. */
export const COUNTERPARTS = {
  'playing-card': ['media-chrome'],
  'card-diagram': ['chessboard-element', 'cm-chessboard'],
  'scopa-table': ['gchessboard', 'chessboard-element', 'cm-chessboard'],
};

/** Finds the modules of the others; each throws where its package is not installed. */
export const MODULES = {
  'media-chrome': () => import.meta.resolve('media-chrome/media-play-button'),
  'chessboard-element': () => import.meta.resolve('chessboard-element'),
  gchessboard: () => import.meta.resolve('gchessboard'),
  'cm-chessboard': () => import.meta.resolve('cm-chessboard/src/Chessboard.js'),
};
