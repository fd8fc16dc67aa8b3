import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import { toFlatList } from '../../resource-types/shared/list.ts';
import type { Value } from '../../values/value.ts';

export interface Command {
  readonly name: string;
  readonly args: readonly string[];
}

/** Commands with the kinds of their arguments: a path, a string, a comparator, an integer, or the rest of the line. */
const ARGUMENTS: ReadonlyMap<string, readonly string[]> = new Map(
  (
    'set path string, setm path string string, rm path, remove path, clear path, clearm path string, touch path, ' +
    'mv path path, move path path, rename path string, insert string string path, ins string string path, ' +
    'get path comparator string, values path rest, defvar string path, defnode string path string, match path rest, ' +
    'size comparator int, include string, not_include string, == rest, != rest'
  )
    .split(', ')
    .map((form) => form.split(' '))
    .map(([name = '', ...kinds]) => [name, kinds]),
);

class CommandReader {
  readonly #line: string;
  readonly #context: string;
  #at = 0;

  constructor(line: string, context: string) {
    this.#line = line;
    this.#context = context;
  }

  read(): Command {
    const name = this.#take(/\w+|==|!=/y) ?? '';
    const kinds = ARGUMENTS.get(name);
    if (kinds === undefined) throw new TypeFailure(`Unknown command ${name}`);
    const args = kinds.map((kind, index) => {
      this.#take(/\s+/y);
      const arg = this.#argument(kind);
      if (arg !== undefined) return arg;
      if (kind === 'comparator') throw new TypeFailure(`invalid comparator for command ${name}`);
      throw new TypeFailure(`missing ${kind} argument ${index + 1} for ${name}`);
    });
    return { name, args };
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#line)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #argument(kind: string): string | undefined {
    if (kind === 'path') return this.#path();
    if (kind === 'string') return this.#string();
    if (kind === 'comparator') return this.#take(/==|!=|=~|<=|>=|<|>/y);
    return kind === 'int' ? (this.#take(/\d+/y) ?? '0') : this.#take(/[^]*/y);
  }

  #path(): string {
    const start = this.#at;
    let depth = 0;
    const isOpen = new Map<string, boolean>();
    for (; this.#at < this.#line.length; this.#at += 1) {
      this.#take(/(?:[^\][\s\\'"]|\\[^\n])+/y);
      const mark = this.#line[this.#at] ?? '';
      if (mark === '[') depth += 1;
      if (mark === ']') depth -= 1;
      if (mark === "'" || mark === '"') isOpen.set(mark, isOpen.get(mark) !== true);
      if (depth < 0) throw new TypeFailure('unmatched [');
      if (depth === 0 && isOpen.get("'") !== true && isOpen.get('"') !== true && /\s/.test(mark)) break;
    }
    const written = this.#line.slice(start, this.#at);
    const path = (/^['"]/.test(written) ? written.slice(1, -1) : written).replace(/\/$/, '');
    return /^[$/]/.test(path) ? path : this.#context + path;
  }

  #string(): string | undefined {
    const quote = this.#line.charAt(this.#at);
    if (quote !== '"' && quote !== "'") return this.#take(/\S+/y);
    this.#at += 1;
    const quoted = this.#take(quote === '"' ? /(?:[^\\"]|\\[^\n])*/y : /(?:[^\\']|\\[^\n])*/y) ?? '';
    this.#at += 1;
    return quoted.replaceAll(`\\${quote}`, quote);
  }
}

/** Parses commands: one or more lines, or an array of commands. Relative paths begin at the context. */
export function parseCommands(written: Value, context: string): readonly Command[] {
  const lines = typeof written === 'string' ? written.split('\n') : toFlatList(written).map(rubyToString);
  const prefix = context === '' || context.endsWith('/') ? context : `${context}/`;
  return lines.flatMap((line) => (line.trim() === '' ? [] : [new CommandReader(line.trim(), prefix).read()]));
}

const ESCAPES: ReadonlyMap<string, string> = new Map(Object.entries({ t: '\t', n: '\n', r: '\r', s: ' ' }));

/** Parses an array of quoted strings. Returns undefined for any other string. */
export function parseArray(written: string): readonly string[] | undefined {
  const content = /^\s*\[\s*([^]*?)\s*\]\s*$/.exec(written)?.[1];
  const quoted = /'((?:[^'\\]|\\['\\])*)'|"((?:[^"\\]|\\.)*)"/g;
  if (content === undefined || !/^(?:_(?:\s*,\s*|$))*$/.test(content.replace(quoted, '_'))) return undefined;
  return Array.from(content.matchAll(quoted), ([, single, double = '']) =>
    single === undefined
      ? double.replace(/\\(.)/g, (_, letter: string) => ESCAPES.get(letter) ?? letter)
      : single.replace(/\\(['\\])/g, '$1'),
  );
}
