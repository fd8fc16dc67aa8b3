/** Classifies a place in code by the open brackets and the tokens before it. */
import { STATEMENT_CALLS } from '../../engine/index.ts';
import { isDefinitionWord, type Bracket, type BracketRole } from './bracket.ts';
import type { CallAt, HashOwner, Place, ResourceBody } from './place.ts';
import type { CursorToken } from './scan.ts';
import type { Structure } from './structure.ts';
import { countTokens, givenIn, plainText, receiverBefore, statementCall } from './tokens.ts';

const EXPRESSION_WORDS = /^(?:if|elsif|unless|case|and|or|in|return|not)$/;
const BEFORE_VALUE = /^(?:[-+]?=|[=!]=|[<>]=?|<<|[+\-*/%!]|\+=|=>|\+>)$/;
interface PlaceInput {
  readonly text: string;
  readonly structure: Structure;
  readonly start: number;
  readonly isTemplate: boolean;
  /** True inside `${…}`. */
  readonly isInterpolation: boolean;
}

/**
 * Maximum number of enclosing brackets that the classification reads, which bounds its recursion. Real code has fewer
 * than twenty.
 */
const MOST_BRACKETS = 200;

export function findPlace(input: PlaceInput): Place {
  const innermost = input.structure.open[0];
  return innermost === undefined ? { kind: 'nothing' } : new Placer(input).at(0, innermost.own);
}

class Placer {
  readonly #input: PlaceInput;
  readonly #open: readonly Bracket[];

  constructor(input: PlaceInput) {
    this.#input = input;
    this.#open = input.structure.open.slice(0, MOST_BRACKETS);
  }

  /**
   * Classifies the place after some tokens of a bracket.
   * @param level index of the bracket in the list of open brackets
   * @param own the tokens inside the bracket, before the cursor
   */
  at(level: number, own: readonly CursorToken[]): Place {
    const bracket = this.#open[level];
    if (bracket === undefined) return { kind: 'expression' };
    const last = own.at(-1);
    if (last?.text === '.')
      return { kind: 'method', receiver: receiverBefore(own.slice(0, -1), this.#input.structure) };
    const { role } = bracket;
    switch (role.kind) {
      case 'resource':
        return this.#resource(role, own);
      case 'search':
        return searchPlace(role.type, own);
      case 'access':
        return last === undefined ? { kind: 'key', receiver: this.#before(level) } : this.#value(own);
      case 'type arguments': {
        if (last !== undefined && last.text !== ',') return this.#value(own);
        return { kind: 'type argument', type: role.type, index: countTokens(own, ',') };
      }
      case 'call': {
        if (last !== undefined && last.text !== ',') return this.#value(own);
        return { kind: 'argument', call: this.#call(level, bracket, countTokens(own, ',')) };
      }
      case 'list':
        return last === undefined || last.text === ',' ? this.#inParent(level) : this.#value(own);
      case 'group':
        return last === undefined ? { kind: 'expression' } : this.#value(own);
      case 'hash':
        return this.#hash(level, bracket, own);
      case 'selector':
        if (last?.text === '=>') return this.#selected(level);
        if (last !== undefined && last.text !== ',') return this.#value(own);
        return { kind: 'selector option', subject: this.#before(level, 1) };
      case 'parameters':
      case 'lambda parameters':
        return parameterPlace(own) ?? this.#default(bracket, own);
      case 'case':
        if (last === undefined || last.text === ',' || last.text === '}')
          return { kind: 'case option', subject: takeSubject(this.#before(level)) };
        return this.#value(own);
      default:
        return this.#statement(bracket, own);
    }
  }

  /**
   * Returns the tokens of the value before a bracket.
   *
   * @param between number of tokens between value and bracket
   */
  #before(level: number, between = 0): readonly CursorToken[] {
    const own = this.#outside(level);
    return receiverBefore(own.slice(0, Math.max(own.length - between, 0)), this.#input.structure);
  }

  /** Returns the tokens that come before a bracket in the bracket around it. */
  #outside(level: number): readonly CursorToken[] {
    const [open, own] = [this.#open[level]?.open, this.#open[level + 1]?.own ?? []];
    return own.slice(0, open === undefined ? 0 : Math.max(own.lastIndexOf(open), 0));
  }

  /**
   * Returns the place of an element of a list. This is the place of the list itself, or `expression` if the list is in
   * a place for statements, operators or names of attributes.
   */
  #inParent(level: number): Place {
    const place = this.at(level + 1, this.#outside(level));
    return place.kind === 'statement' || place.kind === 'operator' || place.kind === 'attribute name'
      ? { kind: 'expression' }
      : place;
  }

  /**
   * Returns the place of a value in a selector. If the selector is the value of an attribute, an argument or a default,
   * this is the place of the selector. Otherwise, it is `expression`.
   */
  #selected(level: number): Place {
    const [subject] = this.#before(level, 1);
    if (subject === undefined) return { kind: 'expression' };
    const outside = this.#outside(level);
    const place = this.at(level + 1, outside.slice(0, outside.lastIndexOf(subject)));
    return place.kind === 'attribute value' || place.kind === 'argument' || place.kind === 'default'
      ? place
      : { kind: 'expression' };
  }

  #default({ variables }: Bracket, own: readonly CursorToken[]): Place {
    const type = variables.at(-1)?.type;
    return type !== undefined && own.at(-1)?.text === '=' ? { kind: 'default', type } : this.#value(own);
  }

  /** Returns the kind of place inside an expression: an operand is expected, or only an operator can follow. */
  #value(own: readonly CursorToken[]): Place {
    const last = own.at(-1);
    if (last === undefined) return { kind: 'expression' };
    if (last.kind === 'mark' && /^[=!]~$/.test(last.text)) return { kind: 'type' };
    if (last.kind === 'mark' && /^[=!]=$/.test(last.text))
      return { kind: 'expression', compared: receiverBefore(own.slice(0, -1), this.#input.structure) };
    if (last.kind === 'mark' && (BEFORE_VALUE.test(last.text) || /^[,?([]$/.test(last.text)))
      return last.text === '?' ? { kind: 'nothing' } : { kind: 'expression' };
    if (last.kind === 'name' && EXPRESSION_WORDS.test(last.text)) return this.#afterWord(own, last);
    return { kind: 'operator' };
  }

  /**
   * Returns the place after a word such as `in` or `and`, which a value follows. After `in`, the place includes the
   * left operand, whose values completion offers.
   */
  #afterWord(own: readonly CursorToken[], { text }: CursorToken): Place {
    if (text !== 'in') return { kind: 'expression' };
    return { kind: 'expression', compared: receiverBefore(own.slice(0, -1), this.#input.structure) };
  }

  #resource(role: Bracket['role'] & { readonly kind: 'resource' }, own: readonly CursorToken[]): Place {
    const { type, form } = role;
    const segment = own.slice(own.findLastIndex(({ text }) => text === ';') + 1);
    let attributes = segment;
    let title = plainText(role.reference?.own[0]);
    if (form === 'declaration') {
      const colon = segment.findIndex(({ text }) => text === ':');
      if (colon === -1) {
        const [only] = segment;
        return only === undefined || segment.at(-1)?.text === ',' ? { kind: 'title', type } : this.#value(segment);
      }
      title = plainText(segment[0]);
      attributes = segment.slice(colon + 1);
    }
    const body: ResourceBody = { type, form, title, given: givenIn(attributes) };
    const last = attributes.at(-1);
    if (last === undefined || last.text === ',') return { kind: 'attribute name', body };
    const isArrow = last.text === '=>' || last.text === '+>';
    if (isArrow) return { kind: 'attribute value', body, attribute: attributes.at(-2)?.text ?? '' };
    const next = this.#value(attributes);
    return next.kind === 'operator' && this.#isInNewLine(last) ? { kind: 'attribute name', body } : next;
  }

  #isInNewLine(last: CursorToken): boolean {
    return this.#input.text.slice(last.end, this.#input.start).includes('\n');
  }

  #call(level: number, { role, own }: Bracket, commas: number): CallAt {
    if (role.kind !== 'call') return { name: '', index: 0, isMethod: false, start: 0, first: undefined };
    const start = this.#outside(level).at(-1)?.start ?? 0;
    const { name, isMethod, type } = role;
    const first = isMethod ? undefined : plainText(own[0]);
    return {
      name,
      index: commas + (isMethod ? 1 : 0),
      isMethod,
      start,
      first,
      ...(type === undefined ? {} : { type }),
    };
  }

  #hash(level: number, bracket: Bracket, own: readonly CursorToken[]): Place {
    const last = own.at(-1);
    if (last !== undefined && last.text !== ',' && last.text !== '=>') {
      const next = this.#value(own);
      return next.kind === 'operator' && this.#isInNewLine(last) ? this.#hashKey(level, bracket) : next;
    }
    if (last?.text === '=>') {
      const isType = this.#open.slice(level + 1).some(({ role }) => role.kind === 'type arguments');
      if (isType) return { kind: 'type' };
      const owner = this.#hashOwner(level);
      const key = plainText(own.at(-2));
      if (owner === undefined || key === undefined) return { kind: 'expression' };
      return { kind: 'expression', owner: { ...owner, path: [...owner.path, key] } };
    }
    return this.#hashKey(level, bracket);
  }

  #hashKey(level: number, bracket: Bracket): Place {
    return { kind: 'hash key', owner: this.#hashOwner(level), given: givenIn(bracket.own) };
  }

  #hashOwner(level: number): HashOwner | undefined {
    const parent = this.#open[level + 1];
    if (parent === undefined) return undefined;
    const before = this.#outside(level);
    if (parent.role.kind === 'hash') {
      const owner = this.#hashOwner(level + 1);
      const key = before.at(-1)?.text === '=>' ? plainText(before.at(-2)) : undefined;
      return owner === undefined || key === undefined ? undefined : { ...owner, path: [...owner.path, key] };
    }
    const place = this.at(level + 1, before);
    if (place.kind === 'attribute value')
      return { kind: 'attribute', body: place.body, attribute: place.attribute, path: [] };
    return place.kind === 'argument' ? { kind: 'argument', call: place.call, path: [] } : undefined;
  }

  #statement({ role }: Bracket, own: readonly CursorToken[]): Place {
    const { isInterpolation } = this.#input;
    const last = own.at(-1);
    const start = this.#beginning(role);
    if (last === undefined) return isInterpolation && role.kind === 'file' ? { kind: 'interpolation' } : start;
    if (last.kind === 'tag') return last.text.endsWith('=') ? { kind: 'expression' } : start;
    const isNewLine = this.#isInNewLine(last);
    if (last.kind === 'name') {
      const place = this.#afterName(own, last, isNewLine);
      if (place !== undefined) return place;
    }
    if (last.kind === 'mark') {
      const place = this.#afterMark(role, own, last, isNewLine);
      if (place !== undefined) return place;
    }
    if (isInterpolation && role.kind === 'file') return this.#value(own);
    return isNewLine ? start : this.#value(own);
  }

  #beginning(role: BracketRole, after?: 'condition' | 'unless' | 'arrow'): Place {
    const isClass = role.kind === 'definition' && role.word === 'class';
    const within = role.kind === 'file' ? 'file' : isClass ? 'class' : 'other';
    return { kind: 'statement', after, within, isTemplate: this.#input.isTemplate };
  }

  #afterName(own: readonly CursorToken[], last: CursorToken, isNewLine: boolean): Place | undefined {
    const before = own.at(-2);
    if (EXPRESSION_WORDS.test(last.text)) return this.#afterWord(own, last);
    if (last.text === 'inherits') return { kind: 'parent class', name: before?.text ?? '' };
    if (before?.kind === 'name' && before.text === 'class' && !isNewLine) return { kind: 'class head' };
    if (isDefinitionWord(last.text) || (last.text === 'type' && last.isFirst))
      return isNewLine
        ? undefined
        : { kind: 'definition name', word: isDefinitionWord(last.text) ? last.text : 'type' };
    if (isNewLine) return undefined;
    // Only some functions may be called without parentheses. After the name of a resource type, a brace follows.
    const isCalled = STATEMENT_CALLS.has(last.text) && before?.text !== '.';
    return isCalled ? { kind: 'argument', call: statementCall(last, 0, undefined) } : { kind: 'nothing' };
  }

  #afterMark(role: BracketRole, own: readonly CursorToken[], last: CursorToken, isNewLine: boolean): Place | undefined {
    const { structure } = this.#input;
    switch (last.text) {
      case '->':
      case '~>':
      case '<-':
      case '<~':
        return this.#beginning(role, 'arrow');
      case '@':
      case '@@':
        return { kind: 'resource type' };
      case '>>':
        return { kind: 'type' };
      case ';':
        return this.#beginning(role);
      case '=': {
        const word = own.at(-3);
        return word?.kind === 'name' && word.text === 'type' ? { kind: 'type' } : { kind: 'expression' };
      }
      case ',':
        return this.#nextArgument(own);
      case ':':
      case '|':
        return { kind: 'nothing' };
      case '}': {
        const closed = structure.closedBy(last)?.role;
        if (closed?.kind === 'hash' || closed?.kind === 'selector') return undefined;
        if (closed?.kind === 'lambda' && !isNewLine) return { kind: 'operator' };
        const word = closed?.kind === 'block' ? closed.word : undefined;
        return this.#beginning(
          role,
          word === 'if' || word === 'elsif' ? 'condition' : word === 'unless' ? word : undefined,
        );
      }
      default:
        return BEFORE_VALUE.test(last.text) || /^[=!]~$/.test(last.text) ? this.#value(own) : undefined;
    }
  }

  /** Returns the kind of place after a comma in a call without parentheses: `notice 'a', `. */
  #nextArgument(own: readonly CursorToken[]): Place {
    const at = own.findLastIndex(({ kind, text, isFirst }, index) => {
      const before = own[index - 1];
      const begins = isFirst || before === undefined || before.text === ';' || before.kind === 'tag';
      return kind === 'name' && STATEMENT_CALLS.has(text) && begins;
    });
    const name = own[at];
    if (name === undefined) return { kind: 'expression' };
    const call = statementCall(name, countTokens(own.slice(at), ','), plainText(own[at + 1]));
    return { kind: 'argument', call };
  }
}

function searchPlace(type: string, own: readonly CursorToken[]): Place {
  const last = own.at(-1);
  if (last === undefined || /^(?:and|or|\()$/.test(last.text)) return { kind: 'search attribute', type };
  if (/^[=!]=$/.test(last.text)) return { kind: 'search value', type, attribute: own.at(-2)?.text ?? '' };
  return { kind: 'operator' };
}

/** Returns the kind of place for a type or a name in a parameter list. Returns undefined inside a default value. */
function parameterPlace(own: readonly CursorToken[]): Place | undefined {
  const segment = own.slice(own.findLastIndex(({ text }) => text === ',') + 1);
  if (segment.length === 0) return { kind: 'parameter' };
  return segment.some(({ text }) => text === '=') ? undefined : { kind: 'nothing' };
}

function takeSubject(before: readonly CursorToken[]): readonly CursorToken[] {
  return before.slice(before.findLastIndex(({ kind, text }) => kind === 'name' && text === 'case') + 1);
}
