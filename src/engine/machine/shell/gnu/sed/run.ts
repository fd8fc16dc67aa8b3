import type { Action, Address, Pattern, ReplacementPart, SedCommand, Substitution } from './script.ts';

/** An input file or standard input: its lines, and whether the last line has a line end. */
export interface Input {
  readonly name: string;
  readonly lines: readonly string[];
  readonly isEnded: boolean;
}

export interface Outcome {
  readonly output: string;
  readonly exitCode: number;
  /** Files written by `w` and similar commands, with their contents. */
  readonly written: ReadonlyMap<string, string>;
}

export interface RunOptions {
  readonly isQuiet: boolean;
  /** Character that ends a line: a line feed, or a null character with `-z`. */
  readonly separator: string;
  readonly readFile: (path: string) => string | undefined;
}

/** Maximum number of commands that a script executes. A script that exceeds it counts as endless. */
const MOST_COMMANDS = 500_000;

export class EndlessScriptError extends Error {}

export function runScript(commands: readonly SedCommand[], inputs: readonly Input[], options: RunOptions): Outcome {
  return new Machine(commands, inputs, options).run();
}

class Machine {
  readonly #commands: readonly SedCommand[];
  readonly #options: RunOptions;
  readonly #lines: readonly { readonly text: string; readonly isEnded: boolean; readonly file: string }[];
  readonly #written = new Map<string, string>();
  readonly #reading = new Map<string, string[]>();
  /** Open ranges, by command, with the line at which the range ends. `Infinity` if a pattern ends the range. */
  readonly #ranges = new Map<SedCommand, number>();
  #number = 0;
  #space = '';
  #hold = '';
  #output = '';
  #isEnded = true;
  /** Text that `a` and `r` print at the end of the cycle. */
  #appended: string[] = [];
  #last: RegExp | undefined;
  #hasSubstituted = false;
  #steps = 0;

  constructor(commands: readonly SedCommand[], inputs: readonly Input[], options: RunOptions) {
    this.#commands = commands;
    this.#options = options;
    this.#lines = inputs.flatMap(({ name, lines, isEnded }) =>
      lines.map((text, index) => ({ text, isEnded: isEnded || index < lines.length - 1, file: name })),
    );
    for (const { action } of commands) {
      const path =
        action.kind === 'substitute'
          ? action.file
          : action.kind === 'file' && /w/i.test(action.name)
            ? action.path
            : undefined;
      if (path !== undefined) this.#written.set(path, '');
    }
  }

  run(): Outcome {
    let exitCode: number | undefined;
    while (exitCode === undefined && this.#advance()) {
      this.#hasSubstituted = false;
      let isRestarted: boolean;
      do {
        const ending = this.#cycle();
        isRestarted = ending === 'restart';
        if (typeof ending === 'number') exitCode = ending;
        else if (ending === 'next' && !this.#options.isQuiet) this.#print(this.#space, this.#isEnded);
        this.#flush();
      } while (isRestarted);
    }
    return { output: this.#output, exitCode: exitCode ?? 0, written: this.#written };
  }

  get #isLast(): boolean {
    return this.#number >= this.#lines.length;
  }

  /** Reads the next line into the pattern space, if there is one. */
  #advance(): boolean {
    const line = this.#lines[this.#number];
    if (line === undefined) return false;
    this.#number += 1;
    this.#space = line.text;
    this.#isEnded = line.isEnded;
    return true;
  }

  #print(text: string, isEnded = true): void {
    // A last line without a line end gets one when more output follows.
    if (this.#output !== '' && !this.#output.endsWith(this.#options.separator)) this.#output += this.#options.separator;
    this.#output += isEnded ? text + this.#options.separator : text;
  }

  #raw(text: string): void {
    if (this.#output !== '' && !this.#output.endsWith(this.#options.separator)) this.#output += this.#options.separator;
    this.#output += text;
  }

  #flush(): void {
    for (const text of this.#appended) this.#raw(text);
    this.#appended = [];
  }

  /**
   * Runs one cycle. The result `next` prints the pattern space, and `deleted` does not. `restart` starts over without
   * reading a line. A number exits sed with this exit code.
   */
  #cycle(): 'next' | 'deleted' | 'restart' | number {
    for (let index = 0; index < this.#commands.length; index += 1) {
      this.#steps += 1;
      if (this.#steps > MOST_COMMANDS) throw new EndlessScriptError();
      const command = this.#commands[index];
      if (command === undefined) break;
      const { action } = command;
      if (this.#selects(command) === command.isNegated) {
        if (action.kind === 'block') index = action.end;
        continue;
      }
      if (action.kind === 'jump') {
        const jumps = action.name === 'b' || this.#hasSubstituted === (action.name === 't');
        if (action.name !== 'b') this.#hasSubstituted = false;
        if (jumps) index = action.to - (action.to === this.#commands.length ? 1 : 0);
        continue;
      }
      const ending = this.#act(action, command);
      if (ending !== undefined) return ending;
    }
    return 'next';
  }

  #selects(command: SedCommand): boolean {
    const { from, to } = command;
    if (from === undefined) return true;
    if (to === undefined) return this.#isAt(from);
    const end = this.#ranges.get(command);
    if (
      end !== undefined ||
      (from.kind === 'line' && from.line === 0 && !this.#ranges.has(command) && this.#number === 1)
    ) {
      if (to.kind === 'pattern') {
        if (this.#matches(to.pattern)) this.#close(command);
        else this.#ranges.set(command, Infinity);
        return true;
      }
      const last = to.kind === 'last' ? this.#lines.length : (end ?? 0);
      if (this.#number >= last) this.#close(command);
      return this.#number <= last || to.kind !== 'line';
    }
    if (!this.#isAt(from)) return false;
    const last = this.#endOf(to);
    if (last > this.#number) this.#ranges.set(command, last);
    return true;
  }

  #close(command: SedCommand): void {
    this.#ranges.delete(command);
  }

  /**
   * Returns the number of the last line of a range that begins at the current line. Returns `Infinity` if a pattern
   * ends the range.
   */
  #endOf(to: Address): number {
    switch (to.kind) {
      case 'line':
        return to.line;
      case 'more':
        return this.#number + to.count;
      case 'multiple':
        return to.count <= 0 ? this.#number : Math.ceil(this.#number / to.count) * to.count;
      case 'last':
        return this.#lines.length;
      default:
        return Infinity;
    }
  }

  #isAt(address: Address): boolean {
    switch (address.kind) {
      case 'line':
        return this.#number === address.line;
      case 'last':
        return this.#isLast;
      case 'pattern':
        return this.#matches(address.pattern);
      case 'step': {
        const { first, step } = address;
        return step <= 0 ? this.#number === first : this.#number >= first && (this.#number - first) % step === 0;
      }
      default:
        return false;
    }
  }

  #regexp(pattern: Pattern): RegExp | undefined {
    this.#last = pattern ?? this.#last;
    return this.#last;
  }

  #matches(pattern: Pattern): boolean {
    const regexp = this.#regexp(pattern);
    if (regexp === undefined) return false;
    regexp.lastIndex = 0;
    return regexp.exec(this.#space) !== null;
  }

  #act(action: Action, command: SedCommand): 'next' | 'deleted' | 'restart' | number | undefined {
    switch (action.kind) {
      case 'substitute':
        this.#substitute(action);
        return undefined;
      case 'text':
        return this.#insert(action.name, action.text, command);
      case 'file':
        this.#useFile(action.name, action.path);
        return undefined;
      case 'transliterate':
        this.#space = [...this.#space].map((letter) => action.map.get(letter) ?? letter).join('');
        return undefined;
      case 'quit':
        if (action.name === 'q' && !this.#options.isQuiet) this.#print(this.#space, this.#isEnded);
        if (action.name === 'q') this.#flush();
        return action.exitCode;
      case 'plain':
        return this.#plain(action.name);
      default:
        return undefined;
    }
  }

  #insert(name: 'a' | 'i' | 'c', text: string, command: SedCommand): 'deleted' | undefined {
    if (name === 'a') this.#appended.push(text);
    else if (name === 'i') this.#raw(text);
    else {
      // If `c` applies to a range, its text is printed once, at the end of the range.
      if (command.to === undefined || command.isNegated || !this.#ranges.has(command)) this.#raw(text);
      return 'deleted';
    }
    return undefined;
  }

  #useFile(name: 'r' | 'R' | 'w' | 'W', path: string): void {
    switch (name) {
      case 'r': {
        const text = this.#options.readFile(path);
        if (text !== undefined && text !== '') this.#appended.push(text);
        return;
      }
      case 'R': {
        const rest = this.#reading.get(path) ?? (this.#options.readFile(path) ?? '').replace(/\n$/, '').split('\n');
        const line = rest.shift();
        this.#reading.set(path, rest);
        if (line !== undefined) this.#appended.push(`${line}\n`);
        return;
      }
      default:
        this.#write(path, name === 'w' ? this.#space : (this.#space.split('\n')[0] ?? ''));
    }
  }

  #write(path: string, text: string): void {
    if (path === '/dev/stdout') this.#print(text);
    else this.#written.set(path, `${this.#written.get(path) ?? ''}${text}\n`);
  }

  #plain(name: string): 'next' | 'deleted' | 'restart' | number | undefined {
    const end = this.#space.indexOf('\n');
    switch (name) {
      case '=':
        this.#raw(`${this.#number}\n`);
        break;
      case 'd':
        return 'deleted';
      case 'D':
        if (end === -1) return 'deleted';
        this.#space = this.#space.slice(end + 1);
        return 'restart';
      case 'g':
        this.#space = this.#hold;
        break;
      case 'G':
        this.#space = `${this.#space}\n${this.#hold}`;
        break;
      case 'h':
        this.#hold = this.#space;
        break;
      case 'H':
        this.#hold = `${this.#hold}\n${this.#space}`;
        break;
      case 'x':
        [this.#space, this.#hold] = [this.#hold, this.#space];
        break;
      case 'z':
        this.#space = '';
        break;
      case 'p':
        this.#print(this.#space);
        break;
      case 'P':
        this.#print(end === -1 ? this.#space : this.#space.slice(0, end));
        break;
      case 'l':
        this.#raw(`${shown(this.#space)}\n`);
        break;
      case 'F':
        this.#raw(`${this.#lines[this.#number - 1]?.file ?? '-'}\n`);
        break;
      case 'n':
        return this.#nextLine();
      case 'N':
        return this.#joinNext();
      default:
    }
    return undefined;
  }

  #nextLine(): 'deleted' | undefined {
    if (!this.#options.isQuiet) this.#print(this.#space, this.#isEnded);
    this.#flush();
    return this.#advance() ? undefined : 'deleted';
  }

  #joinNext(): 'next' | undefined {
    const earlier = this.#space;
    this.#flush();
    if (!this.#advance()) return 'next';
    this.#space = `${earlier}\n${this.#space}`;
    return undefined;
  }

  #substitute({ pattern, replacement, from, isGlobal, prints, file }: Substitution): void {
    const regexp = this.#regexp(pattern);
    if (regexp === undefined) return;
    const text = this.#space;
    let [result, at, count] = ['', 0, 0];
    regexp.lastIndex = 0;
    let emptyAt = -1;
    for (let match = regexp.exec(text); match !== null; match = regexp.exec(text)) {
      const end = match.index + match[0].length;
      if (match[0] === '') regexp.lastIndex += 1;
      // An empty match directly after a match does not count.
      if (match[0] === '' && match.index === emptyAt) continue;
      emptyAt = end;
      count += 1;
      if (count < from) continue;
      result += text.slice(at, match.index) + replaced(replacement, match);
      at = end;
      if (!isGlobal) break;
    }
    if (count < from) return;
    this.#space = result + text.slice(at);
    this.#hasSubstituted = true;
    for (let index = 0; index < prints; index += 1) this.#print(this.#space);
    if (file !== undefined) this.#write(file, this.#space);
  }
}

function replaced(parts: readonly ReplacementPart[], match: RegExpExecArray): string {
  let result = '';
  let lasting: 'U' | 'L' | 'E' = 'E';
  let once: 'u' | 'l' | undefined;
  for (const part of parts) {
    if (part.kind === 'case') {
      if (part.letter === 'u' || part.letter === 'l') once = part.letter;
      else lasting = part.letter;
      continue;
    }
    let text = part.kind === 'text' ? part.text : (match[part.group] ?? '');
    if (text === '') continue;
    if (lasting !== 'E') text = lasting === 'U' ? text.toUpperCase() : text.toLowerCase();
    if (once !== undefined) {
      const [first = ''] = text;
      text = (once === 'u' ? first.toUpperCase() : first.toLowerCase()) + text.slice(first.length);
      once = undefined;
    }
    result += text;
  }
  return result;
}

const SHOWN: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\t': '\\t', '\r': '\\r' };

/** Formats the pattern space as `l` prints it: escapes, `$` at the end, lines of at most 70 characters. */
function shown(text: string): string {
  const pieces = [...text].map((character) => SHOWN[character] ?? character);
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line.length + piece.length > 69) {
      lines.push(`${line}\\`);
      line = '';
    }
    line += piece;
  }
  return [...lines, `${line}$`].join('\n');
}
