import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { resolvePath } from '../../file-tree.ts';
import { bytesOf, contentOf, textOf } from '../../node.ts';
import { parseOptions, refuse, succeed } from '../../options.ts';
import type { ToolResult } from '../../options.ts';
import { baseName, joinPath, normalizePath } from '../../paths.ts';
import { PosixError } from '../../posix-error.ts';
import type { CommandContext, SimulatedCommand } from '../command.ts';
import { mayChangeDirectory, mayWriteFile } from '../permissions.ts';

/** Acts on each operand; what fails is told and the rest goes on, as in coreutils. */
function forEachPath(
  name: string,
  paths: readonly string[],
  { cwd }: CommandContext,
  act: (path: string) => void,
  phrase: (path: string) => string,
): ToolResult {
  let stderr = '';
  for (const each of paths) {
    try {
      act(normalizePath(each, cwd));
    } catch (thrown) {
      if (!(thrown instanceof PosixError)) throw thrown;
      stderr += `${name}: ${phrase(each)}: ${thrown.text}\n`;
    }
  }
  return { exitCode: stderr === '' ? 0 : 1, stdout: '', stderr };
}

function ownerCommand(name: 'chown' | 'chgrp'): SimulatedCommand {
  return {
    name,
    run(args, context) {
      const { session } = context;
      const { target } = session;
      const reference = args.find((argument) => argument.startsWith('--reference='))?.slice('--reference='.length);
      const flags = args.filter((argument) => /^-[a-zA-Z]+$/.test(argument)).join('');
      const operands = args.filter((argument) => !argument.startsWith('-'));
      const spec = reference === undefined ? (operands.shift() ?? '') : '';
      const model = reference === undefined ? undefined : target.files.stat(normalizePath(reference, context.cwd));
      if (operands.length === 0) return refuse(1, `${name}: missing operand`);
      const [owner = '', group = ''] = name === 'chgrp' ? ['', spec] : spec.split(/[:.]/);
      const uid = model?.uid ?? (owner === '' ? undefined : target.accounts.userId(owner));
      const gid = model?.gid ?? (group === '' ? undefined : target.accounts.groupId(group));
      if (owner !== '' && uid === undefined) return refuse(1, `chown: invalid user: '${spec}'`);
      if (group !== '' && gid === undefined)
        return refuse(1, `${name}: invalid group: '${name === 'chgrp' ? group : spec}'`);
      const follow = !flags.includes('h');
      const change = (path: string): void => {
        const node = target.files.lstat(path);
        if (node === undefined) throw new PosixError('ENOENT', path);
        if (!session.isRoot && node.uid !== session.identity.uid) throw new PosixError('EPERM', path);
        target.files.chown(path, uid, gid, follow && node.kind !== 'link');
        if (flags.includes('R') && node.kind === 'directory')
          for (const child of node.children.keys()) change(joinPath(path, child));
      };
      return forEachPath(
        name,
        operands,
        context,
        change,
        (path) => `changing ${name === 'chgrp' ? 'group' : 'ownership'} of '${path}'`,
      );
    },
  };
}

const touch: SimulatedCommand = {
  name: 'touch',
  run(args, context) {
    const { options, operands } = parseOptions(args, [
      { name: 'no-create', short: 'c' },
      { name: 'access', short: 'a' },
      { name: 'modification', short: 'm' },
      { name: 'no-dereference', short: 'h' },
      { name: 'date', short: 'd', takesValue: true },
      { name: 'stamp', short: 't', takesValue: true },
      { name: 'reference', short: 'r', takesValue: true },
    ]);
    const { target, umask, identity } = context.session;
    if (operands.length === 0) return refuse(1, 'touch: missing file operand');
    const wanted = touchTime(options, context);
    if (wanted === undefined)
      return refuse(1, `touch: invalid date format '${options.get('date') ?? options.get('stamp') ?? ''}'`);
    return forEachPath(
      'touch',
      operands,
      context,
      (path) => {
        if (!options.has('no-create') || target.files.exists(path)) mayWriteFile(context.session, path);
        if (!target.files.exists(path)) {
          if (options.has('no-create')) return;
          target.files.write(path, '', { umask, uid: identity.uid, gid: identity.gid });
        }
        target.files.setTime(path, wanted === 'now' ? target.clock : wanted);
      },
      (path) => `cannot touch '${path}'`,
    );
  },
};

function touchTime(options: ReadonlyMap<string, string>, { session, cwd }: CommandContext): number | 'now' | undefined {
  const reference = options.get('reference');
  if (reference !== undefined) return session.target.files.stat(normalizePath(reference, cwd))?.mtime;
  const stamp = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(?:\.(\d\d))?$/.exec(options.get('stamp') ?? '');
  if (stamp !== null) {
    const [, year, month, day, hour, minute, second = '00'] = stamp;
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  }
  if (options.has('stamp')) return undefined;
  const date = options.get('date');
  return date === undefined ? 'now' : parseDate(date, session.target.clock);
}

const UNITS: Readonly<Record<string, number>> = {
  second: 1000,
  sec: 1000,
  minute: 60_000,
  min: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
  month: 2_592_000_000,
  year: 31_536_000_000,
};

/** The dates that `date -d` and `touch -d` are mostly given: `@SECONDS`, ISO dates, `now`, `yesterday`, `3 days ago`, `+2 hours`. */
export function parseDate(text: string, now: number): number | undefined {
  const plain = text.trim();
  if (plain === '' || plain === 'now' || plain === 'today') return now;
  if (plain === 'yesterday') return now - 86_400_000;
  if (plain === 'tomorrow') return now + 86_400_000;
  if (/^@-?\d+$/.test(plain)) return Number(plain.slice(1)) * 1000;
  const relative = /^([+-]?\d+)\s*([a-z]+?)s?(\s+ago)?$/i.exec(plain);
  if (relative !== null) {
    const unit = UNITS[(relative[2] ?? '').toLowerCase()];
    if (unit === undefined) return undefined;
    return now + Number(relative[1]) * unit * (relative[3] === undefined ? 1 : -1);
  }
  const iso = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?(?:\s*(?:UTC|Z))?$/.exec(plain);
  return iso === null ? undefined : Date.parse(`${iso[1]}T${iso[2] ?? '00:00:00'}Z`);
}

const install: SimulatedCommand = {
  name: 'install',
  run(args, context) {
    const { options, operands } = parseOptions(args, [
      { name: 'directory', short: 'd' },
      { name: 'create-leading', short: 'D' },
      { name: 'compare', short: 'C' },
      { name: 'preserve-timestamps', short: 'p' },
      { name: 'verbose', short: 'v' },
      { name: 'mode', short: 'm', takesValue: true },
      { name: 'owner', short: 'o', takesValue: true },
      { name: 'group', short: 'g', takesValue: true },
      { name: 'target-directory', short: 't', takesValue: true },
    ]);
    const { target, identity } = context.session;
    const mode = Number.parseInt(options.get('mode') ?? '755', 8);
    const owner = options.get('owner');
    const group = options.get('group');
    const uid = owner === undefined ? identity.uid : target.accounts.userId(owner);
    const gid = group === undefined ? identity.gid : target.accounts.groupId(group);
    if (uid === undefined) return refuse(1, `install: invalid user '${owner ?? ''}'`);
    if (gid === undefined) return refuse(1, `install: invalid group '${group ?? ''}'`);
    const finish = (path: string): void => {
      target.files.chmod(path, mode);
      target.files.chown(path, uid, gid);
    };
    if (options.has('directory'))
      return forEachPath(
        'install',
        operands,
        context,
        (path) => {
          target.files.makeDirectories(path);
          finish(path);
        },
        (path) => `cannot create directory '${path}'`,
      );
    const directory = options.get('target-directory') ?? operands.at(-1) ?? '';
    const sources = options.has('target-directory') ? operands : operands.slice(0, -1);
    if (sources.length === 0) return refuse(1, `install: missing destination file operand after '${directory}'`);
    const destination = normalizePath(directory, context.cwd);
    return forEachPath(
      'install',
      sources,
      context,
      (path) => {
        const into = target.files.isDirectory(destination) ? joinPath(destination, baseName(path)) : destination;
        if (options.has('create-leading')) target.files.makeDirectories(into.slice(0, into.lastIndexOf('/')) || '/');
        mayChangeDirectory(context.session, into);
        const content = target.files.read(path);
        if (target.files.lstat(into) !== undefined) target.files.unlink(into);
        target.files.write(into, content);
        finish(into);
      },
      (path) => `cannot stat '${path}'`,
    );
  },
};

const mktemp: SimulatedCommand = {
  name: 'mktemp',
  run(args, context) {
    const { target, identity } = context.session;
    const template = args.find((argument) => !argument.startsWith('-')) ?? '/tmp/tmp.XXXXXXXXXX';
    const makesDirectory = args.some((argument) => argument === '-d' || argument === '--directory');
    for (let attempt = 0; ; attempt += 1) {
      const letters = ((target.position + 1) * 7919 + attempt).toString(36).padStart(4, '0');
      const path = normalizePath(
        template.replace(/X{3,}/, (gap) => letters.repeat(4).slice(0, gap.length)),
        context.cwd,
      );
      if (target.files.lstat(path) !== undefined && attempt < 100) continue;
      const owner = { uid: identity.uid, gid: identity.gid };
      if (makesDirectory) target.files.makeDirectory(path, { ...owner, mode: 0o700 });
      else target.files.write(path, '', { ...owner, mode: 0o600 });
      return succeed(`${path}\n`);
    }
  },
};

const sha512sum: SimulatedCommand = {
  name: 'sha512sum',
  run(paths, context) {
    let stdout = '';
    const result = forEachPath(
      'sha512sum',
      paths,
      context,
      (path) => {
        stdout += `${bytesToHex(sha512(bytesOf(context.session.target.files.read(path))))}  ${path}\n`;
      },
      (path) => path,
    );
    return { ...result, stdout };
  },
};

const cmp: SimulatedCommand = {
  name: 'cmp',
  run(args, context) {
    const [left = '', right = ''] = args.filter((argument) => !argument.startsWith('-'));
    const { files } = context.session.target;
    const texts = [left, right].map((path) => files.stat(normalizePath(path, context.cwd)));
    const missing = texts.findIndex((node) => node?.kind !== 'file');
    if (missing >= 0) return refuse(2, `cmp: ${[left, right][missing] ?? ''}: No such file or directory`);
    const [first, second] = texts.map((node) => (node?.kind === 'file' ? textOf(contentOf(node)) : ''));
    if (first === second) return succeed();
    const quiet = args.some((argument) => argument === '-s' || argument === '--silent' || argument === '--quiet');
    return { exitCode: 1, stdout: quiet ? '' : `${left} ${right} differ\n`, stderr: '' };
  },
};

const realpath: SimulatedCommand = {
  name: 'realpath',
  run(args, context) {
    let stdout = '';
    const paths = args.filter((argument) => !argument.startsWith('-'));
    const result = forEachPath(
      'realpath',
      paths,
      context,
      (path) => {
        stdout += `${context.session.target.files.realPath(path)}\n`;
      },
      (path) => path,
    );
    return { ...result, stdout };
  },
};

const readlink: SimulatedCommand = {
  name: 'readlink',
  run(args, context) {
    const { files } = context.session.target;
    const canonical = args.some((argument) => /^-[a-zA-Z]*[fem]/.test(argument));
    let stdout = '';
    const paths = args.filter((argument) => !argument.startsWith('-'));
    const result = forEachPath(
      'readlink',
      paths,
      context,
      (path) => {
        if (!canonical) stdout += `${files.readLink(path)}\n`;
        else stdout += `${resolvePath(files.root, path).path}\n`;
      },
      (path) => path,
    );
    return { ...result, stdout, stderr: '' };
  },
};

const unlink: SimulatedCommand = {
  name: 'unlink',
  run: (args, context) =>
    forEachPath(
      'unlink',
      args,
      context,
      (path) => {
        mayChangeDirectory(context.session, path);
        context.session.target.files.unlink(path);
      },
      (path) => `cannot unlink '${path}'`,
    ),
};

export const FILE_COMMANDS: readonly SimulatedCommand[] = [
  ownerCommand('chown'),
  ownerCommand('chgrp'),
  touch,
  install,
  mktemp,
  sha512sum,
  cmp,
  realpath,
  readlink,
  unlink,
];
