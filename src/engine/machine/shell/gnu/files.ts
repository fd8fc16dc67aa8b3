import { parseOptions, refuse, succeed } from '../../options.ts';
import { baseName, joinPath, normalizePath } from '../../files/paths.ts';
import { PosixError } from '../../files/posix-error.ts';
import type { CommandContext, SimulatedCommand } from '../command.ts';
import { mayChangeDirectory, mayWriteFile } from '../permissions.ts';
import { parseDate } from './dates.ts';
import { forEachPath } from './each-path.ts';

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
      const login = /^[^:.]+[:.]$/.test(spec) ? target.accounts.user(owner)?.gid : undefined;
      const uid = model?.uid ?? (owner === '' ? undefined : target.accounts.userId(owner));
      const gid = model?.gid ?? login ?? (group === '' ? undefined : target.accounts.groupId(group));
      if (owner !== '' && uid === undefined) return refuse(1, `chown: invalid user: ‘${spec}’`);
      if (group !== '' && gid === undefined)
        return refuse(1, `${name}: invalid group: ‘${name === 'chgrp' ? group : spec}’`);
      const follow = !flags.includes('h');
      const change = (path: string): void => {
        const node = target.files.lstat(path);
        if (node === undefined) throw new PosixError('ENOENT', path);
        if (!session.isRoot && node.uid !== session.identity.uid) throw new PosixError('EPERM', path);
        target.files.chown(path, uid, gid, follow && node.kind !== 'link');
        if (flags.includes('R') && node.kind === 'directory')
          for (const child of node.children.keys()) change(joinPath(path, child));
      };
      return forEachPath(name, operands, context, change, (path, code) =>
        code === 'ENOENT'
          ? `cannot access '${path}'`
          : `changing ${name === 'chgrp' ? 'group' : 'ownership'} of '${path}'`,
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

export const FILE_COMMANDS: readonly SimulatedCommand[] = [
  ownerCommand('chown'),
  ownerCommand('chgrp'),
  touch,
  install,
  mktemp,
];
