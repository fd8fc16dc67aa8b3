import { joinPath, normalizePath, parentPath } from '../../files/paths.ts';
import { refuse, succeed } from '../../options.ts';
import type { Target } from '../../target.ts';
import type { SimulatedCommand } from '../command.ts';

const DIRECTORIES = ['/etc/tmpfiles.d', '/run/tmpfiles.d', '/usr/lib/tmpfiles.d'] as const;

/** Lists the files of `tmpfiles.d`. A file in `/etc` replaces a system file with the same name. */
function configurationFiles({ files }: Target): readonly string[] {
  const byName = new Map<string, string>();
  for (const directory of DIRECTORIES)
    for (const name of files.isDirectory(directory) ? files.list(directory) : [])
      if (name.endsWith('.conf') && !byName.has(name)) byName.set(name, joinPath(directory, name));
  return [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, path]) => path);
}

/** Splits a line into seven words. The seventh is the rest of the line. */
function splitFields(line: string): readonly string[] {
  const words = line.trim().split(/\s+/);
  return [...words.slice(0, 6), words.slice(6).join(' ')];
}

function given(field: string | undefined): string | undefined {
  return field === undefined || field === '' || field === '-' ? undefined : field;
}

class Lines {
  readonly #target: Target;
  readonly complaints: string[] = [];

  constructor(target: Target) {
    this.#target = target;
  }

  create(place: string, line: string): void {
    const [type = '', path = '', mode, user, group, , argument] = splitFields(line);
    const { files } = this.#target;
    const letter = type.charAt(0);
    const isForced = type.includes('+');
    const [uid, gid] = [this.#id(place, 'user', user), this.#id(place, 'group', group)];
    if (uid === 'unknown' || gid === 'unknown') return;
    const there = files.lstat(path);
    if (/[dDevqQ]/.test(letter)) {
      if (there !== undefined && there.kind !== 'directory') return;
      if (there === undefined && letter === 'e') return;
      files.makeDirectories(path);
      this.#attributes(path, mode ?? '0755', uid, gid);
    } else if (letter === 'f' || letter === 'F') {
      if (there !== undefined && !isForced && letter === 'f') return;
      files.makeDirectories(parentPath(path));
      files.write(path, argument ?? '');
      this.#attributes(path, mode ?? '0644', uid, gid);
    } else if (letter === 'L') {
      if (there !== undefined && !isForced) return;
      if (there !== undefined) files.removeTree(path);
      files.makeDirectories(parentPath(path));
      files.symlink(given(argument) ?? `/usr/share/factory${path}`, path);
    } else if (letter === 'w') {
      if (there?.kind === 'file')
        files.write(path, isForced ? files.readText(path) + (argument ?? '') : (argument ?? ''));
    } else if (/[zZm]/.test(letter) && there !== undefined) this.#attributes(path, mode, uid, gid);
  }

  remove(line: string): void {
    const [type = '', path = ''] = splitFields(line);
    if (/^[rRD]/.test(type) && this.#target.files.lstat(path) !== undefined && !path.includes('*'))
      this.#target.files.removeTree(path);
  }

  #attributes(path: string, mode: string | undefined, uid: number | undefined, gid: number | undefined): void {
    const { files } = this.#target;
    const wanted = given(mode?.replace(/^[~:]/, ''));
    const node = files.stat(path);
    if (node === undefined) return;
    if (wanted !== undefined && node.mode !== Number.parseInt(wanted, 8)) files.chmod(path, Number.parseInt(wanted, 8));
    if (uid !== undefined || gid !== undefined) files.chown(path, uid, gid);
  }

  #id(place: string, kind: 'user' | 'group', field: string | undefined): number | 'unknown' | undefined {
    const name = given(field?.replace(/^:/, ''));
    if (name === undefined) return undefined;
    const { accounts } = this.#target;
    const found = kind === 'user' ? accounts.userId(name) : accounts.groupId(name);
    if (found !== undefined) return found;
    this.complaints.push(`${place}: Failed to resolve ${kind} '${name}': No such process`);
    return 'unknown';
  }
}

export const TMPFILES_COMMAND: SimulatedCommand = {
  name: 'systemd-tmpfiles',
  run(args, { session, cwd }) {
    const { target } = session;
    const { files } = target;
    const actions = ['--create', '--remove', '--clean'].filter((each) => args.includes(each));
    if (actions.length === 0) return refuse(1, 'You need to specify at least one of --clean, --create, --remove.');
    const named = args.filter((word) => !word.startsWith('-'));
    const paths: string[] = [];
    for (const word of named) {
      const places = word.includes('/') ? [normalizePath(word, cwd)] : DIRECTORIES.map((each) => joinPath(each, word));
      const found = places.find((path) => files.exists(path));
      if (found === undefined) return refuse(1, `Failed to open '${word}': No such file or directory`);
      paths.push(found);
    }
    const lines = new Lines(target);
    for (const path of named.length > 0 ? paths : configurationFiles(target))
      for (const [index, line] of files.readText(path).split('\n').entries()) {
        if (line.trim() === '' || line.trim().startsWith('#')) continue;
        if (actions.includes('--remove')) lines.remove(line);
        if (actions.includes('--create')) lines.create(`${path}:${index + 1}`, line);
      }
    if (lines.complaints.length === 0) return succeed();
    return refuse(65, lines.complaints.join('\n'));
  },
};
