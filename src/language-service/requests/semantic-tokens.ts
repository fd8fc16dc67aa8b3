/** Semantic tokens: the meaning of each word, for colors beyond the syntax. */
import { LEGACY_FACT_NAMES, type SyntaxToken, type TokenCategory } from '../../engine/index.ts';
import type { SemanticToken, SemanticTokenModifier, SemanticTokensAnswer, SemanticTokenType } from '../answers.ts';
import { OWN_VARIABLES, TOP_VARIABLES } from '../index/known-names.ts';
import type { Occurrence } from '../index/occurrences.ts';
import type { ProjectIndex } from '../index/project-index.ts';
import { familyOf, nameOf, type SymbolFamily, type SymbolId } from '../index/symbols.ts';
import type { ParsedFile } from '../parsed-file.ts';
import type { FileParameters, Project } from '../project.ts';
import type { RequestContext } from '../request-context.ts';
import { wordsOfTree, type Word } from './words-of-tree.ts';

export function semanticTokens({ index, project }: RequestContext, { file }: FileParameters): SemanticTokensAnswer {
  const found = index.file(file);
  if (found === undefined) return { tokens: [] };
  const tokens = found.isPuppet ? puppetTokens(found, index, project) : otherTokens(found, index);
  return { tokens: inOneLine(found.text, tokens) };
}

const TYPES: Readonly<Partial<Record<TokenCategory, SemanticTokenType>>> = {
  keyword: 'keyword',
  name: 'string',
  type: 'type',
  variable: 'variable',
  number: 'number',
  string: 'string',
  regexp: 'regexp',
  heredoc: 'string',
  operator: 'operator',
  comment: 'comment',
};

function puppetTokens(file: ParsedFile, index: ProjectIndex, project: Project): readonly SemanticToken[] {
  const { text, tokens, path } = file;
  const words = wordsOfTree(file);
  const occurrences = index.fileIndex(path)?.occurrences.all() ?? [];
  const parameters = collectParameters(index, path);
  const found: SemanticToken[] = [];
  let next = 0;
  for (const [at, token] of tokens.entries()) {
    const { category, offset } = token;
    const end = offset + trimmedLength(text, token);
    const type = TYPES[category];
    if (type === undefined || end <= offset) continue;
    while ((occurrences[next]?.range[1] ?? Infinity) <= offset) next += 1;
    let occurrence: Occurrence | undefined;
    for (let near = next; (occurrences[near]?.range[0] ?? Infinity) < end; near += 1) occurrence ??= occurrences[near];
    let word: Word = { type };
    if (category === 'variable') word = variable(text.slice(offset, end), occurrence, parameters, index, project);
    else if (category === 'name' || category === 'keyword' || category === 'type') {
      const meant = occurrence === undefined ? undefined : FAMILIES[familyOf(occurrence.symbol)];
      word =
        words.get(offset) ??
        (meant === undefined || category !== 'name' ? guessed(text, tokens, at) : { type: meant }) ??
        word;
    }
    found.push({ range: [offset, end], ...word });
  }
  return found;
}

const FAMILIES: Readonly<Partial<Record<SymbolFamily, SemanticTokenType>>> = {
  class: 'class',
  define: 'type',
  function: 'function',
  type: 'type',
  reference: 'type',
};

/** Returns the length of a token without a trailing `${`. */
function trimmedLength(text: string, { category, offset, length }: SyntaxToken): number {
  const isOpen = category === 'string' && length > 1 && text.startsWith('${', offset + length - 2);
  return isOpen ? length - 2 : length;
}

function guessed(text: string, tokens: readonly SyntaxToken[], at: number): Word | undefined {
  const token = tokens[at];
  const after = tokens[at + 1];
  if (token?.category !== 'name' || after === undefined) return undefined;
  switch (text.slice(after.offset, after.offset + after.length)) {
    case '=>':
    case '+>':
      return { type: 'property' };
    case '(':
      return { type: 'function' };
    case '{':
      return { type: 'type' };
    default:
      return undefined;
  }
}

function collectParameters(index: ProjectIndex, path: string): ReadonlySet<SymbolId> {
  const scopes = index.fileIndex(path)?.scopes ?? [];
  return new Set(
    scopes.flatMap(({ variables }) =>
      variables.filter(({ kind }) => kind !== 'assignment').map(({ symbol }) => symbol),
    ),
  );
}

const LEGACY: ReadonlySet<string> = new Set(LEGACY_FACT_NAMES);

function variable(
  written: string,
  occurrence: Occurrence | undefined,
  parameters: ReadonlySet<SymbolId>,
  index: ProjectIndex,
  project: Project,
): Word {
  const name = written.replace(/^\$/, '').replace(/^::/, '');
  const modifiers: SemanticTokenModifier[] = [];
  const symbol = occurrence?.symbol;
  const isParameter = symbol !== undefined && parameters.has(symbol);
  if (occurrence?.role === 'definition' || occurrence?.role === 'write') modifiers.push('declaration');
  modifiers.push('readonly');
  const isOfTopScope = symbol === undefined || symbol === `variable ${name}` || familyOf(symbol) === 'fact';
  const isFact = Object.hasOwn(project.facts, name);
  if (symbol !== undefined && familyOf(symbol) === 'meta' && OWN_VARIABLES.has(name)) modifiers.push('defaultLibrary');
  else if (!isParameter && isOfTopScope && (isFact || TOP_VARIABLES.has(name) || LEGACY.has(name))) {
    const isDeclared = symbol !== undefined && index.hasOccurrence(symbol, 'definition', 'write');
    if (!isDeclared) modifiers.push('defaultLibrary', ...(LEGACY.has(name) ? (['deprecated'] as const) : []));
  }
  return { type: isParameter ? 'parameter' : 'variable', modifiers };
}

/** Returns the tokens of data files and ERB templates: keys and interpolations. */
function otherTokens({ path, text, kind }: ParsedFile, index: ProjectIndex): readonly SemanticToken[] {
  const found: SemanticToken[] = [];
  for (const { symbol, range, role } of index.fileIndex(path)?.occurrences.all() ?? []) {
    const family = familyOf(symbol);
    const modifiers: readonly SemanticTokenModifier[] = role === 'definition' ? ['declaration'] : ['readonly'];
    if (range[1] <= range[0]) continue;
    if (family === 'hiera') found.push({ range, type: 'property', ...(role === 'definition' ? { modifiers } : {}) });
    else if (VARIABLES.has(family)) {
      const isFact = TOP_VARIABLES.has(nameOf(symbol));
      found.push({ range, type: 'variable', modifiers: isFact ? [...modifiers, 'defaultLibrary'] : modifiers });
    }
  }
  if (kind === 'data' || kind === 'hiera.yaml') {
    for (const { 0: whole, 1: name = '', index: at } of text.matchAll(/%\{\s*(lookup|hiera|alias|scope|literal)\(/g)) {
      const end = at + whole.length - 1;
      found.push({ range: [end - name.length, end], type: 'function', modifiers: ['defaultLibrary'] });
    }
  }
  return found;
}

const VARIABLES: ReadonlySet<SymbolFamily> = new Set(['variable', 'local', 'argument', 'attribute', 'meta', 'fact']);

/** Returns tokens sorted and without overlaps; a multi-line token is split into one per line. */
function inOneLine(text: string, tokens: readonly SemanticToken[]): readonly SemanticToken[] {
  const found: SemanticToken[] = [];
  let last = 0;
  for (const token of tokens.toSorted((one, other) => one.range[0] - other.range[0])) {
    let [start] = token.range;
    const [, end] = token.range;
    if (start < last) continue;
    last = end;
    while (start < end) {
      const newline = text.indexOf('\n', start);
      const stop = newline === -1 || newline >= end ? end : newline;
      const lineEnd = stop > start && text.charAt(stop - 1) === '\r' ? stop - 1 : stop;
      if (lineEnd > start) found.push({ ...token, range: [start, lineEnd] });
      start = stop + 1;
    }
  }
  return found;
}
