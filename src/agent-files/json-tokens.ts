/** Scans JSON that may be truncated or damaged, in linear time. */

export interface JsonToken {
  /**
   * Kind of the token. A `damaged` token is a string without a closing quote before the end of its line or of the text.
   */
  readonly kind: 'string' | '{' | '}' | '[' | ']' | ':' | ',' | 'line end' | 'damaged';
  readonly start: number;
  readonly end: number;
}

const PUNCTUATION: ReadonlyMap<string, JsonToken['kind']> = new Map([
  ['{', '{'],
  ['}', '}'],
  ['[', '['],
  [']', ']'],
  [':', ':'],
  [',', ','],
  ['\n', 'line end'],
]);

/** Yields strings, punctuation and line ends. Skips numbers and keywords. */
export function* readJsonTokens(text: string): Generator<JsonToken> {
  const mark = /["{}[\]:,\n]/g;
  const inString = /["\\\n]/g;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    const start = found.index;
    const kind = PUNCTUATION.get(found[0]);
    if (kind !== undefined) {
      yield { kind, start, end: start + 1 };
      continue;
    }
    inString.lastIndex = start + 1;
    let stop = inString.exec(text);
    while (stop?.[0] === '\\') {
      inString.lastIndex = stop.index + 2;
      stop = inString.exec(text);
    }
    const isWhole = stop?.[0] === '"';
    const end = stop === null ? text.length : stop.index + (isWhole ? 1 : 0);
    yield { kind: isWhole ? 'string' : 'damaged', start, end };
    mark.lastIndex = end;
  }
}
