import {optionAttribute, writeOptions, type Game, type Options} from '@cartavola/engine';

/** Returns the options of a game that are not at their default as attributes, as in links. */
export const optionAttributes = (game: Game, options: Options): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(writeOptions(game, options) ?? {}).map(([name, value]) => [optionAttribute(name), String(value)]),
  );
