/**
 * A backtracking matcher that counts its steps. Without backreferences, a choice that failed at a position always fails
 * there, whatever the captures are. Each choice is therefore tried once per position, so the time is linear in the
 * input. One kind of failure is not recorded: a choice that failed because an iteration matched the empty string may
 * succeed in another iteration.
 */
import type { MatchProgram } from './program.ts';

export class StepLimitError extends Error {}

/**
 * Maximum size in bits of the table of failed choices. A match that would need a larger table runs without a table, and
 * may reach the limit of steps.
 */
const LARGEST_TABLE = 400_000_000;

const UNSET = -1;
const FAILED = 2 ** 30;

export class Matcher {
  readonly #program: MatchProgram;
  readonly #text: string;
  readonly #limit: number;
  readonly #registers: number[];
  /** One bit for each choice and position. It is set if the choice failed there. */
  readonly #failed: Uint8Array | undefined;
  /**
   * Pairs of numbers of three kinds: a pending choice (instruction, position); a choice that has failed if the pairs
   * above it are used up (`FAILED` + choice, position); and the old value of a register (-1 - register, value).
   */
  readonly #stack: number[] = [];
  /** Failed choices inside the current look-around. Elsewhere, `#failed` is used. */
  #failedInLook: Set<number> | undefined;
  /**
   * Height of the stack from which choices at the position `#emptyAt` are not recorded as failed, because they failed
   * only for an iteration that matched the empty string.
   */
  #emptyFrom = Infinity;
  #emptyAt = UNSET;
  steps = 0;

  constructor(program: MatchProgram, text: string, limit: number) {
    this.#program = program;
    this.#text = text;
    this.#limit = limit;
    this.#registers = Array.from({ length: program.registerCount }, () => UNSET);
    const bits = program.choiceCount * (text.length + 1);
    if (!program.hasReference && bits <= LARGEST_TABLE) this.#failed = new Uint8Array((bits >> 3) + 1);
  }

  /**
   * Finds the first match that begins at or after a position. Returns the start and end of each group, or -1 for a
   * group that took no part in the match.
   */
  search(from: number, isSticky: boolean): readonly number[] | undefined {
    const text = this.#text;
    for (let start = from; start <= text.length; start += 1) {
      if (this.#run(0, start) !== undefined) return this.#registers.slice(0, 2 * this.#program.groupCount);
      if (isSticky) return undefined;
      if (isHighSurrogate(text.charCodeAt(start)) && isLowSurrogate(text.charCodeAt(start + 1))) start += 1;
    }
    return undefined;
  }

  /**
   * Runs from an instruction up to its `accept`, and returns the end of the match. If nothing matches, restores all
   * registers and returns undefined.
   */
  #run(begin: number, at: number): number | undefined {
    const { instructions } = this.#program;
    const [text, stack, registers] = [this.#text, this.#stack, this.#registers];
    const base = stack.length;
    let [next, position] = [begin, at];
    for (;;) {
      if (++this.steps > this.#limit) throw new StepLimitError();
      const instruction = instructions[next];
      let matches = true;
      next += 1;
      switch (instruction?.kind) {
        case 'character': {
          const moved = instruction.backward ? before(text, position) : after(text, position);
          const code = text.codePointAt(instruction.backward ? moved : position);
          matches = moved !== position && code !== undefined && instruction.test(code);
          position = moved;
          break;
        }
        case 'choice':
          if (this.#hasFailed(instruction.index, position)) matches = false;
          else {
            stack.push(FAILED + instruction.index, position, instruction.second, position);
            next = instruction.first;
          }
          break;
        case 'jump':
          next = instruction.to;
          break;
        case 'save':
          this.#set(instruction.register, position);
          break;
        case 'forget':
          for (let register = instruction.from; register < instruction.to; register += 1) this.#set(register, UNSET);
          break;
        case 'progress':
          matches = registers[instruction.register] !== position;
          if (!matches) this.#noteEmpty(instruction.register, position);
          break;
        case 'edge':
          matches = instruction.test(text, position);
          break;
        case 'look':
          matches = (this.#look(next, position, instruction.isNegative) !== undefined) !== instruction.isNegative;
          next = instruction.next;
          break;
        case 'atomic': {
          const end = this.#look(next, position, false);
          matches = end !== undefined;
          position = end ?? position;
          next = instruction.next;
          break;
        }
        case 'reference': {
          const end = this.#reference(instruction, position);
          matches = end !== undefined;
          position = end ?? position;
          break;
        }
        case 'accept':
        case undefined:
          this.#keepUndo(base);
          return position;
      }
      if (matches) continue;
      const choice = this.#backtrack(base);
      if (choice === undefined) return undefined;
      [next, position] = choice;
    }
  }

  #set(register: number, value: number): void {
    this.#stack.push(-1 - register, this.#registers[register] ?? UNSET);
    this.#registers[register] = value;
  }

  /**
   * Returns to the last pending choice. Restores registers that were set after it, and records choices that have
   * failed.
   */
  #backtrack(base: number): readonly [next: number, position: number] | undefined {
    const stack = this.#stack;
    while (stack.length > base) {
      const [value = 0, key = 0] = [stack.pop(), stack.pop()];
      if (key < 0) this.#registers[-1 - key] = value;
      else if (key < FAILED) return [key, value];
      else if (stack.length < this.#emptyFrom || value !== this.#emptyAt) this.#fail(key - FAILED, value);
      if (stack.length < this.#emptyFrom) this.#emptyFrom = Infinity;
    }
    return undefined;
  }

  /**
   * Records that an iteration of a loop matched the empty string. Its choices are not recorded as failed, because they
   * may succeed in another iteration.
   */
  #noteEmpty(register: number, position: number): void {
    const stack = this.#stack;
    let height = stack.length - 2;
    while (height > 0 && stack[height] !== -1 - register) height -= 2;
    this.#emptyFrom = position === this.#emptyAt ? Math.min(this.#emptyFrom, height) : height;
    this.#emptyAt = position;
  }

  /**
   * Removes the pending choices above a height of the stack. Keeps the old values of registers, which must be restored
   * if the matcher returns to an earlier choice.
   */
  #keepUndo(base: number): void {
    const stack = this.#stack;
    let kept = base;
    for (let at = base; at < stack.length; at += 2) {
      const [key = 0, value = 0] = [stack[at], stack[at + 1]];
      if (key >= 0) continue;
      [stack[kept], stack[kept + 1]] = [key, value];
      kept += 2;
    }
    stack.length = kept;
    if (this.#emptyFrom >= kept) this.#emptyFrom = Infinity;
  }

  #look(begin: number, position: number, isNegative: boolean): number | undefined {
    const [outer, height] = [this.#failedInLook, this.#stack.length];
    this.#failedInLook = new Set();
    const end = this.#run(begin, position);
    this.#failedInLook = outer;
    // A negative look-around keeps no captures.
    if (isNegative && end !== undefined) this.#backtrack(height);
    return end;
  }

  #hasFailed(choice: number, position: number): boolean {
    const bit = choice * (this.#text.length + 1) + position;
    if (this.#failedInLook !== undefined) return this.#failedInLook.has(bit);
    return this.#failed !== undefined && ((this.#failed[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
  }

  #fail(choice: number, position: number): void {
    if (this.#program.hasReference) return;
    const bit = choice * (this.#text.length + 1) + position;
    if (this.#failedInLook !== undefined) this.#failedInLook.add(bit);
    else if (this.#failed !== undefined) this.#failed[bit >> 3] = (this.#failed[bit >> 3] ?? 0) | (1 << (bit & 7));
  }

  /**
   * Returns the end of the text of a group at a position, or undefined if another text is there. A group that took no
   * part in the match counts as an empty string.
   */
  #reference(
    { groups, backward, ignoreCase }: { groups: readonly number[]; backward: boolean; ignoreCase: boolean },
    position: number,
  ): number | undefined {
    const registers = this.#registers;
    const group = groups.find((each) => (registers[2 * each] ?? UNSET) >= 0 && (registers[2 * each + 1] ?? UNSET) >= 0);
    if (group === undefined) return position;
    const captured = this.#text.slice(registers[2 * group], registers[2 * group + 1]);
    const start = backward ? position - captured.length : position;
    if (start < 0) return undefined;
    const here = this.#text.slice(start, start + captured.length);
    this.steps += captured.length >> 3;
    const isSame = ignoreCase ? folded(here) === folded(captured) : here === captured;
    if (!isSame) return undefined;
    return backward ? start : start + captured.length;
  }
}

function folded(text: string): string {
  return text.toUpperCase().toLowerCase();
}

function after(text: string, position: number): number {
  if (position >= text.length) return position;
  const isPair = isHighSurrogate(text.charCodeAt(position)) && isLowSurrogate(text.charCodeAt(position + 1));
  return position + (isPair ? 2 : 1);
}

function before(text: string, position: number): number {
  if (position <= 0) return position;
  const isPair = isLowSurrogate(text.charCodeAt(position - 1)) && isHighSurrogate(text.charCodeAt(position - 2));
  return position - (isPair ? 2 : 1);
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}
