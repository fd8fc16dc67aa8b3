/** Reads the contents and effects of a package from its `.deb` file, without installing it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordedPackage, RecordedPath, RecordedUnit } from './recording.ts';

const KEPT = /^\/(etc|var|srv|opt|usr\/(bin|sbin|games|local|lib\/systemd\/system|lib\/sysusers\.d))\/./;
const FOLDER = /^\/usr\/(share|lib)\/[^/]+$/;
const BITS: Readonly<Record<string, number>> = { r: 4, w: 2, x: 1, s: 1, t: 1 };

/** Converts a mode such as `rwxr-sr-x` to four octal digits. */
function octal(letters: string): string {
  const digits = [0, 3, 6].map((at) =>
    [...letters.slice(at, at + 3)].reduce((sum, letter) => sum + (BITS[letter] ?? 0), 0),
  );
  const special = [...'SST'].map((letter, at) =>
    letters
      .slice(at * 3, at * 3 + 3)
      .toUpperCase()
      .includes(letter)
      ? 4 >> at
      : 0,
  );
  return [special.reduce<number>((sum, bit) => sum + bit, 0), ...digits].join('');
}

function readPaths(archive: string): readonly RecordedPath[] {
  const text = execFileSync('tar', ['-tvf', archive], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return text.split('\n').flatMap((line): readonly RecordedPath[] => {
    const match = /^([-dl])(\S{9}) ([^/]+)\/(\S+)\s+(\d+) \S+ \S+ \.(\/.*?)(?: -> (.*))?$/.exec(line);
    if (match === null) return [];
    const [, type, letters = '', owner = '', group = '', size, raw = '', target] = match;
    const path = raw.replace(/\/$/, '').replace(/^\/(bin|sbin|lib)\//, '/usr/$1/');
    const kind = type === 'd' ? 'directory' : type === 'l' ? 'link' : 'file';
    if (!KEPT.test(path) && !(kind === 'directory' && FOLDER.test(path))) return [];
    const empty = kind === 'file' && size === '0' ? { isEmpty: true } : {};
    return [{ path, kind, mode: octal(letters), owner, group, ...empty, ...(target === undefined ? {} : { target }) }];
  });
}

/** Returns the package's units with the states that its scripts give them. */
function readUnits(archive: string, paths: readonly RecordedPath[], postinst: string): readonly RecordedUnit[] {
  return paths.flatMap(({ path, kind }): readonly RecordedUnit[] => {
    const name = /^\/usr\/lib\/systemd\/system\/([^/]+\.(?:service|timer|socket|path))$/.exec(path)?.[1];
    if (name === undefined || kind !== 'file') return [];
    const text = fileIn(archive, `.${path}`) || fileIn(archive, path.replace('/usr/lib/', './lib/'));
    const isNamed = (verb: string): boolean =>
      new RegExp(`${verb}[^\\n]*[' ]${name.replaceAll('.', '\\.')}(?:['\\s]|$)`).test(postinst);
    const isInstallable = /^(WantedBy|RequiredBy|Alias|Also)=/m.test(text);
    // The script of a unit that starts disabled first checks whether the unit was installed before.
    const isEnabled = isNamed('deb-systemd-helper enable') && !isNamed('deb-systemd-helper debian-installed');
    const state = !isInstallable ? 'static' : isEnabled ? 'enabled' : 'disabled';
    return [{ name, state, isActive: isNamed('deb-systemd-invoke') }];
  });
}

/**
 * Returns the lines of `/etc/passwd` and `/etc/group` that `adduser --system` in a script creates, and those of
 * systemd's `sysusers.d`.
 */
function readAccounts(
  script: string,
  sysusers: string,
): { readonly users: readonly string[]; readonly groups: readonly string[] } {
  const [users, groups]: [string[], string[]] = [[], []];
  const calls = script
    .replaceAll(/\\\n\s*/g, ' ')
    .matchAll(/^\s*(?:if\s+!?\s*)?(adduser|addgroup|useradd|groupadd)\s+(.*?)(?:\s*[;|>&].*)?$/gm);
  for (const [, program = '', words = ''] of calls) {
    const option = (name: string): string | undefined =>
      new RegExp(`--${name}[= ]("[^"]*"|'[^']*'|\\S+)`).exec(words)?.[1]?.replaceAll(/["']/g, '');
    const plain = words.replaceAll(/--(?:home|shell|gecos|ingroup|uid|gid|comment)[= ]("[^"]*"|'[^']*'|\S+)/g, '');
    const [name, group] = plain
      .split(/\s+/)
      .filter((word) => /^["']?[a-z_][\w-]*["']?$/i.test(word))
      .map((word) => word.replaceAll(/["']/g, ''));
    if (name === undefined || !/--system|\s-r\b|^-r\b/.test(words)) continue;
    if (program.startsWith('add') && group !== undefined) groups.push(`${group}:x::${name}`);
    else if (program.endsWith('user') || program === 'useradd') {
      const own = /--group\b/.test(words) ? name : (option('ingroup') ?? 'nogroup');
      if (
        program === 'adduser' &&
        /--group\b/.test(words) &&
        !/--(home|shell|disabled|no-create-home|gecos|quiet)/.test(words)
      )
        groups.push(`${name}:x:100:`);
      else
        users.push(
          `${name}:x:100:${own}:${option('gecos') ?? ''}:${option('home') ?? `/home/${name}`}:${option('shell') ?? '/usr/sbin/nologin'}`,
        );
    } else groups.push(`${name}:x:100:`);
  }
  for (const [, kind, name = '', id = '-', comment = '', home = '/', shell = '/usr/sbin/nologin'] of sysusers.matchAll(
    /^([ug])!?\s+(\S+)(?:[ \t]+(\S+))?(?:[ \t]+(?:"([^"]*)"|-))?(?:[ \t]+(\S+))?(?:[ \t]+(\S+))?/gm,
  )) {
    const number = /^\d+$/.test(id) ? id : '998';
    if (kind === 'g') groups.push(`${name}:x:${number}:`);
    else
      users.push(
        `${name}:x:${number}:${name}:${comment}:${home === '-' ? '/' : home}:${shell === '-' ? '/usr/sbin/nologin' : shell}`,
      );
  }
  return { users, groups };
}

/** Reads a package in the same form as a recording. Users have the name of their group instead of its number. */
export function readDeb(deb: string, name: string, version: string): RecordedPackage {
  const folder = mkdtempSync(join(tmpdir(), 'deb-'));
  const archive = join(folder, 'data.tar');
  execFileSync('dpkg-deb', ['-e', deb, join(folder, 'control')]);
  execFileSync('sh', ['-c', 'dpkg-deb --fsys-tarfile "$1" > "$2"', 'sh', deb, archive]);
  const control = (file: string): string => {
    const path = join(folder, 'control', file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  const paths = readPaths(archive);
  const scripts = control('preinst') + control('postinst');
  const sysusers = paths.flatMap(({ path }) =>
    path.startsWith('/usr/lib/sysusers.d/') ? [fileIn(archive, `.${path}`)] : [],
  );
  const row = {
    name,
    version,
    conffiles: control('conffiles')
      .split('\n')
      .filter((line) => line.startsWith('/')),
    hasPostrm: control('postrm') !== '',
    paths,
    generated: [],
    units: readUnits(archive, paths, scripts),
    ...readAccounts(scripts, sysusers.join('\n')),
  };
  rmSync(folder, { recursive: true });
  return row;
}

/** Returns the content of a file in an archive; empty if there is no such file. */
function fileIn(archive: string, path: string): string {
  const { stdout } = spawnSync('tar', ['-xOf', archive, path], { encoding: 'utf8' });
  return stdout;
}
