/** Classifies brackets by the tokens before them. */
import type { CursorToken } from './scan.ts';

export type DefinitionWord = 'class' | 'define' | 'function' | 'node' | 'plan';

export type BracketRole =
  | { readonly kind: 'file' }
  | {
      readonly kind: 'resource';
      readonly type: string;
      readonly form: 'declaration' | 'defaults' | 'override' | 'collector';
      /** For an override such as `File['/a'] { … }`, the brackets `['/a']` of the reference. */
      readonly reference?: Bracket;
    }
  | { readonly kind: 'definition'; readonly word: DefinitionWord; readonly name: string; readonly parent?: string }
  | { readonly kind: 'block'; readonly word: 'if' | 'elsif' | 'else' | 'unless' | 'option' | 'other' }
  | { readonly kind: 'case' | 'selector' | 'hash' | 'lambda' | 'lambda parameters' | 'list' | 'group' }
  | { readonly kind: 'call'; readonly name: string; readonly isMethod: boolean; readonly type?: string }
  /** Parameters of a definition, not of a lambda. */
  | { readonly kind: 'parameters'; readonly word: DefinitionWord; readonly name: string }
  /** Brackets after a value: `$x[…]`. */
  | { readonly kind: 'access' }
  /** Brackets after a type: `Integer[…]`, `File[…]`. */
  | { readonly kind: 'type arguments'; readonly type: string }
  | { readonly kind: 'search'; readonly type: string };

/** A variable that is in scope before the cursor. */
export interface ScannedVariable {
  /** Name without the dollar sign. */
  readonly name: string;
  readonly kind: 'parameter' | 'assignment' | 'lambda parameter';
  readonly start: number;
  readonly type?: string;
  /** Offset at which the value or default begins. */
  readonly value?: number;
}

export interface Bracket {
  readonly role: BracketRole;
  /** The opening bracket; absent for the file itself. */
  readonly open: CursorToken | undefined;
  /**
   * Tokens directly inside the bracket. Of a nested bracket, the list contains only the opening and the closing token.
   */
  readonly own: CursorToken[];
  /** Variables read so far, if the bracket is a scope or a parameter list. */
  readonly variables: ScannedVariable[];
  /** The innermost bracket with variables of its own: this one, or one around it. */
  readonly scope: Bracket | undefined;
  /** The current entry after the last comma: its first token, and whether it has an equals sign. */
  readonly entry: { first: CursorToken | undefined; hasDefault: boolean };
}

const CONDITIONS: ReadonlySet<string> = new Set([
  'if',
  'elsif',
  'unless',
  'case',
  'and',
  'or',
  'in',
  'node',
  'inherits',
]);
const DEFINITIONS: ReadonlySet<string> = new Set(['class', 'define', 'function', 'plan', 'node']);
const OPERATOR = /^(?:[=!]=|[=!]~|[<>]=?|>>|<<|!|[+\-*/%]|,)$/;

/** Maximum number of tokens between a brace and the first word of its statement. */
const LONGEST_HEAD = 1000;

export function isDefinitionWord(word: string): word is DefinitionWord {
  return DEFINITIONS.has(word);
}

/** Checks whether a bracket has its own variables. */
export function isScope({ role }: Pick<Bracket, 'role'>): boolean {
  return role.kind === 'file' || role.kind === 'definition' || role.kind === 'lambda';
}

type ClosedBy = (closing: CursorToken) => Bracket | undefined;

export function roleOfBrace(around: Bracket, closedBy: ClosedBy): BracketRole {
  const { own } = around;
  const last = own.at(-1);
  if (last === undefined) return { kind: 'hash' };
  const before = own.at(-2);
  switch (last.kind) {
    case 'mark':
      return roleAfterMark(around, last, closedBy);
    case 'name':
      if (last.text === 'else') return { kind: 'block', word: 'else' };
      if (last.text === 'class') return { kind: 'resource', type: 'class', form: 'declaration' };
      return isPartOfHead(before)
        ? roleOfHead(own, closedBy)
        : { kind: 'resource', type: plain(last.text), form: 'declaration' };
    case 'type':
      return isPartOfHead(before)
        ? roleOfHead(own, closedBy)
        : { kind: 'resource', type: plain(last.text), form: 'defaults' };
    default:
      return roleOfHead(own, closedBy);
  }
}

function roleAfterMark({ own, role }: Bracket, last: CursorToken, closedBy: ClosedBy): BracketRole {
  switch (last.text) {
    case '|':
      return { kind: 'lambda' };
    case '?':
      return { kind: 'selector' };
    case ':':
      return role.kind === 'case' ? { kind: 'block', word: 'option' } : { kind: 'hash' };
    case '|>':
    case '|>>': {
      const search = closedBy(last)?.role;
      return { kind: 'resource', type: search?.kind === 'search' ? search.type : '', form: 'collector' };
    }
    case ']': {
      const arguments_ = closedBy(last);
      const type = arguments_?.role;
      if (type?.kind !== 'type arguments') return roleOfHead(own, closedBy);
      const at = arguments_?.open === undefined ? -1 : own.indexOf(arguments_.open);
      return isPartOfHead(own[at - 2])
        ? roleOfHead(own, closedBy)
        : {
            kind: 'resource',
            type: plain(type.type),
            form: 'override',
            ...(arguments_ === undefined ? {} : { reference: arguments_ }),
          };
    }
    case ')':
      return roleOfHead(own, closedBy);
    default:
      return { kind: 'hash' };
  }
}

function isPartOfHead(token: CursorToken | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'name') return CONDITIONS.has(token.text) || DEFINITIONS.has(token.text);
  return token.kind === 'mark' && OPERATOR.test(token.text);
}

/** Classifies a block by the first word of its statement. */
function roleOfHead(own: readonly CursorToken[], closedBy: ClosedBy): BracketRole {
  for (let at = own.length - 1; at >= Math.max(0, own.length - LONGEST_HEAD); at -= 1) {
    const token = own[at];
    if (token === undefined) break;
    if (token.kind === 'tag' || token.text === ';' || token.text === '=>') break;
    if (token.text === '}' && !['hash', 'selector', 'lambda'].includes(closedBy(token)?.role.kind ?? '')) break;
    if (token.kind !== 'name') continue;
    switch (token.text) {
      case 'if':
      case 'elsif':
      case 'unless':
        return { kind: 'block', word: token.text };
      case 'case':
        return { kind: 'case' };
      default:
        if (isDefinitionWord(token.text)) return definitionRole(token.text, own.slice(at + 1));
    }
  }
  const last = own.at(-1);
  return last?.kind === 'mark' ? { kind: 'hash' } : { kind: 'block', word: 'other' };
}

function definitionRole(word: DefinitionWord, rest: readonly CursorToken[]): BracketRole {
  const name = plain(rest[0]?.text ?? '');
  const inherits = rest.findIndex(({ text }) => text === 'inherits');
  const parent = inherits === -1 ? undefined : rest[inherits + 1]?.text;
  return { kind: 'definition', word, name, ...(parent === undefined ? {} : { parent: plain(parent) }) };
}

export function roleOfParenthesis({ own }: Bracket): BracketRole {
  const last = own.at(-1);
  const before = own.at(-2);
  if (last?.kind === 'name') {
    if (before !== undefined && before.kind === 'name' && isDefinitionWord(before.text))
      return { kind: 'parameters', word: before.text, name: plain(last.text) };
    if (/^(?:if|elsif|unless|case|and|or|in|else)$/.test(last.text)) return { kind: 'group' };
    return { kind: 'call', name: plain(last.text), isMethod: before?.text === '.' };
  }
  if (last?.kind === 'type') return { kind: 'call', name: 'new', isMethod: false, type: last.text };
  return { kind: 'group' };
}

export function roleOfSquare({ own }: Bracket, open: CursorToken): BracketRole {
  const last = own.at(-1);
  if (last === undefined || last.end !== open.start) return { kind: 'list' };
  if (last.kind === 'type') return { kind: 'type arguments', type: last.text };
  const isValue =
    last.kind === 'variable' || last.kind === 'name' || last.kind === 'string' || /^[\])}]$/.test(last.text);
  return isValue ? { kind: 'access' } : { kind: 'list' };
}

function plain(name: string): string {
  return (name.startsWith('::') ? name.slice(2) : name).toLowerCase();
}
