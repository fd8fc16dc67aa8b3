/** dpkg's and rpm's treatment of configuration files that a user changed, deleted or created. */
import { contentOf, toText } from '../files/node.ts';
import { parentPath } from '../files/paths.ts';
import type { AvailablePackage, InstallOptions } from './package-manager.ts';
import type { PackageHost } from './package-contents.ts';

/**
 * Contents of configuration files as last installed by the package, by path. Undefined if the package was not installed
 * before.
 */
export type EarlierConfiguration = Readonly<Record<string, string>> | undefined;

const COMPANIONS = ['.dpkg-old', '.dpkg-dist', '.dpkg-new', '.dpkg-tmp', '.bak', '~', '%'];

export function listConfiguration({
  files = {},
  programs = {},
  generated = [],
}: Omit<AvailablePackage, 'version'>): Readonly<Record<string, string>> {
  const made = new Set(generated);
  const own = Object.entries({ ...files, ...programs }).filter(
    (entry): entry is [string, string] => entry[0].startsWith('/etc/') && entry[1] !== null && !made.has(entry[0]),
  );
  return Object.fromEntries(own);
}

type LocalChange = 'created' | 'modified' | 'deleted';

/** Result of comparing a configuration file with the package's version. A `LocalChange` makes dpkg ask the user. */
type Finding = 'stays' | 'laid' | 'updated' | 'restored' | LocalChange;

function textAt({ files }: PackageHost, path: string): string | undefined {
  const node = files.stat(path);
  return node?.kind === 'file' ? toText(contentOf(node)) : undefined;
}

/**
 * Compares three versions of a file: the version in the package, the version that the package installed last, and the
 * version on the machine.
 */
function compareVersions(
  host: PackageHost,
  path: string,
  text: string,
  earlier: EarlierConfiguration,
  options: InstallOptions,
): Finding {
  const current = textAt(host, path);
  const known = earlier?.[path];
  if (current === text) return 'stays';
  if (current === undefined) {
    if (known === undefined) return 'laid';
    if (options.restoresConfiguration === true || host.platform.family === 'redhat') return 'restored';
    return known === text ? 'stays' : 'deleted';
  }
  if (known === undefined) return 'created';
  if (current === known) return 'updated';
  return known === text ? 'stays' : 'modified';
}

export interface ConfigurationPrompt {
  readonly path: string;
  readonly situation: string;
}

/**
 * Returns the question that dpkg asks about the configuration files of a package. Returns `undefined` if dpkg has no
 * question.
 */
export function questionAbout(
  host: PackageHost,
  contents: AvailablePackage,
  earlier: EarlierConfiguration,
): ConfigurationPrompt | undefined {
  const [path] =
    Object.entries(listConfiguration(contents)).find((entry) =>
      isSituation(compareVersions(host, entry[0], entry[1], earlier, {})),
    ) ?? [];
  return path === undefined ? undefined : { path, situation: situationText(host, path, earlier) };
}

function isSituation(finding: Finding): finding is LocalChange {
  return finding === 'created' || finding === 'modified' || finding === 'deleted';
}

function situationText(host: PackageHost, path: string, earlier: EarlierConfiguration): string {
  const head = `\nConfiguration file '${path}'\n`;
  if (earlier?.[path] === undefined)
    return `${head} ==> File on system created by you or by a script.\n ==> File also in package provided by package maintainer.\n`;
  const what = textAt(host, path) === undefined ? 'Deleted' : 'Modified';
  return `${head} ==> ${what} (by you or by a script) since installation.\n ==> Package distributor has shipped an updated version.\n`;
}

/** Installs a configuration file of a package. Returns true if it wrote the file. */
export function layConfiguration(
  host: PackageHost,
  [path, text]: readonly [path: string, text: string],
  mode: number,
  earlier: EarlierConfiguration,
  options: InstallOptions,
): boolean {
  const { files } = host;
  if (options.isFresh === true && files.exists(path)) return false;
  const finding = compareVersions(host, path, text, earlier, options);
  if (finding === 'stays') return false;
  const write = (): true => {
    files.makeDirectories(parentPath(path));
    files.write(path, text, { mode });
    return true;
  };
  if (!isSituation(finding)) {
    if (finding === 'restored')
      options.report?.(
        `\nConfiguration file '${path}', does not exist on system.\nInstalling new config file as you requested.\n`,
      );
    if (finding === 'updated') options.report?.(`Installing new version of config file ${path} ...\n`);
    return write();
  }
  if (host.platform.family === 'redhat') {
    files.write(`${path}.rpmnew`, text, { mode });
    return false;
  }
  const situation = situationText(host, path, earlier);
  if (options.replacesConfiguration === true) {
    const current = textAt(host, path);
    if (files.exists(`${path}.dpkg-dist`)) files.unlink(`${path}.dpkg-dist`);
    if (current !== undefined) files.write(`${path}.dpkg-old`, current, { mode });
    options.report?.(
      `${situation} ==> Using new file as you requested.\nInstalling new version of config file ${path} ...\n`,
    );
    return write();
  }
  files.makeDirectories(parentPath(path));
  files.write(`${path}.dpkg-dist`, text, { mode });
  const kept = options.keepsByDefault === true ? 'Keeping old config file as default' : KEPT;
  options.report?.(`${situation} ==> ${kept}.\n`);
  return false;
}

const KEPT = 'Using current old file as you requested';

/**
 * Removes a configuration file. On Debian, this happens when its package is purged, and the copies that dpkg made of
 * the file are removed too. In the Red Hat family, it happens when the package is removed, and a changed file is kept
 * as `.rpmsave`.
 */
export function dropConfiguration(host: PackageHost, path: string, text: string): void {
  const { files } = host;
  const beside = host.platform.family === 'debian' ? COMPANIONS.map((suffix) => `${path}${suffix}`) : [];
  const current = textAt(host, path);
  if (host.platform.family === 'redhat' && current !== undefined && current !== text)
    files.write(`${path}.rpmsave`, current);
  for (const each of [path, ...beside]) {
    const node = files.lstat(each);
    if (node !== undefined && node.kind !== 'directory') files.unlink(each);
  }
}
