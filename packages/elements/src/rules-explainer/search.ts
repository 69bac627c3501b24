import {paragraphsOf, plainText, type Paragraph, type Rulebook} from '@cartavola/words';

/** Text without accents and capitals, with the index in the original of each of its characters. */
interface Folded {
  readonly text: string;
  readonly from: readonly number[];
}

function fold(text: string): Folded {
  let folded = '';
  const from: number[] = [];
  for (let place = 0; place < text.length; place++) {
    const plain = text
      .charAt(place)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace('œ', 'oe')
      .replace('æ', 'ae')
      .replace('’', "'");
    folded += plain;
    for (let count = 0; count < plain.length; count++) from.push(place);
  }
  return {text: folded, from};
}

/** Words to search for, folded. */
export type Query = readonly string[];

export const queryFrom = (text: string): Query => fold(text).text.split(/\s+/).filter(Boolean);

/** Tells whether every word occurs in at least one of the texts. */
const holds = (query: Query, texts: readonly (string | undefined)[]): boolean => {
  const {text} = fold(texts.filter(Boolean).join('\n'));
  return query.every((word) => text.includes(word));
};

/** Search results: rules by id, and glossary terms by key. */
export interface Found {
  readonly rules: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
}

export function find(book: Rulebook, query: Query): Found | undefined {
  if (query.length === 0) return undefined;
  const isFound = ({id, title, text, badge, when}: Paragraph): boolean =>
    holds(query, [id, title, plainText(text), badge, when]);
  return {
    rules: new Set(
      paragraphsOf(book)
        .filter(isFound)
        .map(({id}) => id),
    ),
    terms: new Set(book.glossary.filter(({term, meaning}) => holds(query, [term, meaning])).map(({key}) => key)),
  };
}

/** Splits a text into the parts that match the query and the parts between them. */
export function marked(text: string, query: Query): readonly {readonly text: string; readonly hit: boolean}[] {
  const {text: folded, from} = fold(text);
  const hits = Array<boolean>(text.length).fill(false);
  for (const word of query) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      hits.fill(true, from[at], from[at + word.length - 1]! + 1);
    }
  }
  const pieces: {text: string; hit: boolean}[] = [];
  [...hits.keys()].forEach((place) => {
    const last = pieces.at(-1);
    if (last && last.hit === hits[place]) last.text += text.charAt(place);
    else pieces.push({text: text.charAt(place), hit: hits[place]!});
  });
  return pieces;
}
