/** Splits the DOT language (graphviz.org, "DOT Language") into tokens. Supports the syntax in Puppet's graph files. */

export interface DotToken {
  readonly kind: 'name' | 'arrow' | 'punctuation' | 'damaged';
  readonly text: string;
  /** Line of the file; counts from 1. */
  readonly line: number;
}

const SPACE = /\s+/y;
const COMMENT = /\/\/[^\n]*|#[^\n]*/y;
const PLAIN = /[\w.\u0080-\uffff-]+?(?=->|--|[^\w.\u0080-\uffff-]|$)/y;

/**
 * Yields the tokens in linear time. A backslash is part of a title unless a double quote follows it, because Puppet
 * escapes only double quotes. A string without a closing quote becomes a `damaged` token up to the end of its line.
 */
export function* readDotTokens(text: string): Generator<DotToken> {
  let [at, line] = [0, 1];
  const skip = (end: number): void => {
    for (; at < end; at += 1) if (text[at] === '\n') line += 1;
  };
  while (at < text.length) {
    const blank = matchAt(SPACE, text, at);
    if (blank !== undefined) {
      skip(at + blank.length);
      continue;
    }
    const comment = text.startsWith('/*', at) ? findBlockEnd(text, at) : matchEnd(COMMENT, text, at);
    if (comment !== undefined) {
      skip(comment);
      continue;
    }
    const token = readToken(text, at);
    yield { ...token, line };
    skip(token.end);
  }
}

function readToken(text: string, at: number): Pick<DotToken, 'kind' | 'text'> & { readonly end: number } {
  if (text.startsWith('->', at) || text.startsWith('--', at))
    return { kind: 'arrow', text: text.slice(at, at + 2), end: at + 2 };
  if (text[at] === '"') return readString(text, at);
  const plain = matchAt(PLAIN, text, at);
  if (plain !== undefined) return { kind: 'name', text: plain, end: at + plain.length };
  return { kind: 'punctuation', text: text[at] ?? '', end: at + 1 };
}

function readString(text: string, start: number): Pick<DotToken, 'kind' | 'text'> & { readonly end: number } {
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close - 1] === '\\') close = text.indexOf('"', close + 1);
  if (close === -1) {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd === -1 ? text.length : lineEnd;
    return { kind: 'damaged', text: text.slice(start + 1, end), end };
  }
  return { kind: 'name', text: text.slice(start + 1, close).replaceAll('\\"', '"'), end: close + 1 };
}

function findBlockEnd(text: string, at: number): number {
  const close = text.indexOf('*/', at + 2);
  return close === -1 ? text.length : close + 2;
}

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  const found = matchAt(pattern, text, at);
  return found === undefined ? undefined : at + found.length;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
