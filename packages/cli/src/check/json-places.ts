/**
 * Finds the offsets of values in JSON by path, such as `puzzles[2].id`. The results for invalid JSON are only
 * approximate.
 */
export function placesInJson(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  let at = 0;
  const space = (): void => {
    while (/\s/.test(text[at] ?? '')) at++;
  };
  const word = (): string => {
    const [found = ''] = /^(?:"(?:[^"\\]|\\.)*"|[^\s,\]}:]*)/.exec(text.slice(at, at + LONGEST)) ?? [];
    at += found.length;
    return found;
  };
  const value = (path: string, depth: number): void => {
    if (depth > DEEPEST) {
      at = text.length;
      return;
    }
    space();
    places.set(path, at);
    const open = text[at];
    if (open !== '{' && open !== '[') return void word();
    at++;
    for (let place = 0; at < text.length; place++) {
      space();
      if (text[at] === '}' || text[at] === ']') break;
      if (open === '[') value(`${path}[${place}]`, depth + 1);
      else {
        const key = unquoted(word());
        space();
        at++;
        value(path === '' ? key : `${path}.${key}`, depth + 1);
      }
      space();
      if (text[at] === ',') at++;
    }
    at++;
  };
  value('', 0);
  return places;
}

/** Maximum depth to search. Parsers reject deeper values. */
const DEEPEST = 100;
/** Maximum length of one value to search. */
const LONGEST = 10_000;

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Returns the offset of the value at a path, or of the nearest value that contains it. */
export function offsetOf(places: ReadonlyMap<string, number>, path: string): number {
  for (let known = path; known !== ''; known = known.replace(/(?:^|\.)[^.[\]]*$|\[\d+\]$/, ''))
    if (places.has(known)) return places.get(known)!;
  return places.get('') ?? 0;
}

/** Returns the offset of a fault or, if there is a trailing comma before it in an array or object, of the comma. */
export function jsonFault(text: string, offset: number): number {
  const comma = /,\s*$/.exec(text.slice(0, offset));
  return comma && /^\s*[}\]]/.test(text.slice(offset)) ? comma.index : offset;
}
