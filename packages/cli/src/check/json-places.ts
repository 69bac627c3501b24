/** Value in JSON: its offset, and the values in it. Their keys are parts of paths, such as `.id` or `[2]`. */
interface JsonValue {
  readonly at: number;
  readonly inside: ReadonlyMap<string, JsonValue>;
}

/** Maximum depth to search. Parsers reject deeper values. */
const DEEPEST = 100;
/** Maximum length of a path to search. */
const LONGEST_PATH = 1000;

const NOTHING: ReadonlyMap<string, JsonValue> = new Map();

/** Finds the offsets of values in JSON by path, such as `puzzles[2].id`. Those in invalid JSON are only approximate. */
export class JsonPlaces {
  readonly #text: string;
  readonly #whole: JsonValue;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#whole = this.#value(0);
  }

  /** Returns the offset of the value at a path, or of the nearest value that contains it. */
  offsetOf(path: string): number {
    let value = this.#whole;
    let rest = path.slice(0, LONGEST_PATH);
    while (rest !== '') {
      const part = firstPart(rest, value.inside);
      if (part === undefined) break;
      value = value.inside.get(part)!;
      rest = rest.slice(part.length);
    }
    return value.at;
  }

  #skipSpace(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++;
  }

  /** Reads a string, number or other word. An unfinished string ends with the text. */
  #word(): string {
    const start = this.#at;
    if (this.#text[start] === '"') {
      do this.#at += this.#text[this.#at] === '\\' ? 2 : 1;
      while (this.#at < this.#text.length && this.#text[this.#at] !== '"');
      this.#at++;
    } else while (/[^\s,\]}:]/.test(this.#text[this.#at] ?? ' ')) this.#at++;
    return this.#text.slice(start, this.#at);
  }

  #value(depth: number): JsonValue {
    this.#skipSpace();
    const at = this.#at;
    const open = this.#text[at];
    if (depth > DEEPEST) this.#at = this.#text.length;
    else if (open === '{' || open === '[') return {at, inside: this.#inside(open, depth)};
    else this.#word();
    return {at, inside: NOTHING};
  }

  /** Reads the values in an object or a list. */
  #inside(open: '{' | '[', depth: number): ReadonlyMap<string, JsonValue> {
    const inside = new Map<string, JsonValue>();
    this.#at++;
    for (let place = 0; this.#at < this.#text.length; place++) {
      this.#skipSpace();
      if (/[}\]]/.test(this.#text[this.#at] ?? '')) break;
      let part = `[${place}]`;
      if (open === '{') {
        part = (depth === 0 ? '' : '.') + unquoted(this.#word());
        this.#skipSpace();
        this.#at++;
      }
      const at = this.#at;
      inside.set(part, this.#value(depth + 1));
      this.#skipSpace();
      if (this.#text[this.#at] === ',') this.#at++;
      // In invalid JSON, a character such as ":" can be in the place of a value.
      if (this.#at === at) this.#at = this.#text.length;
    }
    this.#at++;
    return inside;
  }
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Returns the longest beginning of a path that is a key. A key in JSON may itself contain dots and brackets. */
function firstPart(path: string, known: ReadonlyMap<string, unknown>): string | undefined {
  const ends = [...path.matchAll(/[.[]/g)].map(({index}) => index).filter(Boolean);
  return [path.length, ...ends.reverse()].map((end) => path.slice(0, end)).find((part) => known.has(part));
}

/** Returns the offset of a fault or, if there is a trailing comma before it in an array or object, of the comma. */
export function jsonFault(text: string, offset: number): number {
  const before = text.slice(0, offset).trimEnd();
  return before.endsWith(',') && /^\s*[}\]]/.test(text.slice(offset)) ? before.length - 1 : offset;
}
