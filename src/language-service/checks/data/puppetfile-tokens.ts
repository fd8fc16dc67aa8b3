/**
 * Tokens of a `Puppetfile`. A `Puppetfile` is Ruby code, but only the simple statements that tools write are
 * understood. Nothing is evaluated.
 */

export interface PuppetfileToken {
  readonly kind: 'string' | 'symbol' | 'label' | 'word' | 'number' | 'rocket' | 'comma' | 'newline' | 'other';
  /** Content of a string, name of a symbol or label, or the source of any other token. */
  readonly text: string;
  readonly offset: number;
  readonly end: number;
  /** True for a string that does not end on its line. */
  readonly isOpen?: true;
  /** True for a string with an interpolation. */
  readonly isDynamic?: true;
}

const TOKEN =
  /(?<comment>#[^\n]*)|(?<blank>[ \t\r\f]+|\\\n)|(?<newline>\n)|'(?<single>(?:\\[\s\S]|[^'\\])*)(?<singleEnd>'?)|"(?<double>(?:\\[\s\S]|[^"\\])*)(?<doubleEnd>"?)|(?<rocket>=>)|:(?<symbol>[A-Za-z_]\w*)(?!\w)|(?<label>[A-Za-z_]\w*):(?!:)|(?<word>[A-Za-z_]\w*[?!]?)|(?<number>\d[\d.]*)|(?<comma>,)|(?<other>[\s\S])/y;

export function readPuppetfileTokens(text: string): readonly PuppetfileToken[] {
  const tokens: PuppetfileToken[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const { groups = {}, index } = match;
    const token = toToken(groups, { offset: index, end: index + match[0].length });
    if (token !== undefined) tokens.push(token);
    if (TOKEN.lastIndex >= text.length) break;
  }
  return tokens;
}

function toToken(
  groups: Readonly<Record<string, string | undefined>>,
  place: { readonly offset: number; readonly end: number },
): PuppetfileToken | undefined {
  const string = groups['single'] ?? groups['double'];
  if (string !== undefined) {
    const isClosed = (groups['singleEnd'] ?? groups['doubleEnd']) !== '';
    return {
      kind: 'string',
      text: string,
      ...place,
      ...(isClosed && !string.includes('\n') ? {} : { isOpen: true }),
      ...(groups['double']?.includes('#{') === true ? { isDynamic: true } : {}),
    };
  }
  for (const kind of ['symbol', 'label', 'word', 'number', 'rocket', 'comma', 'newline', 'other'] as const) {
    const text = groups[kind];
    if (text !== undefined) return { kind, text, ...place };
  }
  return undefined;
}
