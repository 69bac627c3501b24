import {optionAttribute, writeOptions, type Game, type Options} from '@cartavola/engine';

/** Returns a game's options as attributes, as in links. Leaves out defaults. */
export const optionAttributes = (game: Game, options: Options): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(writeOptions(game, options) ?? {}).map(([name, value]) => [optionAttribute(name), String(value)]),
  );
