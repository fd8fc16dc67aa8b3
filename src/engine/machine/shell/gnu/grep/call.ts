import { refuse, succeed, type ToolResult } from '../../../options.ts';

export interface GrepCall {
  readonly patterns: readonly string[];
  readonly files: readonly string[];
  readonly syntax: 'basic' | 'extended' | 'fixed' | 'perl';
  /** Letters of the options without a value in this call. */
  readonly flags: ReadonlySet<string>;
  readonly most: number;
  readonly after: number;
  readonly before: number;
  /** Globs of `--include`, `--exclude` and `--exclude-dir`. */
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly excludedFolders: readonly string[];
}

const USAGE = "Usage: grep [OPTION]... PATTERNS [FILE]...\nTry 'grep --help' for more information.";

const LONG: Readonly<Record<string, string>> = {
  'extended-regexp': 'E',
  'fixed-strings': 'F',
  'basic-regexp': 'G',
  'perl-regexp': 'P',
  'ignore-case': 'i',
  'no-ignore-case': '',
  'invert-match': 'v',
  'word-regexp': 'w',
  'line-regexp': 'x',
  count: 'c',
  'files-with-matches': 'l',
  'files-without-match': 'L',
  'line-number': 'n',
  'no-filename': 'h',
  'with-filename': 'H',
  quiet: 'q',
  silent: 'q',
  'no-messages': 's',
  'only-matching': 'o',
  recursive: 'r',
  'dereference-recursive': 'r',
  text: 'a',
  'null-data': 'z',
  null: 'Z',
  color: '',
  colour: '',
  'line-buffered': '',
};

/** Options with a value, by their short letter or long name. */
const VALUED: Readonly<Record<string, string>> = {
  regexp: 'e',
  file: 'f',
  'max-count': 'm',
  'after-context': 'A',
  'before-context': 'B',
  context: 'C',
  include: 'include',
  exclude: 'exclude',
  'exclude-dir': 'exclude-dir',
  'binary-files': 'binary-files',
  directories: 'd',
};

const SYNTAXES: Readonly<Record<string, GrepCall['syntax']>> = {
  G: 'basic',
  E: 'extended',
  F: 'fixed',
  P: 'perl',
};

/**
 * Parses the arguments. Returns the result of the command if an argument ends it, such as an invalid option.
 * `readPatterns` reads the file of `-f`.
 */
export function readGrepCall(
  args: readonly string[],
  syntax: GrepCall['syntax'],
  readPatterns: (path: string) => string | undefined,
): GrepCall | ToolResult {
  const flags = new Set<string>();
  const values = new Map<string, string[]>();
  const operands: string[] = [];
  const words = [...args];
  let chosen = syntax;
  const flag = (letter: string): void => {
    chosen = SYNTAXES[letter] ?? chosen;
    flags.add(letter === 'R' ? 'r' : letter);
  };
  const give = (name: string, value: string): void => {
    values.set(name, [...(values.get(name) ?? []), value]);
  };
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '--') {
      operands.push(...words);
      break;
    }
    const [, long, value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (long !== undefined) {
      if (long === 'version') return succeed('grep (GNU grep) 3.8\n');
      if (long === 'help') return succeed(`${USAGE}\n`);
      const letter = LONG[long];
      const valued = VALUED[long];
      if (valued !== undefined) give(valued, value ?? words.shift() ?? '');
      else if (letter === undefined) return refuse(2, `grep: unrecognized option '${word}'\n${USAGE}`);
      else if (letter !== '') flag(letter);
      continue;
    }
    if (word === '-' || !word.startsWith('-')) {
      operands.push(word);
      continue;
    }
    const context = /^-(\d+)$/.exec(word)?.[1];
    if (context !== undefined) {
      give('C', context);
      continue;
    }
    for (let at = 1; at < word.length; at += 1) {
      const letter = word.charAt(at);
      if ('efmABCdD'.includes(letter)) {
        const rest = word.slice(at + 1);
        if (rest === '' && words.length === 0)
          return refuse(2, `grep: option requires an argument -- '${letter}'\n${USAGE}`);
        give(letter, rest === '' ? (words.shift() ?? '') : rest);
        break;
      }
      if (!'GEFPivwxclLnhHqsorRaIzZbTUuy'.includes(letter))
        return refuse(2, `grep: invalid option -- '${letter}'\n${USAGE}`);
      flag(letter === 'y' ? 'i' : letter);
    }
  }
  const patterns = [...(values.get('e') ?? [])];
  for (const path of values.get('f') ?? []) {
    const text = readPatterns(path);
    if (text === undefined) return refuse(2, `grep: ${path}: No such file or directory`);
    if (text !== '') patterns.push(text.replace(/\n$/, ''));
  }
  if (!values.has('e') && !values.has('f')) {
    const pattern = operands.shift();
    if (pattern === undefined) return refuse(2, USAGE);
    patterns.push(pattern);
  }
  const number = (...names: readonly string[]): number | undefined => {
    const text = names.map((name) => values.get(name)?.at(-1)).find((each) => each !== undefined);
    return text === undefined ? undefined : Number(text);
  };
  return {
    patterns: patterns.flatMap((pattern) => pattern.split('\n')),
    files: operands,
    syntax: chosen,
    flags,
    most: number('m') ?? Infinity,
    after: number('A', 'C') ?? 0,
    before: number('B', 'C') ?? 0,
    included: values.get('include') ?? [],
    excluded: values.get('exclude') ?? [],
    excludedFolders: values.get('exclude-dir') ?? [],
  };
}
