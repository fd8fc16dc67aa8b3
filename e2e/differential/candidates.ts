/** Makes a source smaller in several ways: without some files, lines or tokens, or with less code in brackets. */
import { parse } from '../../src/engine/index.ts';
import { keyOf, MANIFEST, OPTIONS, sizeOf, type Files, type Source } from './source.ts';
import { tokensOf } from './tokens.ts';

/** A source split into parts, and a function that leaves out some of them. */
export interface Parts {
  readonly count: number;
  readonly without: (left: ReadonlySet<number>) => Source;
}

export function filesOf(source: Source): readonly Parts[] {
  if (source.form === 'expression') return [];
  const { files } = source;
  const paths = [...files.keys()].filter((path) => path !== MANIFEST && path !== OPTIONS);
  return [
    {
      count: paths.length,
      without: (left) => {
        const gone = new Set(paths.filter((_, index) => left.has(index)));
        return { form: 'case', files: new Map([...files].filter(([path]) => !gone.has(path))) };
      },
    },
  ];
}

export function linesOf(source: Source): readonly Parts[] {
  return eachText(source).map(([text, withText]) => partsOfText(text.split(/(?<=\n)/), withText));
}

export function tokensIn(source: Source): readonly Parts[] {
  return eachText(source).map(([text, withText]) => partsOfText(withBlanks(tokensOf(text)), withText));
}

/** Returns tokens together with the spaces after them, so that the code stays readable. */
function withBlanks(tokens: readonly string[]): readonly string[] {
  const parts: string[] = [];
  for (const token of tokens) {
    if (/\S/.test(token) || parts.length === 0) parts.push(token);
    else parts.push(`${parts.pop() ?? ''}${token}`);
  }
  return parts;
}

function partsOfText(parts: readonly string[], withText: (text: string) => Source): Parts {
  return {
    count: parts.length,
    without: (left) => withText(parts.filter((_, index) => !left.has(index)).join('')),
  };
}

/**
 * Returns the strings of a source (an expression, or the contents of files), each with a function that replaces it in
 * the source.
 */
function eachText(source: Source): readonly (readonly [string, (text: string) => Source])[] {
  if (source.form === 'expression') return [[source.text, (text) => ({ form: 'expression', text })]];
  const { files } = source;
  return [...files]
    .filter(([path]) => path !== OPTIONS)
    .map(([path, content]) => [content, (text) => ({ form: 'case', files: withFile(files, path, text) })]);
}

function withFile(files: Files, path: string, text: string): Files {
  return new Map([...files].map(([each, content]) => [each, each === path ? text : content]));
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** Expressions that can replace a pair of brackets with its content. */
const STAND_INS = ['1', "'a'", '[]'];

/** Returns sources with less code in brackets, smallest first. */
export function withLessInBrackets(source: Source): readonly Source[] {
  const size = sizeOf(source);
  const all = eachText(source).flatMap(([text, withText]) => bracketed(tokensOf(text)).map(withText));
  return [...new Map(all.map((each) => [keyOf(each), each])).values()]
    .filter((each) => sizeOf(each) < size)
    .toSorted((left, right) => sizeOf(left) - sizeOf(right));
}

/**
 * Returns for each pair of brackets: only its content, only the pair, and the code with the pair removed, unwrapped or
 * replaced.
 */
function bracketed(tokens: readonly string[]): readonly string[] {
  const open: number[] = [];
  const found: string[] = [];
  tokens.forEach((token, index) => {
    if (token in CLOSING) open.push(index);
    const start = open.at(-1);
    if (start === undefined || token !== CLOSING[tokens[start] ?? '']) return;
    open.pop();
    const [before, after] = [tokens.slice(0, start).join(''), tokens.slice(index + 1).join('')];
    const inside = tokens.slice(start + 1, index);
    found.push(
      inside.join(''),
      tokens.slice(start, index + 1).join(''),
      before + after,
      before + inside.join('') + after,
    );
    found.push(...STAND_INS.map((each) => `${before}${token === ')' ? `(${each})` : each}${after}`));
    found.push(...betweenCommas(inside));
  });
  return found;
}

function betweenCommas(tokens: readonly string[]): readonly string[] {
  let depth = 0;
  const parts: string[] = [''];
  for (const token of tokens) {
    if (token in CLOSING) depth += 1;
    if (token === ')' || token === ']' || token === '}') depth -= 1;
    if (depth === 0 && (token === ',' || token === '=>' || token === ';')) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${token}`);
  }
  return parts.map((part) => part.trim());
}

/** Returns whether a source contains code without syntax errors. */
export function isSound(source: Source): boolean {
  const text = source.form === 'expression' ? source.text : (source.files.get(MANIFEST) ?? '');
  return parse(text, MANIFEST).diagnostics.every(({ severity }) => severity !== 'error');
}
