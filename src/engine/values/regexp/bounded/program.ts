import { type AST, RegExpParser } from '@eslint-community/regexpp';

type CharacterTest = (codePoint: number) => boolean;

type Instruction =
  /** Consumes one character: the next one, or the previous one in a lookbehind. */
  | { readonly kind: 'character'; readonly test: CharacterTest; readonly backward: boolean }
  /**
   * Tries the instruction `first`, and then `second` if that leads to no match. `index` is the number of this choice.
   */
  | { readonly kind: 'choice'; first: number; second: number; readonly index: number }
  | { readonly kind: 'jump'; to: number }
  /** Stores the position in a register. */
  | { readonly kind: 'save'; readonly register: number }
  /** Clears captures at the start of an iteration, in the registers from `from` up to `to`. */
  | { readonly kind: 'forget'; readonly from: number; readonly to: number }
  /** Fails if the position equals the stored one, because the iteration has then matched the empty string. */
  | { readonly kind: 'progress'; readonly register: number }
  | { readonly kind: 'edge'; readonly test: (text: string, position: number) => boolean }
  /**
   * A look-around. Checks whether the following instructions, up to `accept`, match at the current position. Then
   * continues at `next`.
   */
  | { readonly kind: 'look'; readonly isNegative: boolean; next: number }
  /**
   * An atomic group. Works like a positive look-around, but consumes the match. No choice in it is tried again later.
   */
  | { readonly kind: 'atomic'; next: number }
  | {
      readonly kind: 'reference';
      readonly groups: readonly number[];
      readonly backward: boolean;
      readonly ignoreCase: boolean;
    }
  | { readonly kind: 'accept' };

export interface MatchProgram {
  readonly instructions: readonly Instruction[];
  /**
   * Number of groups, including group 0 for the whole match. Register 2n contains the start of group n, and register 2n
   * + 1 its end. Other registers follow.
   */
  readonly groupCount: number;
  readonly registerCount: number;
  readonly choiceCount: number;
  readonly names: readonly (readonly [name: string, group: number])[];
  /** True if the pattern contains a backreference. The result of a choice then depends on captures. */
  readonly hasReference: boolean;
}

const MOST_INSTRUCTIONS = 200_000;

export class UnknownPatternError extends Error {}

export class LongPatternError extends Error {}

export function parsePattern({ source, flags }: RegExp): AST.Pattern {
  const unicode = flags.includes('v') ? { unicodeSets: true } : { unicode: flags.includes('u') };
  return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, unicode);
}

export function compileProgram(pattern: AST.Pattern, flags: string): MatchProgram {
  return new Assembler(flags).assemble(pattern);
}

class Assembler {
  readonly #instructions: Instruction[] = [];
  readonly #groups = new Map<AST.CapturingGroup, number>();
  readonly #unicode: string;
  #flags: string;
  #choices = 0;
  #registers = 0;
  #hasReference = false;

  constructor(flags: string) {
    this.#unicode = flags.includes('v') ? 'v' : 'u';
    this.#flags = flags.replace(/[^ims]/g, '');
  }

  assemble(pattern: AST.Pattern): MatchProgram {
    collectGroups(pattern.alternatives, this.#groups);
    const groupCount = this.#groups.size + 1;
    this.#registers = 2 * groupCount;
    this.#add({ kind: 'save', register: 0 });
    this.#alternatives(pattern.alternatives, false);
    this.#add({ kind: 'save', register: 1 });
    this.#add({ kind: 'accept' });
    return {
      instructions: this.#instructions,
      groupCount,
      registerCount: this.#registers,
      choiceCount: this.#choices,
      names: [...this.#groups].flatMap(([{ name }, group]) => (name === null ? [] : [[name, group] as const])),
      hasReference: this.#hasReference,
    };
  }

  get #next(): number {
    return this.#instructions.length;
  }

  #add<T extends Instruction>(instruction: T): T {
    if (this.#instructions.length >= MOST_INSTRUCTIONS) throw new LongPatternError();
    this.#instructions.push(instruction);
    return instruction;
  }

  #choice(): Instruction & { kind: 'choice' } {
    this.#choices += 1;
    return this.#add({ kind: 'choice', first: this.#next + 1, second: 0, index: this.#choices - 1 });
  }

  #alternatives(alternatives: readonly AST.Alternative[], backward: boolean): void {
    const ends: (Instruction & { kind: 'jump' })[] = [];
    for (const [index, { elements }] of alternatives.entries()) {
      const choice = index < alternatives.length - 1 ? this.#choice() : undefined;
      this.#sequence(elements, backward);
      if (choice !== undefined) {
        ends.push(this.#add({ kind: 'jump', to: 0 }));
        choice.second = this.#next;
      }
    }
    for (const end of ends) end.to = this.#next;
  }

  #sequence(elements: readonly AST.Element[], backward: boolean): void {
    const ordered = backward ? elements.toReversed() : elements;
    for (let at = 0; at < ordered.length; at += 1) {
      const [element, following] = [ordered[at], ordered[at + 1]];
      if (element === undefined) continue;
      if (!backward && isAtomic(element, following)) {
        this.#atomic(element);
        at += 1;
      } else this.#element(element, backward);
    }
  }

  #element(element: AST.Element, backward: boolean): void {
    switch (element.type) {
      case 'Group':
        return this.#withModifiers(element, () => this.#alternatives(element.alternatives, backward));
      case 'CapturingGroup': {
        const register = 2 * this.#groupOf(element);
        this.#add({ kind: 'save', register: backward ? register + 1 : register });
        this.#alternatives(element.alternatives, backward);
        this.#add({ kind: 'save', register: backward ? register : register + 1 });
        return;
      }
      case 'Quantifier':
        return this.#quantifier(element, backward);
      case 'Assertion':
        return this.#assertion(element);
      case 'Backreference': {
        const groups = element.ambiguous ? element.resolved : [element.resolved];
        this.#hasReference = true;
        this.#add({
          kind: 'reference',
          groups: groups.map((group) => this.#groupOf(group)),
          backward,
          ignoreCase: this.#flags.includes('i'),
        });
        return;
      }
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass':
        if (hasStrings(element.raw)) throw new UnknownPatternError();
        this.#add({ kind: 'character', test: characterTest(element.raw, this.#flags + this.#unicode), backward });
    }
  }

  #groupOf(group: AST.CapturingGroup): number {
    return this.#groups.get(group) ?? 0;
  }

  #withModifiers({ modifiers }: AST.Group, run: () => void): void {
    const saved = this.#flags;
    if (modifiers !== null) {
      const [added, removed] = modifiers.raw.split('-');
      this.#flags = [...new Set(saved + (added ?? ''))].filter((flag) => removed?.includes(flag) !== true).join('');
    }
    run();
    this.#flags = saved;
  }

  /** Compiles `(?=(…))\1`, which is an atomic group in JavaScript. */
  #atomic({ alternatives }: AST.LookaheadAssertion): void {
    const atomic = this.#add({ kind: 'atomic', next: 0 });
    this.#alternatives(alternatives, false);
    this.#add({ kind: 'accept' });
    atomic.next = this.#next;
  }

  #assertion(assertion: AST.Assertion): void {
    const isMultiline = this.#flags.includes('m');
    switch (assertion.kind) {
      case 'start':
        this.#add({ kind: 'edge', test: isMultiline ? isLineStart : isStart });
        return;
      case 'end':
        this.#add({ kind: 'edge', test: isMultiline ? isLineEnd : isEnd });
        return;
      case 'word': {
        const isWord = characterTest(String.raw`\w`, this.#flags + this.#unicode);
        const isAt = (text: string, position: number): boolean =>
          position >= 0 && position < text.length && isWord(text.charCodeAt(position));
        const { negate } = assertion;
        this.#add({
          kind: 'edge',
          test: (text, position) => (isAt(text, position - 1) !== isAt(text, position)) !== negate,
        });
        return;
      }
      case 'lookahead':
      case 'lookbehind': {
        const look = this.#add({ kind: 'look', isNegative: assertion.negate, next: 0 });
        this.#alternatives(assertion.alternatives, assertion.kind === 'lookbehind');
        this.#add({ kind: 'accept' });
        look.next = this.#next;
      }
    }
  }

  #quantifier(quantifier: AST.Quantifier, backward: boolean): void {
    const { min, max, greedy, element } = quantifier;
    const groups = new Map<AST.CapturingGroup, number>();
    collectElementGroups(element, groups);
    const numbers = [...groups.keys()].map((group) => this.#groupOf(group));
    const body = (): void => {
      if (numbers.length > 0) {
        this.#add({ kind: 'forget', from: 2 * Math.min(...numbers), to: 2 * Math.max(...numbers) + 2 });
      }
      this.#element(element, backward);
    };
    for (let count = 0; count < min; count += 1) body();
    if (max === min) return;
    const register = this.#registers;
    this.#registers += 1;
    const ends: (Instruction & { kind: 'choice' })[] = [];
    const iteration = (): void => {
      const choice = this.#choice();
      const inner = this.#next;
      ends.push(choice);
      if (!greedy) [choice.first, choice.second] = [0, inner];
      this.#add({ kind: 'save', register });
      body();
      this.#add({ kind: 'progress', register });
    };
    if (max === Infinity) {
      const start = this.#next;
      iteration();
      this.#add({ kind: 'jump', to: start });
    } else for (let count = min; count < max; count += 1) iteration();
    for (const choice of ends) {
      if (greedy) choice.second = this.#next;
      else choice.first = this.#next;
    }
  }
}

function collectGroups(alternatives: readonly AST.Alternative[], groups: Map<AST.CapturingGroup, number>): void {
  for (const { elements } of alternatives) for (const element of elements) collectElementGroups(element, groups);
}

function collectElementGroups(element: AST.Element, groups: Map<AST.CapturingGroup, number>): void {
  if (element.type === 'CapturingGroup') groups.set(element, groups.size + 1);
  if (element.type === 'Quantifier') collectElementGroups(element.element, groups);
  else if ('alternatives' in element) collectGroups(element.alternatives, groups);
}

function isAtomic(element: AST.Element, following: AST.Element | undefined): element is AST.LookaheadAssertion {
  if (element.type !== 'Assertion' || element.kind !== 'lookahead' || element.negate) return false;
  const only = element.alternatives.length === 1 ? element.alternatives[0]?.elements : undefined;
  const group = only?.length === 1 ? only[0] : undefined;
  return following?.type === 'Backreference' && !following.ambiguous && following.resolved === group;
}

/** True if a character class may match strings of several characters, such as an emoji sequence. */
function hasStrings(raw: string): boolean {
  return raw.includes(String.raw`\q{`) || /RGI_|Emoji_Keycap_Sequence|Basic_Emoji/.test(raw);
}

const tests = new Map<string, CharacterTest>();

function characterTest(raw: string, flags: string): CharacterTest {
  const key = `${flags} ${raw}`;
  const known = tests.get(key);
  if (known !== undefined) return known;
  const pattern = new RegExp(`^${raw}$`, flags.replace('m', ''));
  const answers = new Map<number, boolean>();
  const test = (codePoint: number): boolean => {
    let answer = answers.get(codePoint);
    if (answer === undefined) {
      answer = pattern.test(String.fromCodePoint(codePoint));
      answers.set(codePoint, answer);
    }
    return answer;
  };
  if (tests.size > 1000) tests.clear();
  tests.set(key, test);
  return test;
}

const LINE_END = /[\n\r\u2028\u2029]/;
const isStart = (_: string, position: number): boolean => position === 0;
const isEnd = (text: string, position: number): boolean => position === text.length;
const isLineStart = (text: string, position: number): boolean =>
  position === 0 || LINE_END.test(text.charAt(position - 1));
const isLineEnd = (text: string, position: number): boolean =>
  position === text.length || LINE_END.test(text.charAt(position));
