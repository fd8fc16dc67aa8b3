/** systemd's unit files: their locations, their settings with drop-ins, and the links that enable or mask them. */
import type { Node } from '../files/node.ts';
import { baseName } from '../files/paths.ts';
import type { Platform } from '../platform.ts';

export interface UnitFileHost {
  readonly platform: Platform;
  readonly files: {
    stat(path: string): Node | undefined;
    lstat(path: string): Node | undefined;
    exists(path: string): boolean;
    isDirectory(path: string): boolean;
    list(path: string): readonly string[];
    readText(path: string): string;
  };
}

interface LinkHost extends UnitFileHost {
  readonly files: UnitFileHost['files'] & {
    makeDirectories(path: string): void;
    symlink(target: string, path: string): void;
    unlink(path: string): void;
    removeDirectory(path: string): void;
  };
}

const OWN = '/etc/systemd/system';
const DIRECTORIES = [OWN, '/run/systemd/system', '/usr/local/lib/systemd/system', '/usr/lib/systemd/system'] as const;

/** Returns the name of a unit's file: `cron.service` for `cron`. A name with a unit's suffix stays unchanged. */
export function unitFileName(name: string): string {
  return /\.(?:service|socket|target|timer|path|mount|slice|device|scope|automount|swap)$/.test(name)
    ? name
    : `${name}.service`;
}

interface UnitFile {
  readonly path: string;
  /** Name of the unit itself, even if the file was found by an alias. */
  readonly name: string;
  readonly isMasked: boolean;
  readonly isAlias: boolean;
}

/**
 * Finds the file of a unit. An administrator's file takes precedence over a package's file. An instance such as
 * `getty@tty1` uses the file of its template (`getty@.service`).
 */
export function findUnitFile(host: UnitFileHost, given: string): UnitFile | undefined {
  const { files } = host;
  const name = unitFileName(given);
  const template = /^([^@]+@)[^@]+(\.\w+)$/.exec(name);
  for (const each of template === null ? [name] : [name, `${template[1] ?? ''}${template[2] ?? ''}`])
    for (const directory of DIRECTORIES) {
      const path = `${directory}/${each}`;
      const node = files.lstat(path);
      if (node === undefined || node.kind === 'directory') continue;
      if (node.kind === 'link' && node.target === '/dev/null') return { path, name, isMasked: true, isAlias: false };
      if (node.kind === 'link') {
        const target = baseName(node.target);
        if (target !== each && !target.includes('@.')) {
          const found = findUnitFile(host, target);
          return found === undefined ? undefined : { ...found, isAlias: true };
        }
      }
      if (files.stat(path)?.kind === 'file') return { path, name, isMasked: false, isAlias: false };
    }
  return undefined;
}

/** Lists the files in `NAME.d` directories, which add to a unit's settings. */
export function listDropIns({ files }: UnitFileHost, name: string): readonly string[] {
  return [...DIRECTORIES].toReversed().flatMap((directory) => {
    const folder = `${directory}/${name}.d`;
    if (!files.isDirectory(folder)) return [];
    return files
      .list(folder)
      .filter((file) => file.endsWith('.conf'))
      .map((file) => `${folder}/${file}`);
  });
}

export type UnitSettings = ReadonlyMap<string, readonly string[]>;

/** Parses settings to lists of values by name. An empty value discards the earlier values of its setting. */
export function parseSettings(texts: readonly string[]): UnitSettings {
  const found = new Map<string, readonly string[]>();
  for (const text of texts)
    for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
      const match = /^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(line);
      if (match === null) continue;
      const [, key = '', value = ''] = match;
      found.set(key, value === '' ? [] : [...(found.get(key) ?? []), value]);
    }
  return found;
}

export function settingsOfUnit(host: UnitFileHost, unit: UnitFile): UnitSettings {
  const texts = [unit.path, ...listDropIns(host, unit.name)].map((path) => host.files.readText(path));
  return parseSettings(texts);
}

function words(settings: UnitSettings, key: string): readonly string[] {
  return (settings.get(key) ?? []).flatMap((value) => value.split(/\s+/));
}

type Enablement = 'enabled' | 'disabled' | 'static' | 'masked' | 'alias' | 'indirect';

/** Returns the output of `systemctl is-enabled`, or `undefined` if the unit has no file. */
export function findEnablement(host: UnitFileHost, given: string): Enablement | undefined {
  const unit = findUnitFile(host, given);
  if (unit === undefined) return undefined;
  if (unit.isMasked) return 'masked';
  if (unit.isAlias) return 'alias';
  const settings = settingsOfUnit(host, unit);
  if (linksTo(host, unit.name).length > 0) return 'enabled';
  if (['WantedBy', 'RequiredBy', 'Alias'].some((key) => words(settings, key).length > 0)) return 'disabled';
  return words(settings, 'Also').length > 0 ? 'indirect' : 'static';
}

function linksTo({ files }: UnitFileHost, name: string): readonly string[] {
  if (!files.isDirectory(OWN)) return [];
  const wanting = files.list(OWN).filter((entry) => /\.(?:wants|requires)$/.test(entry));
  const wanted = wanting.map((entry) => `${OWN}/${entry}/${name}`).filter((path) => files.lstat(path)?.kind === 'link');
  return [...findAliases(files, name), ...wanted];
}

/** True if links enable a unit. The unit's file may be missing, because a removed package leaves its links behind. */
export function isLinked(host: UnitFileHost, given: string): boolean {
  return linksTo(host, unitFileName(given)).length > 0;
}

function findAliases(files: UnitFileHost['files'], name: string): readonly string[] {
  return files
    .list(OWN)
    .map((entry) => `${OWN}/${entry}`)
    .filter((path) => {
      const node = files.lstat(path);
      return node?.kind === 'link' && baseName(node.target) === name && baseName(path) !== name;
    });
}

/**
 * Returns a unit file's path as systemctl prints it. In the Debian family, the path begins with `/lib` instead of
 * `/usr/lib`.
 */
function shownPath({ platform }: UnitFileHost, path: string): string {
  return platform.family === 'debian' ? path.replace(/^\/usr\/lib\//, '/lib/') : path;
}

/** Creates the links that the section `[Install]` lists. Returns systemctl's output about these links. */
export function enableUnit(host: LinkHost, given: string, done: ReadonlySet<string> = new Set()): readonly string[] {
  const unit = findUnitFile(host, given);
  if (unit === undefined || unit.isMasked || done.has(unit.name)) return [];
  const { files } = host;
  const settings = settingsOfUnit(host, unit);
  const isTemplate = unit.name.includes('@.');
  const instance = isTemplate ? words(settings, 'DefaultInstance')[0] : undefined;
  const name = instance === undefined ? unit.name : unit.name.replace('@.', `@${instance}.`);
  const links = [
    ...words(settings, 'Alias').map((alias) => `${OWN}/${alias}`),
    ...words(settings, 'WantedBy').map((target) => `${OWN}/${target}.wants/${name}`),
    ...words(settings, 'RequiredBy').map((target) => `${OWN}/${target}.requires/${name}`),
  ];
  const target = shownPath(host, unit.path);
  const lines = links.flatMap((link) => {
    if (files.lstat(link) !== undefined) return [];
    files.makeDirectories(link.slice(0, link.lastIndexOf('/')));
    files.symlink(target, link);
    return [`Created symlink ${link} → ${target}.`];
  });
  const others = words(settings, 'Also').flatMap((each) => enableUnit(host, each, new Set([...done, unit.name])));
  return [...lines, ...others];
}

/** Removes the links that enable a unit. Returns systemctl's output about these links. */
export function disableUnit(host: LinkHost, given: string): readonly string[] {
  const unit = findUnitFile(host, given);
  const name = unit === undefined || unit.isMasked ? unitFileName(given) : unit.name;
  const { files } = host;
  const links = linksTo(host, name).toReversed();
  for (const link of links) {
    files.unlink(link);
    const folder = link.slice(0, link.lastIndexOf('/'));
    if (folder !== OWN && files.list(folder).length === 0) files.removeDirectory(folder);
  }
  return links.map((link) => `Removed "${link}".`);
}

/**
 * Masks a unit: creates a link to `/dev/null` at the unit's path in `/etc`. Replaces another link at this path. Returns
 * systemctl's output.
 */
export function maskUnit({ files }: LinkHost, given: string): readonly string[] {
  const path = `${OWN}/${unitFileName(given)}`;
  const there = files.lstat(path);
  if (there?.kind === 'link' && there.target === '/dev/null') return [];
  if (there?.kind === 'link') files.unlink(path);
  files.makeDirectories(OWN);
  files.symlink('/dev/null', path);
  return [`Created symlink ${path} → /dev/null.`];
}

/** True if an administrator's unit file occupies the path of the link that would mask the unit. */
export function isMaskingRefused({ files }: UnitFileHost, given: string): boolean {
  return files.lstat(`${OWN}/${unitFileName(given)}`)?.kind === 'file';
}

export function unmaskUnit({ files }: LinkHost, given: string): readonly string[] {
  const path = `${OWN}/${unitFileName(given)}`;
  const there = files.lstat(path);
  if (there?.kind !== 'link' || there.target !== '/dev/null') return [];
  files.unlink(path);
  return [`Removed "${path}".`];
}

const CONDITIONS: Readonly<Record<string, (files: UnitFileHost['files'], path: string) => boolean>> = {
  ConditionPathExists: (files, path) => files.exists(path),
  ConditionPathIsDirectory: (files, path) => files.isDirectory(path),
  ConditionFileIsExecutable: (files, path) => ((files.stat(path)?.mode ?? 0) & 0o111) !== 0,
  ConditionFileNotEmpty: (files, path) => files.stat(path)?.kind === 'file' && files.readText(path) !== '',
  ConditionDirectoryNotEmpty: (files, path) => files.isDirectory(path) && files.list(path).length > 0,
};

/**
 * Returns the first unmet condition of a unit (`ConditionPathExists=/etc/x`). Of the conditions that begin with `|`,
 * only one must be met.
 */
export function unmetCondition({ files }: UnitFileHost, settings: UnitSettings): string | undefined {
  let triggering: { readonly unmet: string; holds: boolean } | undefined;
  for (const [key, holdsAt] of Object.entries(CONDITIONS))
    for (const value of settings.get(key) ?? []) {
      const [, or = '', not = '', path = ''] = /^(\|?)(!?)(.*)$/.exec(value) ?? [];
      const holds = holdsAt(files, path) !== (not === '!');
      if (or === '|') triggering = { unmet: `${key}=${value}`, holds: (triggering?.holds ?? false) || holds };
      else if (!holds) return `${key}=${value}`;
    }
  return triggering?.holds === false ? triggering.unmet : undefined;
}
