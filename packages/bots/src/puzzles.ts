export {
  findPuzzles,
  PROOFS,
  type FoundPuzzle,
  type ProofKind,
  type PuzzleProgress,
  type PuzzleSearch,
} from './puzzles/find-puzzles.js';
export {judgingBest, type JudgedBest} from './puzzles/judge-best.js';
export {proveAgain} from './puzzles/prove-again.js';
export type {Proof} from './puzzles/prove.js';
