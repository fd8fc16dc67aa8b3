/** Creates `THIRD-PARTY.txt` for the site: notices that the licenses of the libraries require. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  /** True for a package that only the build and the tests use. */
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Text of the license; undefined if the package contains none. */
  readonly text: string | undefined;
}

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)\b/i;
const FOLDER = 'node_modules/';

function licenseText(folder: string): string | undefined {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && LICENSE_FILE.test(entry.name),
  );
  if (files.length === 0) return undefined;
  return files.map(({ name }) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
}

/**
 * Returns notices of all packages in the site, sorted by name. Leaves out packages for other operating systems, which
 * are not installed.
 */
export function thirdPartyNotices(root: string): readonly Notice[] {
  return readNotices(root, (_path, { dev, devOptional }) => dev !== true && devOptional !== true);
}

/** Returns notices of the packages in a bundle, sorted by name. `inputs` are the paths of the bundled files. */
export function noticesOfBundle(root: string, inputs: readonly string[]): readonly Notice[] {
  const bundled = new Set(inputs.flatMap((input) => PACKAGE_OF_FILE.exec(input)?.[0] ?? []));
  return readNotices(root, (path) => bundled.has(path));
}

/** Matches the path of the innermost package that contains a file. */
const PACKAGE_OF_FILE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

function readNotices(root: string, isShipped: (path: string, locked: LockedPackage) => boolean): readonly Notice[] {
  const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(([path, locked]) => path !== '' && isShipped(path, locked))
    .filter(([path]) => existsSync(join(root, path)))
    .map(([path, { version, license = 'see its text' }]) => ({
      name: path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      version,
      license,
      text: licenseText(join(root, path)),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Returns the content of `THIRD-PARTY.txt`. If several packages have the same license text, it is printed once, after
 * their names.
 */
export function thirdPartyText(notices: readonly Notice[]): string {
  const named = new Map<string, readonly string[]>();
  for (const { name, version, license, text = `License: ${license}` } of notices)
    named.set(text, [...(named.get(text) ?? []), `${name} ${version} (${license})`]);
  const parts = [...named].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  const rule = `\n${'-'.repeat(80)}\n\n`;
  return `Bunraku is made with these packages. Each is under the license that follows its name.\n${rule}${parts.join(rule)}`;
}
