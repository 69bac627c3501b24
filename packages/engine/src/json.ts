import {failure, success, type Result} from './result.js';

/**
 * Parses JSON. If the string isn't valid JSON, the problem's path is the `line:column` of the first error, counted from
 * 1, as in problems with notation. Never throws.
 */
export function parseJson(text: string, code = 'record.json'): Result<unknown> {
  try {
    return success(JSON.parse(text) as unknown);
  } catch {
    if (typeof text !== 'string') return failure(code, '1:1', 'This is not valid JSON.');
    const lines = text.slice(0, faultIn(text)).split('\n');
    return failure(code, `${lines.length}:${lines.at(-1)!.length + 1}`, 'This is not valid JSON.');
  }
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w)/y;
/** Matches a closing quote, the start of an escape, or a character that must be escaped. */
const STRING_PART = /["\\]|[^ -\uffff]/g;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * Returns the offset of the first token that isn't valid JSON. Browsers' error messages give this offset in different
 * formats, or not at all.
 */
function faultIn(text: string): number {
  let at = 0;
  const matches = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isThere = pattern.test(text);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  };
  /** Moves past a string. Returns false if the string is invalid. */
  const passString = (): boolean => {
    at++;
    while (matches(STRING_PART)) {
      const sign = text[at - 1];
      if (sign === '"') return true;
      at--;
      if (sign !== '\\' || !matches(ESCAPE)) return false;
    }
    at = text.length;
    return false;
  };
  const open: string[] = [];
  /** Kind of token that may come next. */
  let next: 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' = 'value';
  for (;;) {
    matches(SPACE);
    const sign = text[at];
    const close = open.at(-1);
    if (sign === undefined) return at;
    if (sign === close && (next === 'comma' || next.startsWith('first'))) {
      at++;
      open.pop();
      next = 'comma';
    } else if (next === 'comma') {
      if (sign !== ',' || close === undefined) return at;
      at++;
      next = close === '}' ? 'key' : 'value';
    } else if (next === 'colon') {
      if (sign !== ':') return at;
      at++;
      next = 'value';
    } else if (next.endsWith('key')) {
      if (sign !== '"' || !passString()) return at;
      next = 'colon';
    } else if (sign === '{' || sign === '[') {
      at++;
      open.push(sign === '{' ? '}' : ']');
      next = sign === '{' ? 'first key' : 'first value';
    } else {
      if (!(sign === '"' ? passString() : matches(SCALAR))) return at;
      next = 'comma';
    }
  }
}
