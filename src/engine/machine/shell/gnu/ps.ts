import { refuse, succeed, type ToolResult } from '../../options.ts';
import { createProcess, serviceProcesses, type Process } from '../../services/processes.ts';
import type { SimulatedCommand } from '../command.ts';
import type { ShellSession } from '../session.ts';
import { formatDate } from './dates.ts';

interface Row extends Process {
  readonly parent: number;
  readonly terminal: string;
  readonly state: string;
}

interface Column {
  readonly title: string;
  /** Width in characters. A negative width aligns the column left. */
  readonly width: number;
  readonly value: (row: Row) => string;
}

const SHELL_PID = 4242;
/** Memory of a small daemon in KiB: virtual and resident. */
const MEMORY = { virtual: '15420', resident: '5120' };

function columnsAt(started: string): Readonly<Record<string, Column>> {
  const user: Column = { title: 'USER', width: -8, value: ({ user: name }) => name };
  const args: Column = { title: 'COMMAND', width: -27, value: ({ line }) => line };
  const percent = { width: 4, value: () => '0.0' };
  return {
    user,
    euser: user,
    ruser: user,
    uid: { title: 'UID', width: -8, value: ({ user: name }) => name },
    pid: { title: 'PID', width: 7, value: ({ pid }) => String(pid) },
    ppid: { title: 'PPID', width: 7, value: ({ parent }) => String(parent) },
    c: { title: 'C', width: 2, value: () => '0' },
    pcpu: { title: '%CPU', ...percent },
    '%cpu': { title: '%CPU', ...percent },
    pmem: { title: '%MEM', ...percent },
    '%mem': { title: '%MEM', ...percent },
    vsz: { title: 'VSZ', width: 6, value: () => MEMORY.virtual },
    rss: { title: 'RSS', width: 5, value: () => MEMORY.resident },
    tty: { title: 'TTY', width: -8, value: ({ terminal }) => terminal },
    stat: { title: 'STAT', width: -4, value: ({ state }) => state },
    start: { title: 'START', width: 5, value: () => started },
    stime: { title: 'STIME', width: 5, value: () => started },
    time: { title: 'TIME', width: 8, value: () => '00:00:00' },
    bsdtime: { title: 'TIME', width: 6, value: () => '0:00' },
    comm: { title: 'COMMAND', width: -15, value: ({ name }) => name },
    ucmd: { title: 'CMD', width: -15, value: ({ name }) => name },
    args,
    command: args,
    cmd: { ...args, title: 'CMD' },
  };
}

const FORMATS = {
  short: ['pid', 'tty', 'time', 'ucmd'],
  bsd: ['pid', 'tty', 'stat', 'bsdtime', 'command'],
  user: ['user', 'pid', '%cpu', '%mem', 'vsz', 'rss', 'tty', 'stat', 'start', 'bsdtime', 'command'],
  full: ['uid', 'pid', 'ppid', 'c', 'stime', 'tty', 'time', 'cmd'],
} as const;

interface Call {
  readonly format: readonly string[];
  /** Column titles given with `-o pid=,comm=NAME`. */
  readonly titles: ReadonlyMap<string, string>;
  readonly selects: (row: Row) => boolean;
  readonly hasHeader: boolean;
}

function selectRows({ target, user }: ShellSession, args: readonly string[]): readonly Row[] {
  const daemon = { parent: 1, terminal: '?', state: 'Ss' };
  return [
    { ...createProcess(1, 'root', '/sbin/init'), name: 'systemd', ...daemon, parent: 0 },
    ...[...serviceProcesses(target).values()].map((process) => ({ ...process, ...daemon })),
    { ...createProcess(SHELL_PID, user, 'sh'), parent: 1, terminal: 'pts/0', state: 'Ss' },
    {
      ...createProcess(SHELL_PID + 1, user, ['ps', ...args].join(' ')),
      parent: SHELL_PID,
      terminal: 'pts/0',
      state: 'R+',
    },
  ];
}

const LISTS: Readonly<Record<string, (row: Row, values: readonly string[]) => boolean>> = {
  p: ({ pid }, values) => values.includes(String(pid)),
  C: ({ name }, values) => values.some((value) => value.slice(0, 15) === name),
  u: ({ user }, values) => values.includes(user),
};
const LONG: Readonly<Record<string, string>> = { '--pid': 'p', '--user': 'u', '--User': 'u', '--format': 'o' };

function usage(word: string): ToolResult {
  return refuse(
    1,
    `error: unsupported option: ${word}\n\nUsage:\n ps [options]\n\n Try 'ps --help <simple|list|output|threads|misc|all>'\n  or 'ps --help <s|l|o|t|m|a>'\n for additional help text.`,
  );
}

function parse(args: readonly string[]): Call | ToolResult {
  let format: readonly string[] = FORMATS.short;
  let isAll = false;
  let isOwn = true;
  let hasHeader = true;
  const own = new Array<string>();
  const titles = new Map<string, string>();
  const lists = new Array<(row: Row) => boolean>();
  const take = (letter: string, value: string): void => {
    const values = value.split(/[,\s]+/).filter((each) => each !== '');
    if (letter === 'o') {
      for (const each of value.split(/,(?=[\w%]+(?:[=,]|$))|\s+/)) {
        const [name = '', title] = each.split('=');
        own.push(name);
        if (title !== undefined) titles.set(name, title);
      }
      return;
    }
    isOwn = false;
    lists.push((row) => LISTS[letter]?.(row, values) === true);
  };
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    const next = (): string => args[(index += 1)] ?? '';
    if (word.startsWith('--')) {
      const [option = '', value] = word.split('=');
      const letter = LONG[option];
      if (option === '--no-headers' || option === '--no-heading') hasHeader = false;
      else if (letter !== undefined) take(letter, value ?? next());
      else if (!/^--(?:forest|headers|sort|cols|columns|width)$/.test(option)) return usage(word);
      continue;
    }
    const isUnix = word.startsWith('-');
    const letters = isUnix ? word.slice(1) : word;
    if (!isUnix && /^\d+$/.test(word)) {
      take('p', word);
      continue;
    }
    for (let at = 0; at < letters.length; at += 1) {
      const letter = letters.charAt(at);
      const rest = letters.slice(at + 1);
      if ('oO'.includes(letter) || (isUnix ? 'pCuU' : 'pU').includes(letter)) {
        take(letter === 'U' ? 'u' : letter.replace('O', 'o'), rest === '' ? next() : rest);
        break;
      }
      if (isUnix ? 'eA'.includes(letter) : 'ax'.includes(letter)) {
        [isAll, isOwn] = [true, false];
        if (!isUnix && format === FORMATS.short) format = FORMATS.bsd;
      } else if (letter === 'f' && isUnix) format = FORMATS.full;
      else if (letter === 'u') format = FORMATS.user;
      else if (letter === 'h' && !isUnix) hasHeader = false;
      else if (!'afdlwyHTFLjnx'.includes(letter)) return usage(word);
    }
  }
  return {
    format: own.length > 0 ? own : format,
    titles,
    hasHeader,
    selects: (row) => isAll || (isOwn ? row.pid >= SHELL_PID : lists.some((isListed) => isListed(row))),
  };
}

function ps(session: ShellSession, args: readonly string[]): ToolResult {
  const call = parse(args);
  if ('exitCode' in call) return call;
  const known = columnsAt(formatDate(session.target.clock, '%H:%M'));
  const unknown = call.format.find((name) => known[name] === undefined);
  if (unknown !== undefined) return refuse(1, `error: unknown user-defined format specifier "${unknown}"`);
  const columns = call.format.flatMap((name) => {
    const column = known[name];
    return column === undefined ? [] : [{ ...column, title: call.titles.get(name) ?? column.title }];
  });
  const rows = selectRows(session, args).filter(call.selects);
  const lineOf = (cells: readonly string[]): string =>
    `${columns
      .map(({ width }, index) => {
        const cell = cells[index] ?? '';
        if (width >= 0) return cell.padStart(width);
        return index === columns.length - 1 ? cell : cell.padEnd(-width);
      })
      .join(' ')}\n`;
  const hasHeader = call.hasHeader && columns.some(({ title }) => title !== '');
  const lines = rows.map((row) => lineOf(columns.map(({ value }) => value(row))));
  return {
    ...succeed((hasHeader ? lineOf(columns.map(({ title }) => title)) : '') + lines.join('')),
    exitCode: rows.length === 0 ? 1 : 0,
  };
}

export const PS_COMMAND: SimulatedCommand = { name: 'ps', run: (args, { session }) => ps(session, args) };
