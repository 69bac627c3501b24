/** Location in text. Lines and columns are numbered from 1. The end is just after the last character. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Lines of a text. Converts between offsets and locations without reading the text again for each of them. */
export class Lines {
  readonly #length: number;
  /** Offset of the first character of each line. */
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#length = text.length;
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    this.#starts = starts;
  }

  /** Returns the location of an offset in the text. */
  placeAt(offset: number, length = 0): Place {
    const [line, column] = this.#pointAt(offset);
    const [endLine, endColumn] = length > 0 ? this.#pointAt(offset + length) : [line, column];
    return {line, column, endLine, endColumn};
  }

  /** Returns the offset of a line and column, which are numbered from 1. */
  offsetAt(line: number, column: number): number {
    return (this.#starts[line - 1] ?? this.#length) + column - 1;
  }

  #pointAt(offset: number): readonly [line: number, column: number] {
    const at = Math.max(0, Math.min(offset, this.#length));
    let [from, to] = [0, this.#starts.length];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if (this.#starts[middle]! <= at) from = middle;
      else to = middle;
    }
    return [from + 1, at - this.#starts[from]! + 1];
  }
}
