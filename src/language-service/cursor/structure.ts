/** Tracks the open brackets before a cursor, and the variables of their scopes. */
import {
  isScope,
  roleOfBrace,
  roleOfParenthesis,
  roleOfSquare,
  type Bracket,
  type BracketRole,
  type ScannedVariable,
} from './bracket.ts';
import type { CursorToken } from './scan.ts';

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['}', '{'],
  [')', '('],
  [']', '['],
  ['|>', '<|'],
  ['|>>', '<<|'],
]);

export class Structure {
  readonly #text: string;
  readonly #closed = new Map<CursorToken, Bracket>();
  readonly #opened = new Map<CursorToken, Bracket>();
  /** Open brackets, outermost first; the first one represents the file. */
  readonly #stack: Bracket[] = [createBracket({ kind: 'file' }, undefined)];

  constructor(text: string, tokens: readonly CursorToken[]) {
    this.#text = text;
    for (const token of tokens) this.#take(token);
  }

  get open(): readonly Bracket[] {
    return this.#stack.toReversed();
  }

  get innermost(): Bracket {
    return this.#stack.at(-1) ?? createBracket({ kind: 'file' }, undefined);
  }

  readonly closedBy = (closing: CursorToken): Bracket | undefined => this.#closed.get(closing);

  openedBy(opening: CursorToken): Bracket | undefined {
    return this.#opened.get(opening);
  }

  #take(token: CursorToken): void {
    if (token.kind === 'mark' && this.#takeBracket(token)) return;
    if (token.kind === 'name' && this.#beginsDefinition(token)) this.#stack.length = 1;
    if (token.kind === 'mark' && token.text === '=') this.#assign(token);
    if (token.kind === 'variable') this.#parameter(token);
    addToken(this.innermost, token);
  }

  /**
   * True for a definition keyword in column 0. It closes all open brackets, because at least one of them has no closing
   * bracket.
   */
  #beginsDefinition({ start, text, isFirst }: CursorToken): boolean {
    if (!isFirst || (start > 0 && this.#text.charAt(start - 1) !== '\n')) return false;
    return (
      /^(?:class|define|node|function)$/.test(text) && /^\w+[ \t]+[\w'"/:]/.test(this.#text.slice(start, start + 40))
    );
  }

  #takeBracket(token: CursorToken): boolean {
    const around = this.innermost;
    switch (token.text) {
      case '{':
        this.#openBracket(token, roleOfBrace(around, this.closedBy));
        return true;
      case '(':
        this.#openBracket(token, roleOfParenthesis(around));
        return true;
      case '[':
        this.#openBracket(token, roleOfSquare(around, token));
        return true;
      case '<|':
      case '<<|': {
        const last = around.own.at(-1);
        this.#openBracket(token, { kind: 'search', type: last?.kind === 'type' ? last.text.toLowerCase() : '' });
        return true;
      }
      case '|':
        if (around.role.kind === 'lambda parameters') this.#close(token, '|');
        else this.#openBracket(token, { kind: 'lambda parameters' });
        return true;
      default: {
        const opening = CLOSING.get(token.text);
        if (opening === undefined) return false;
        this.#close(token, opening);
        return true;
      }
    }
  }

  #openBracket(open: CursorToken, role: BracketRole): void {
    const around = this.innermost;
    const variables: ScannedVariable[] = [];
    if (role.kind === 'lambda' || role.kind === 'definition') variables.push(...this.#parametersBefore(around));
    const bracket = createBracket(role, open, { variables, outer: around.scope });
    addToken(around, open);
    this.#opened.set(open, bracket);
    this.#stack.push(bracket);
  }

  #parametersBefore({ own }: Bracket): readonly ScannedVariable[] {
    for (let at = own.length - 1; at >= 0; at -= 1) {
      const token = own[at];
      if (token === undefined || token.text === '}' || token.text === ';') return [];
      const closed = this.#closed.get(token);
      if (closed?.role.kind === 'parameters' || closed?.role.kind === 'lambda parameters') return closed.variables;
      if (token.kind === 'name' && /^(?:class|define|function|plan|node)$/.test(token.text)) return [];
    }
    return [];
  }

  /** Closes a bracket and everything open inside it. Ignores a closing bracket without an opening bracket. */
  #close(token: CursorToken, opening: string): void {
    for (let at = this.#stack.length - 1; at > 0; at -= 1) {
      const bracket = this.#stack[at];
      if (bracket?.open?.text === opening) {
        this.#stack.length = at;
        this.#closed.set(token, bracket);
        this.#keepParametersOfTemplate(bracket);
        break;
      }
      // A closing brace also closes the parentheses inside it that are still open. A parenthesis never closes a brace.
      if (bracket?.open?.text === '{') return;
    }
    addToken(this.innermost, token);
  }

  /** Keeps the parameters at the start of a template, because they are variables of the whole file. */
  #keepParametersOfTemplate({ role, open, variables }: Bracket): void {
    if (role.kind !== 'lambda parameters' || open === undefined) return;
    const { own } = this.innermost;
    if (own[own.indexOf(open) - 1]?.kind === 'tag')
      this.#stack[0]?.variables.push(...variables.map((each) => ({ ...each, kind: 'parameter' as const })));
  }

  #assign({ end }: CursorToken): void {
    const last = this.innermost.own.at(-1);
    if (last === undefined) return;
    const { role } = this.innermost;
    if (role.kind === 'parameters' || role.kind === 'lambda parameters') {
      const parameter = this.innermost.variables.at(-1);
      if (parameter?.start === last.start) this.innermost.variables.splice(-1, 1, { ...parameter, value: end });
      return;
    }
    const { scope } = this.innermost;
    const targets = last.kind === 'variable' ? [last] : (this.#closed.get(last)?.own ?? []);
    for (const { kind, text, start } of targets)
      if (kind === 'variable' && !text.includes('::'))
        scope?.variables.push({ name: text.slice(1), kind: 'assignment', start, value: end });
  }

  /** Adds a variable of a parameter list, unless it is part of a default. */
  #parameter({ start, text }: CursorToken): void {
    const { role, variables, entry } = this.innermost;
    if (role.kind !== 'parameters' && role.kind !== 'lambda parameters') return;
    const { first, hasDefault } = entry;
    if (hasDefault) return;
    const type = first === undefined ? '' : this.#text.slice(first.start, start).replace(/\*$/, '').trim();
    const kind = role.kind === 'parameters' ? 'parameter' : 'lambda parameter';
    variables.push({ name: text.slice(1), kind, start, ...(type === '' ? {} : { type }) });
  }
}

/**
 * Returns the variables that a bracket declares. Leaves out the parameter whose default contains the cursor, because a
 * default cannot use its own parameter.
 */
function withoutOwn({ role, variables, entry }: Bracket): readonly ScannedVariable[] {
  if (role.kind !== 'parameters' && role.kind !== 'lambda parameters') return variables;
  return entry.hasDefault ? variables.slice(0, -1) : variables;
}

function createBracket(
  role: BracketRole,
  open: CursorToken | undefined,
  { variables = [], outer }: { readonly variables?: ScannedVariable[]; readonly outer?: Bracket | undefined } = {},
): Bracket {
  const entry = { first: undefined, hasDefault: false };
  const bracket: { -readonly [Name in keyof Bracket]: Bracket[Name] } = {
    ...{ role, open, own: [], variables, entry, scope: outer },
  };
  if (isScope(bracket)) bracket.scope = bracket;
  return bracket;
}

function addToken({ own, entry }: Bracket, token: CursorToken): void {
  own.push(token);
  if (token.text === ',') [entry.first, entry.hasDefault] = [undefined, false];
  else {
    entry.first ??= token;
    entry.hasDefault ||= token.text === '=';
  }
}

/** Variables of the open brackets, nearest first. A definition hides outer variables. */
export function variablesAround(open: readonly Bracket[]): {
  readonly variables: readonly ScannedVariable[];
  readonly definition: (BracketRole & { readonly kind: 'definition' | 'parameters' }) | undefined;
} {
  const variables: ScannedVariable[] = [];
  for (const bracket of open) {
    const { role } = bracket;
    if (isScope(bracket) || role.kind === 'parameters' || role.kind === 'lambda parameters')
      variables.push(...withoutOwn(bracket).toReversed());
    if (role.kind === 'definition' || role.kind === 'parameters') return { variables, definition: role };
  }
  return { variables, definition: undefined };
}
