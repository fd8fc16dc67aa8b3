/**
 * Completes the word before the cursor on Tab: commands, paths, and arguments of some commands. Pure functions only.
 */
import type { FileView, SystemState } from '../../protocol/run.ts';
import { projectPath } from '../../protocol/shell.ts';
import { listChildren, normalPath, resolveFolder, type Paths } from './machine-paths.ts';

export interface CompletionSource {
  readonly system: SystemState;
  readonly projectFiles: readonly string[];
  readonly resourceTypes: readonly string[];
  readonly cwd: string;
}

export interface Candidate {
  /** The complete word, without quotes or backslashes. */
  readonly word: string;
  readonly label: string;
  /**
   * True for a directory. The completed word then ends with a slash instead of a space, so that the user can continue.
   */
  readonly isFolder: boolean;
}

export interface Completion {
  /** Offset of the word in the input. */
  readonly start: number;
  /**
   * Replacement for the word: the longest common prefix of all candidates, or the word itself if there is nothing to
   * add.
   */
  readonly text: string;
  readonly candidates: readonly Candidate[];
}

const BUILTINS =
  'bg break cd clear command continue declare echo eval exit export facter false fg getopts hash help history jobs let local logout printf puppet pwd read return set shift source test time trap true type ulimit umask unset wait'.split(
    ' ',
  );
const PATH = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];
/** Commands that run another command, given as their arguments. */
const PREFIXES = new Set([
  'sudo',
  'time',
  'nohup',
  'env',
  'exec',
  'command',
  'xargs',
  'then',
  'do',
  'else',
  'if',
  'while',
]);

const SYSTEMCTL =
  'cat daemon-reload disable enable is-active is-enabled is-failed list-unit-files list-units mask reload restart start status stop unmask'.split(
    ' ',
  );
const PUPPET = ['agent', 'apply', 'help', 'lookup', 'parser', 'resource'];

interface Word {
  readonly start: number;
  readonly value: string;
  readonly quote: '' | '"' | "'";
}

/** Returns the words of the last command in the input. The last word, which may be empty, is the word to complete. */
function lastCommand(text: string): readonly Word[] {
  let words: Word[] = [];
  let start = 0;
  let value = '';
  let quote: Word['quote'] = '';
  let opened: Word['quote'] = '';
  let isWord = false;
  const end = (): void => {
    if (isWord) words.push({ start, value, quote: opened });
    [value, opened, isWord] = ['', '', false];
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quote === '' && /\s/.test(character)) {
      end();
      continue;
    }
    if (quote === '' && /[|;&(]/.test(character)) {
      end();
      words = [];
      continue;
    }
    if (quote === '' && /[<>]/.test(character)) {
      end();
      continue;
    }
    if (!isWord) [start, isWord] = [index, true];
    if (quote !== '' && character === quote) quote = '';
    else if (quote === '' && (character === '"' || character === "'")) [quote, opened] = [character, character];
    else if (character === '\\' && quote !== "'" && index + 1 < text.length) {
      index += 1;
      value += text.charAt(index);
    } else value += character;
  }
  if (isWord) words.push({ start, value, quote });
  else words.push({ start: text.length, value: '', quote: '' });
  return words;
}

function commands({ files }: SystemState): readonly string[] {
  const paths: Paths = { files, project: [] };
  const found = PATH.flatMap((folder) => listChildren(paths, resolveFolder(paths, folder)).map(({ name }) => name));
  return [...new Set([...BUILTINS, ...found])].toSorted();
}

/** Returns the candidates for an argument of a known command, or undefined if the argument is a path. */
function listArguments(
  words: readonly string[],
  { system, resourceTypes }: CompletionSource,
): readonly string[] | undefined {
  const { packages, services, users, groups } = system;
  const [command = '', ...rest] = words;
  const place = rest.length;
  switch (command) {
    case 'systemctl':
      return place === 1 ? SYSTEMCTL : Object.keys(services);
    case 'service':
      return place === 1 ? Object.keys(services) : ['start', 'stop', 'restart', 'reload', 'status'];
    case 'journalctl':
      return rest.at(-2) === '-u' ? Object.keys(services) : undefined;
    case 'puppet': {
      if (place === 1) return PUPPET;
      if (rest[0] === 'parser' && place === 2) return ['validate'];
      if (rest[0] === 'agent') return ['--noop', '--test', '--tags'];
      if (rest[0] !== 'resource') return undefined;
      if (place === 2) return resourceTypes;
      const areas: Readonly<Record<string, object>> = {
        package: packages,
        service: services,
        user: users,
        group: groups,
      };
      const area = areas[rest[1] ?? ''];
      return place === 3 && area !== undefined ? Object.keys(area) : undefined;
    }
    case 'apt-get':
    case 'apt':
    case 'dnf':
    case 'yum':
      return place === 1
        ? ['install', 'remove', ...(command === 'apt-get' ? ['purge'] : ['list'])]
        : Object.keys(packages);
    case 'dpkg':
    case 'rpm':
      return (words.at(-1) ?? '').startsWith('-') ? undefined : Object.keys(packages);
    case 'id':
    case 'su':
    case 'userdel':
    case 'usermod':
    case 'groups':
      return Object.keys(users);
    case 'groupdel':
      return Object.keys(groups);
    default:
      return undefined;
  }
}

function paths(word: string, source: CompletionSource, foldersOnly: boolean): readonly Candidate[] {
  const all: Paths = { files: source.system.files, project: source.projectFiles };
  const slash = word.lastIndexOf('/') + 1;
  const [typed, prefix] = [word.slice(0, slash), word.slice(slash)];
  const home = typed.startsWith('~/') ? `/root${typed.slice(1)}` : typed;
  const folder = resolveFolder(all, normalPath(home === '' ? '.' : home, source.cwd));
  return listChildren(all, folder)
    .filter(({ name }) => name.startsWith(prefix) && (prefix !== '' || !name.startsWith('.')))
    .map(({ name, path, view }) => ({ name, isFolder: isFolder(all, path, view) }))
    .filter((each) => each.isFolder || !foldersOnly)
    .map(({ name, isFolder: folderThere }) => ({
      word: `${typed}${name}${folderThere ? '/' : ''}`,
      label: `${name}${folderThere ? '/' : ''}`,
      isFolder: folderThere,
    }));
}

function isFolder(all: Paths, path: string, view: FileView | undefined): boolean {
  if (view === undefined || view.type === 'directory') return true;
  if (view.type !== 'link') return false;
  const target = resolveFolder(all, path);
  return all.files[target]?.type === 'directory' || target === projectPath;
}

function commonStart(words: readonly string[]): string {
  const [first = '', ...others] = words;
  let length = first.length;
  for (const word of others) while (!word.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

function quoted(word: string, quote: Word['quote']): string {
  if (quote !== '') return quote + word;
  const home = word.startsWith('~/') ? '~' : '';
  return home + word.slice(home.length).replaceAll(/[^\w@%+=:,./~-]/g, (character) => `\\${character}`);
}

export function complete(text: string, cursor: number, source: CompletionSource): Completion {
  const words = lastCommand(text.slice(0, cursor));
  const word = words.at(-1) ?? { start: cursor, value: '', quote: '' as const };
  let first = 0;
  while (
    first < words.length - 1 &&
    (PREFIXES.has(words[first]?.value ?? '') || /^\w+=/.test(words[first]?.value ?? ''))
  )
    first += 1;
  const values = words.slice(first).map(({ value }) => value);
  const isCommand = values.length <= 1;
  const known = isCommand ? undefined : listArguments(values, source);
  const byName = (names: readonly string[]): readonly Candidate[] =>
    names
      .filter((name) => name.startsWith(word.value))
      .toSorted()
      .map((name) => ({ word: name, label: name, isFolder: false }));
  const candidates =
    isCommand && !word.value.includes('/')
      ? byName(commands(source.system))
      : known === undefined || word.value.startsWith('/') || word.value.startsWith('.')
        ? paths(word.value, source, values[0] === 'cd' || values[0] === 'rmdir')
        : byName(known);
  const common = commonStart(candidates.map((each) => each.word));
  const [only] = candidates;
  const isWhole = candidates.length === 1 && only?.isFolder === false;
  const grown = common.length >= word.value.length ? common : word.value;
  const end = isWhole ? `${word.quote} ` : '';
  return {
    start: word.start,
    text: candidates.length === 0 ? text.slice(word.start, cursor) : quoted(grown, word.quote) + end,
    candidates,
  };
}

/** Arranges labels in columns, as bash does. */
export function inColumns(labels: readonly string[], width: number): string {
  const widest = labels.reduce((most, { length }) => Math.max(most, length), 0) + 2;
  const columns = Math.max(1, Math.floor(width / widest));
  const rows = Math.ceil(labels.length / columns);
  const lines: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const cells = [];
    for (let index = row; index < labels.length; index += rows) cells.push((labels[index] ?? '').padEnd(widest));
    lines.push(cells.join('').trimEnd());
  }
  return lines.join('\n');
}
