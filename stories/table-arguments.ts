import type {ArgTypes} from '@storybook/web-components-vite';

/** What can be set in the stories of any table. */
export interface TableArguments {
  lang: string;
  deck: string;
  speed: string;
  seed: string;
  /** Whether the reader is told after a move what would have been better. */
  coach: boolean;
  /** Whether it opens and offers links and files. */
  sharing: string;
  /** Of the place where it stands. */
  width: string;
}

/** How it is set at first. */
export const tableArguments: TableArguments = {
  lang: 'en',
  deck: 'french',
  speed: 'normal',
  seed: 'storybook',
  coach: false,
  sharing: 'all',
  width: '100%',
};

/** Among what a reader chooses; `decks`: those that the game is played with. */
export const tableArgumentTypes = (...decks: readonly string[]): Partial<ArgTypes<TableArguments>> => ({
  lang: {control: 'inline-radio', options: ['en', 'fr', 'it']},
  deck: {control: 'inline-radio', options: decks},
  speed: {control: 'inline-radio', options: ['instant', 'fast', 'normal', 'slow']},
  sharing: {control: 'inline-radio', options: ['all', 'none']},
});
