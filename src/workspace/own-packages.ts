/** Reads and validates packages that a project adds to a machine's archive. The data is untrusted. */
import type { MachineDescription, OwnPackage, OwnPackages } from '../protocol/project/project.ts';
import { limits } from './limits.ts';
import { ok, refused, type Result } from './result.ts';

export type OwnPackageField = 'name' | 'versions' | 'depends' | 'files' | 'unit';

/** Reason why a package is invalid: the invalid field, and a message for the form. */
export interface OwnPackageProblem {
  readonly field: OwnPackageField;
  readonly text: string;
}

/** Matches package names that are valid for dpkg and rpm (Debian Policy, 5.6.7; rpm's `_allowed_name_chars`). */
const NAME = /^[A-Za-z0-9][A-Za-z0-9+._-]*$/;
/** Matches versions that are valid for dpkg and rpm (Debian Policy, 5.6.12). */
const VERSION = /^[A-Za-z0-9][A-Za-z0-9.+~:^_-]*$/;
/**
 * Matches names of systemd units: services without their extension, and other units with their extension
 * (systemd.unit(5)).
 */
const UNIT = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

const problem = (field: OwnPackageField, text: string): Result<never, OwnPackageProblem> => refused({ field, text });

/** Reads a list of strings that is within the limits; undefined for anything else. */
function words(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > limits.ownPackageParts) return undefined;
  const found = value.filter((word): word is string => typeof word === 'string');
  return found.length === value.length ? found : undefined;
}

function isWord(text: string, pattern: RegExp): boolean {
  return text.length <= limits.ownPackageWord && pattern.test(text);
}

function object(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

/** Returns whether a path is absolute and has no empty segments, no `.` or `..`, and no control characters. */
function isPlainPath(path: string): boolean {
  const [first, ...parts] = path.split('/');
  return (
    first === '' &&
    parts.length > 0 &&
    path.length <= limits.pathLength &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..') &&
    // oxlint-disable-next-line no-control-regex -- the check searches for these
    !/[\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(path)
  );
}

const keys = ['versions', 'depends', 'files', 'unit'];

/** Reads a package, or returns the reason why it is invalid. */
export function readOwnPackage(name: string, value: unknown): Result<OwnPackage, OwnPackageProblem> {
  if (!isWord(name, NAME))
    return problem('name', 'A name can have letters, digits, dots, hyphens, plus signs and underscores.');
  const data = object(value);
  if (data === undefined || Object.keys(data).some((key) => !keys.includes(key)))
    return problem('name', 'A package can have versions, dependencies, files and a unit.');
  const versions = words(data['versions']);
  if (versions === undefined || versions.length === 0)
    return problem('versions', `A package needs a version, and can have at most ${limits.ownPackageParts}.`);
  const odd = versions.find((version) => !isWord(version, VERSION));
  if (odd !== undefined)
    return problem(
      'versions',
      `${shown(odd)} is not a valid version. Begin with a letter or digit, and use no spaces.`,
    );
  const depends = words(data['depends'] ?? []);
  if (depends === undefined)
    return problem('depends', `A package can depend on at most ${limits.ownPackageParts} others.`);
  const relation = depends.find((each) => each.split('|').some((word) => !isWord(word, NAME)));
  if (relation !== undefined)
    return problem('depends', `${shown(relation)} is not a valid package name. Write only names: nginx, libssl3.`);
  if (depends.includes(name)) return problem('depends', 'A package cannot depend on itself.');
  const files = readFiles(data['files'] ?? {});
  if (!files.ok) return files;
  const { unit } = data;
  if (unit !== undefined && (typeof unit !== 'string' || !isWord(unit, UNIT)))
    return problem('unit', 'A unit name can have letters, digits, dots, hyphens and underscores: shop, or shop.timer.');
  return ok({
    versions: [...new Set(versions)],
    ...(depends.length === 0 ? {} : { depends }),
    ...(Object.keys(files.value).length === 0 ? {} : { files: files.value }),
    ...(unit === undefined ? {} : { unit }),
  });
}

function readFiles(value: unknown): Result<Readonly<Record<string, string>>, OwnPackageProblem> {
  const entries = Object.entries(object(value) ?? { '': undefined });
  if (entries.length > limits.ownPackageParts)
    return problem('files', `A package can have at most ${limits.ownPackageParts} files.`);
  const files: Record<string, string> = {};
  for (const [path, text] of entries) {
    if (path === '') return problem('files', 'Enter the full path of the file, such as /etc/shop.conf.');
    if (!isPlainPath(path))
      return problem('files', `${shown(path)} is not a full path of a file, such as /etc/shop.conf.`);
    if (typeof text !== 'string' || text.length > limits.fileLength)
      return problem('files', `${shown(path)} is larger than ${limits.fileLength} characters.`);
    const inside = entries.find(([other]) => other.startsWith(`${path}/`));
    if (inside !== undefined)
      return problem('files', `${shown(path)} cannot be a file and also contain ${shown(inside[0])}.`);
    files[path] = text;
  }
  return ok(files);
}

/**
 * Makes an untrusted string safe for a message: shortens it, and replaces all characters outside of printable ASCII.
 */
function shown(text: string): string {
  const plain = text.replace(/[^\x20-\x7e]/g, '?');
  return `“${plain.length > 40 ? `${plain.slice(0, 40)}…` : plain}”`;
}

/**
 * Reads packages by name. If a package is invalid, the problem contains its `name`. If the whole data is invalid, there
 * is no `name`.
 */
export function readOwnPackages(value: unknown): Result<OwnPackages, { readonly name: string | undefined }> {
  const data = object(value);
  if (data === undefined || Object.keys(data).length > limits.ownPackages) return refused({ name: undefined });
  const packages: Record<string, OwnPackage> = {};
  for (const [name, each] of Object.entries(data)) {
    const read = readOwnPackage(name, each);
    if (!read.ok) return refused({ name: name.slice(0, 40).replace(/[^\x20-\x7e]/g, '?') });
    packages[name] = read.value;
  }
  return ok(packages);
}

/**
 * Finds a package by name in the archive of a machine. Names are untrusted and could be, for example, `constructor`.
 */
export function findOwnPackage({ archive = {} }: MachineDescription, name: string): OwnPackage | undefined {
  return Object.hasOwn(archive, name) ? archive[name] : undefined;
}

/** Replaces packages by name; `undefined` removes a package. */
export function withChanges(
  archive: OwnPackages,
  changes: Readonly<Record<string, OwnPackage | undefined>>,
): OwnPackages {
  const entries = Object.entries({ ...archive, ...changes });
  return Object.fromEntries(entries.filter((entry): entry is [string, OwnPackage] => entry[1] !== undefined));
}

/**
 * Returns the machine with the given packages in its archive. Leaves out an empty archive, as in a project that never
 * had one.
 */
export function withArchive(machine: MachineDescription, archive: OwnPackages = {}): MachineDescription {
  const { archive: _, ...others } = machine;
  return Object.keys(archive).length === 0 ? others : { ...others, archive };
}
