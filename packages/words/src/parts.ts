/** Element on a page, or one that will be added to a page. */
export interface Shown {
  readonly name: string;
  /** Primary subtag of its language. */
  readonly language: string;
  /** Whether it is a lesson with steps by the page's author. */
  readonly hasSteps?: boolean;
  /** Value of an attribute. Empty if absent. */
  attribute(name: string): string;
}

/**
 * Lists the parts that an element loads before a reader can use it: its code, and the rules, strings and cards for its
 * attributes and language. The loader requests all of them at once, and the CLI adds preloads for them to pages.
 */
export function partsOf({name, language, hasSteps = false, attribute}: Shown): readonly string[] {
  const game = attribute('game');
  const inLanguage = (...texts: readonly string[]): readonly string[] => texts.map((text) => `${text}.${language}`);
  const ofGame = game === '' ? [] : [`${game}-lesson`, `${game}-rulebook`, ...inLanguage(`${game}-names`)];
  // Assume French cards, which most readers and pages use.
  const parts = [name, attribute('deck') || 'french', ...inLanguage('cards')];
  switch (name) {
    case 'rules-explainer': {
      const own = game === '' || hasSteps ? [] : [`${game}-steps`, ...inLanguage(`${game}-lesson`)];
      const shown = attribute('view') === 'rules' ? ['rulebook', 'load-rulebook', ...inLanguage(`${game}-rules`)] : own;
      return [...parts, ...inLanguage('lesson', 'rulebook'), ...ofGame, ...shown];
    }
    case 'card-diagram':
      return game === '' ? parts : [...parts, 'diagram-position', ...inLanguage('lesson', 'rulebook'), ...ofGame];
    case 'card-puzzle':
      return [...parts, ...inLanguage('lesson', 'rulebook', 'puzzle'), ...ofGame];
    case 'game-replay':
      return [...parts, ...inLanguage('lesson', 'rulebook', 'replay'), ...ofGame];
    case 'score-pad':
      return [name, `${game}-count`, ...inLanguage('cards', `${game}-count`, 'pad')];
    default: {
      const [, played] = /^(.+)-table$/.exec(name) ?? [];
      if (played === undefined) return name === 'playing-card' ? parts : [name];
      return [...parts, ...inLanguage('table', played)];
    }
  }
}
