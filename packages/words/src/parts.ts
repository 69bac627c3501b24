/** Element in a page, or one that a page will have. */
export interface Shown {
  readonly name: string;
  /** Primary subtag of its language. */
  readonly language: string;
  /** Value of an attribute; empty if it has none. */
  attribute(name: string): string;
}

/**
 * Names the parts of the kit that an element loads, one after the other, before a reader can use it: its own code, and the rules, texts and
 * cards that its attributes and its language ask for. The loader asks for all of them at once, and the command tells pages to.
 */
export function partsOf({name, language, attribute}: Shown): readonly string[] {
  const parts = [name, attribute('deck')];
  if (name === 'rules-explainer') {
    const game = attribute('game');
    const rules = attribute('view') === 'rules' ? ['rulebook-page', `${game}-rules.${language}`] : [];
    return [
      ...parts,
      'book',
      `book.${language}`,
      'explainer',
      game,
      `${game}-lesson`,
      `${game}-lesson.${language}`,
      ...rules,
    ];
  }
  const pictured = (game: string): readonly string[] =>
    game === '' ? [] : [game, `${game}-lesson`, `${game}-lesson.${language}`];
  if (name === 'card-diagram') {
    const game = attribute('game');
    const table = game === '' ? [] : ['load-table', `book.${language}`, ...pictured(game)];
    return [...parts, ...table];
  }
  if (name === 'card-puzzle')
    return [...parts, 'book', `book.${language}`, 'explainer', `puzzle.${language}`, ...pictured(attribute('game'))];
  if (name === 'game-replay') {
    const read = ['notation', `book.${language}`, `replay.${language}`];
    return [...parts, ...read, ...pictured(attribute('game'))];
  }
  if (name === 'table-record') return [...parts, `menu.${language}`, `record.${language}`];
  if (name === 'coach-panel') return [...parts, `review.${language}`];
  const [, game] = /^(.+)-table$/.exec(name) ?? [];
  return game === undefined ? parts : [...parts, `${game}.${language}`];
}
