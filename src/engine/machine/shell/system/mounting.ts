import { normalizePath } from '../../files/paths.ts';
import { isMounted, mountedFileSystems, mountFileSystem, unmountFileSystem, type Mounted } from '../../mounts.ts';
import { refuse, succeed, type ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import type { CommandContext, SimulatedCommand } from '../command.ts';

const FSTAB = '/etc/fstab';

function readTable({ files }: Target): readonly Mounted[] {
  const text = files.stat(FSTAB)?.kind === 'file' ? files.readText(FSTAB) : '';
  return text
    .split('\n')
    .filter((line) => /^\s*[^#\s]/.test(line))
    .map((line) => {
      const [device = '', path = '', type = 'auto', options = 'defaults'] = line.trim().split(/\s+/);
      return { device, path: path.replaceAll('\\040', ' '), type, options };
    });
}

interface Call {
  readonly type: string | undefined;
  readonly options: readonly string[];
  readonly isAll: boolean;
  readonly isBind: boolean;
  readonly operands: readonly string[];
}

function parse(args: readonly string[]): Call {
  const call = { type: undefined as string | undefined, options: new Array<string>(), isAll: false, isBind: false };
  const operands: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    if (/^(?:-t|--types)$/.test(word)) call.type = args[(index += 1)];
    else if (/^(?:-o|--options)$/.test(word)) call.options.push(...(args[(index += 1)] ?? '').split(','));
    else if (/^-o./.test(word)) call.options.push(...word.slice(2).split(','));
    else if (/^(?:-a|--all)$/.test(word)) call.isAll = true;
    else if (/^(?:-B|--r?bind)$/.test(word)) call.isBind = true;
    else if (!word.startsWith('-')) operands.push(word);
  }
  return { ...call, isBind: call.isBind || call.options.includes('bind'), operands };
}

const MORE = '\n       dmesg(1) may have more information after failed mount system call.';

/** Mounts one file system. Returns an error message if this fails. */
function mountOne(target: Target, { device, path, type, options }: Mounted): string | undefined {
  const { files } = target;
  if (!files.isDirectory(path)) return `mount: ${path}: mount point does not exist.${MORE}`;
  if (device.startsWith('/dev/') && !files.exists(device))
    return `mount: ${path}: special device ${device} does not exist.${MORE}`;
  mountFileSystem(target, { device, path, type, options: kernelOptions(options) });
  return undefined;
}

/**
 * Returns mount options as the kernel lists them: `rw` and `relatime` by default, without options that only fstab uses,
 * and with sizes in kilobytes.
 */
function kernelOptions(text: string): string {
  const words = text
    .split(',')
    .filter((word) => !/^(?:defaults|auto|noauto|users?|nouser|nofail|_netdev|rw|ro|bind|)$/.test(word))
    .map((word) =>
      word.replace(/^mode=0+/, 'mode=').replace(/^size=(\d+)m$/, (_, size: string) => `size=${Number(size) * 1024}k`),
    );
  const isTime = (word: string): boolean => /^(?:no|rel|strict)atime$/.test(word);
  const access = text.split(',').includes('ro') ? 'ro' : 'rw';
  return [access, words.find(isTime) ?? 'relatime', ...words.filter((word) => !isTime(word))].join(',');
}

function mount(target: Target, args: readonly string[], cwd: string): ToolResult {
  if (args.length === 0) {
    const lines = mountedFileSystems(target).map(
      ({ device, path, type, options }) => `${device} on ${path} type ${type} (${options})\n`,
    );
    return succeed(lines.join(''));
  }
  const { type, options, isAll, isBind, operands } = parse(args);
  const known = readTable(target);
  if (isAll) {
    const due = known.filter(
      (row) => row.path.startsWith('/') && !row.options.split(',').includes('noauto') && !isMounted(target, row.path),
    );
    const failures = due.flatMap((row) => mountOne(target, row) ?? []);
    return failures.length === 0 ? succeed() : refuse(failures.length === due.length ? 32 : 64, failures.join('\n'));
  }
  const [first = '', second] = operands;
  if (second !== undefined) {
    const path = normalizePath(second, cwd);
    const row = { device: first, path, type: isBind ? 'none' : (type ?? 'auto'), options: options.join(',') };
    const failure =
      isBind && !target.files.exists(first)
        ? `mount: ${path}: special device ${first} does not exist.${MORE}`
        : mountOne(target, row);
    return failure === undefined ? succeed() : refuse(32, failure);
  }
  const place = normalizePath(first, cwd);
  if (options.includes('remount')) return remount(target, place, options);
  const row = known.find((each) => each.path === place || each.device === first);
  if (row === undefined) return refuse(1, `mount: ${first}: can't find in ${FSTAB}.`);
  if (isMounted(target, row.path) && row.type !== 'tmpfs')
    return refuse(32, `mount: ${row.path}: ${row.device} already mounted on ${row.path}.${MORE}`);
  const failure = mountOne(target, { ...row, options: [row.options, ...options].join(',') });
  return failure === undefined ? succeed() : refuse(32, failure);
}

function remount(target: Target, place: string, options: readonly string[]): ToolResult {
  const row = mountedFileSystems(target).findLast(({ path }) => path === place);
  if (row === undefined) return refuse(32, `mount: ${place}: mount point not mounted or bad option.${MORE}`);
  const changed = options.filter((word) => word !== 'remount');
  const names = new Set(changed.map((word) => word.replace(/=.*/, '')));
  const kept = row.options.split(',').filter((word) => !names.has(word.replace(/=.*/, '')));
  unmountFileSystem(target, place);
  mountFileSystem(target, { ...row, options: [...kept, ...changed].join(',') });
  return succeed();
}

function umount(target: Target, args: readonly string[], cwd: string): ToolResult {
  const operands = args.filter((word, index) => !word.startsWith('-') && !/^-[tO]$/.test(args[index - 1] ?? ''));
  const isAll = args.some((word) => /^(?:-a|--all)$/.test(word));
  const rows = mountedFileSystems(target);
  if (isAll) {
    for (const { path } of rows) if (path !== '/') unmountFileSystem(target, path);
    return succeed();
  }
  const failures = operands.flatMap((word) => {
    const place = normalizePath(word, cwd);
    const row = rows.findLast(({ path, device }) => path === place || device === word);
    if (row !== undefined) unmountFileSystem(target, row.path);
    if (row !== undefined) return [];
    return [
      target.files.exists(place) ? `umount: ${place}: not mounted.` : `umount: ${place}: no mount point specified.`,
    ];
  });
  return failures.length === 0 ? succeed() : refuse(32, failures.join('\n'));
}

function mountpoint(target: Target, args: readonly string[], cwd: string): ToolResult {
  const [word = ''] = args.filter((each) => !each.startsWith('-'));
  const isQuiet = args.some((each) => /^(?:-\w*q\w*|--quiet)$/.test(each));
  const place = normalizePath(word, cwd);
  if (!target.files.exists(place))
    return isQuiet ? refuse(1, '') : refuse(1, `mountpoint: ${word}: No such file or directory`);
  const isThere = isMounted(target, place);
  const said = isQuiet ? '' : `${word} is ${isThere ? '' : 'not '}a mountpoint\n`;
  return { exitCode: isThere ? 0 : 32, stdout: said, stderr: '' };
}

const COLUMNS: Readonly<Record<string, (row: Mounted) => string>> = {
  TARGET: ({ path }) => path,
  SOURCE: ({ device }) => device,
  FSTYPE: ({ type }) => type,
  OPTIONS: ({ options }) => options,
};

function findmnt(target: Target, args: readonly string[], cwd: string): ToolResult {
  const at = args.findIndex((word) => /^-\w*o$|^--output$/.test(word));
  const names = (at < 0 ? 'TARGET,SOURCE,FSTYPE,OPTIONS' : (args[at + 1] ?? '')).toUpperCase().split(',');
  const wanted = args.filter((word, index) => !word.startsWith('-') && !(at >= 0 && index === at + 1));
  const rows = mountedFileSystems(target).filter(({ path, device }) =>
    wanted.every((word) => normalizePath(word, cwd) === path || word === device),
  );
  if (rows.length === 0) return { exitCode: 1, stdout: '', stderr: '' };
  const hasHead = !args.some((word) => /^-\w*n|^--noheadings$/.test(word));
  const lines = [...(hasHead ? [names] : []), ...rows.map((row) => names.map((name) => COLUMNS[name]?.(row) ?? ''))];
  const widths = names.map((name, column) => Math.max(name.length, ...lines.map((line) => line[column]?.length ?? 0)));
  return succeed(
    lines
      .map(
        (line) =>
          `${line
            .map((text, column) => text.padEnd(widths[column] ?? 0))
            .join(' ')
            .trimEnd()}\n`,
      )
      .join(''),
  );
}

function onTable(
  name: string,
  run: (target: Target, args: readonly string[], cwd: string) => ToolResult,
): SimulatedCommand {
  return { name, run: (args, { session, cwd }: CommandContext) => run(session.target, args, cwd) };
}

export const MOUNT_COMMANDS: readonly SimulatedCommand[] = [
  onTable('mount', mount),
  onTable('umount', umount),
  onTable('mountpoint', mountpoint),
  onTable('findmnt', findmnt),
];
