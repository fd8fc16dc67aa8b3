import { strftime } from '../../../formatting/strftime.ts';
import type { Node } from '../../files/node.ts';
import { contentOf, countBytes } from '../../files/node.ts';
import { refuse } from '../../options.ts';
import type { ToolResult } from '../../options.ts';
import { joinPath, normalizePath } from '../../files/paths.ts';
import type { Target } from '../../target.ts';
import type { CommandContext, SimulatedCommand } from '../command.ts';

const TYPES = { file: '-', directory: 'd', link: 'l' } as const;

export function modeText(node: Pick<Node, 'kind' | 'mode'>): string {
  const letters = [6, 3, 0].map((shift) => {
    const bits = node.mode >> shift;
    return `${bits & 4 ? 'r' : '-'}${bits & 2 ? 'w' : '-'}${bits & 1 ? 'x' : '-'}`;
  });
  const special = (text: string, bit: number, letter: string) =>
    (node.mode & bit) === 0 ? text : text.slice(0, 2) + (text.endsWith('x') ? letter : letter.toUpperCase());
  const [user = '', group = '', other = ''] = letters;
  return TYPES[node.kind] + special(user, 0o4000, 's') + special(group, 0o2000, 's') + special(other, 0o1000, 't');
}

function byteSize(node: Node): number {
  return node.kind === 'file' ? countBytes(contentOf(node)) : node.kind === 'link' ? node.target.length : 4096;
}

function timeText(time: number): string {
  return strftime(BigInt(time) * 1_000_000n, '%b %e %H:%M', 0, 'UTC');
}

function human(size: number): string {
  if (size < 1024) return String(size);
  const units = ['K', 'M', 'G'];
  let value = size;
  let unit = -1;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value < 10 ? value.toFixed(1) : Math.ceil(value)}${units[unit] ?? ''}`;
}

interface Row {
  readonly name: string;
  readonly node: Node;
}

function longLines(target: Target, rows: readonly Row[], flags: string): string {
  const cells = rows.map(({ name, node }) => ({
    mode: modeText(node) + (node.acl === undefined ? '' : '+'),
    links: node.kind === 'directory' ? '2' : '1',
    owner: flags.includes('n') ? String(node.uid) : (target.accounts.userName(node.uid) ?? String(node.uid)),
    group: flags.includes('n') ? String(node.gid) : (target.accounts.groupName(node.gid) ?? String(node.gid)),
    size: flags.includes('h') ? human(byteSize(node)) : String(byteSize(node)),
    time: timeText(node.mtime),
    name: node.kind === 'link' ? `${name} -> ${node.target}` : name,
  }));
  const width = (key: 'owner' | 'group' | 'size') => Math.max(0, ...cells.map((cell) => cell[key].length));
  const [owner, group, size] = [width('owner'), width('group'), width('size')];
  return cells
    .map(
      (cell) =>
        `${cell.mode} ${cell.links} ${cell.owner.padEnd(owner)} ${cell.group.padEnd(group)} ${cell.size.padStart(size)} ${cell.time} ${cell.name}\n`,
    )
    .join('');
}

function sorted(rows: readonly Row[], flags: string): readonly Row[] {
  const order = flags.includes('t')
    ? rows.toSorted((a, b) => b.node.mtime - a.node.mtime)
    : flags.includes('S')
      ? rows.toSorted((a, b) => byteSize(b.node) - byteSize(a.node))
      : rows;
  return flags.includes('r') ? order.toReversed() : order;
}

function lines(target: Target, rows: readonly Row[], flags: string): string {
  return flags.includes('l') || flags.includes('n')
    ? longLines(target, rows, flags)
    : rows.map(({ name }) => `${name}\n`).join('');
}

function listDirectory(target: Target, shown: string, path: string, flags: string, titled: boolean): string {
  const node = target.files.stat(path);
  if (node?.kind !== 'directory') return '';
  const visible = [...node.children].filter(
    ([name]) => flags.includes('a') || flags.includes('A') || !name.startsWith('.'),
  );
  const self: readonly Row[] = flags.includes('a')
    ? ['.', '..'].map((name) => ({ name, node: target.files.stat(joinPath(path, name)) ?? node }))
    : [];
  const rows = [
    ...self,
    ...sorted(
      visible.map(([name, child]) => ({ name, node: child })),
      flags,
    ),
  ];
  const title = titled ? `${shown}:\n` : '';
  const total = flags.includes('l') ? `total ${rows.length * 4}\n` : '';
  let text = title + total + lines(target, rows, flags);
  if (flags.includes('R'))
    for (const [name, child] of visible)
      if (child.kind === 'directory')
        text += `\n${listDirectory(target, joinPath(shown, name), joinPath(path, name), flags, true)}`;
  return text;
}

/** `ls` with the machine's owners, modes and times. */
export const ls: SimulatedCommand = {
  name: 'ls',
  run(args, { session, cwd }: CommandContext): ToolResult {
    const { target } = session;
    const flags = args
      .filter((argument) => /^-[a-zA-Z1]+$/.test(argument))
      .join('')
      .replaceAll('-', '');
    const operands = args.filter((argument) => !argument.startsWith('-'));
    const places = operands.length === 0 ? ['.'] : operands;
    let stderr = '';
    const singles: Row[] = [];
    const directories: (readonly [string, string])[] = [];
    for (const place of places) {
      const path = normalizePath(place, cwd);
      const node = flags.includes('l') || flags.includes('d') ? target.files.lstat(path) : target.files.stat(path);
      if (node === undefined) stderr += `ls: cannot access '${place}': No such file or directory\n`;
      else if (node.kind === 'directory' && !flags.includes('d')) directories.push([place, path]);
      else singles.push({ name: place, node });
    }
    const titled = places.length > 1 || flags.includes('R');
    const blocks = directories.map(([place, path]) => listDirectory(target, place, path, flags, titled));
    const first = singles.length === 0 ? [] : [lines(target, singles, flags)];
    return { exitCode: stderr === '' ? 0 : 2, stdout: [...first, ...blocks].join('\n'), stderr };
  },
};

/** Supports only `stat -c FORMAT`. */
export const stat: SimulatedCommand = {
  name: 'stat',
  run(args, { session, cwd }: CommandContext): ToolResult {
    const { target } = session;
    let format: string | undefined;
    let follow = false;
    const places: string[] = [];
    for (let index = 0; index < args.length; index += 1) {
      const word = args[index] ?? '';
      if (word === '-c' || word === '-f') format = args[(index += 1)] ?? '';
      else if (word.startsWith('--format=') || word.startsWith('--printf=')) format = word.slice(word.indexOf('=') + 1);
      else if (word.startsWith('-c')) format = word.slice(2);
      else if (word === '-L' || word === '--dereference') follow = true;
      else places.push(word);
    }
    if (places.length === 0) return refuse(1, 'stat: missing operand');
    let stdout = '';
    let stderr = '';
    for (const place of places) {
      const path = normalizePath(place, cwd);
      const node = follow ? target.files.stat(path) : target.files.lstat(path);
      if (node === undefined) stderr += `stat: cannot statx '${place}': No such file or directory\n`;
      else if (format === undefined) stdout += statText(target, place, node);
      else stdout += `${fillStat(target, format, place, node)}\n`;
    }
    return { exitCode: stderr === '' ? 0 : 1, stdout, stderr };
  },
};

const KINDS = { file: 'regular file', directory: 'directory', link: 'symbolic link' } as const;

function fillStat(target: Target, format: string, place: string, node: Node): string {
  const seconds = String(Math.floor(node.mtime / 1000));
  const fields: Readonly<Record<string, string>> = {
    a: node.mode.toString(8),
    A: modeText(node),
    F: node.kind === 'file' && byteSize(node) === 0 ? 'regular empty file' : KINDS[node.kind],
    g: String(node.gid),
    G: target.accounts.groupName(node.gid) ?? 'UNKNOWN',
    h: '1',
    n: place,
    N: node.kind === 'link' ? `'${place}' -> '${node.target}'` : `'${place}'`,
    s: String(byteSize(node)),
    u: String(node.uid),
    U: target.accounts.userName(node.uid) ?? 'UNKNOWN',
    X: seconds,
    Y: seconds,
    Z: seconds,
    y: new Date(node.mtime).toISOString().replace('T', ' ').replace('Z', '000000 +0000'),
    '%': '%',
  };
  return format.replaceAll(/%(.)/g, (whole, letter: string) => fields[letter] ?? whole);
}

function statText(target: Target, place: string, node: Node): string {
  return fillStat(
    target,
    `  File: ${node.kind === 'link' ? '%N' : '%n'}\n  Size: %s\t%F\nAccess: (0%a/%A)  Uid: (%u/%U)   Gid: (%g/%G)\nModify: %y\n`,
    place,
    node,
  );
}
