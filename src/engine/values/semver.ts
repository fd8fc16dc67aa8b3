import { rubyError } from '../diagnostics/issues/ruby.ts';
import { compareText } from './text.ts';

export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  readonly prerelease: readonly (number | string)[] | undefined;
  readonly build: readonly string[] | undefined;
}

/** Source of the pattern of a version. Messages about `SemVer.new` print it. */
export const VERSION_PATTERN =
  '(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?';
const VERSION = new RegExp(`^${VERSION_PATTERN}\\n?$`);

export const MIN_VERSION: Version = { major: 0, minor: 0, patch: 0, prerelease: [], build: undefined };
export const MAX_VERSION: Version = { major: Infinity, minor: 0, patch: 0, prerelease: undefined, build: undefined };

function fail(message: string): never {
  throw rubyError(message);
}

/** Parses a version such as `1.2.3-rc.1+build`. Throws Puppet's error for any other string. */
export function parseVersion(text: string): Version {
  return readVersion(text, parsePrerelease);
}

/** Parses the text of a `SemVer` value. `SemVer.new(1, 0, 0, '01')` accepts identifiers that a parsed text cannot have. */
export function versionOfValue(text: string): Version {
  return readVersion(text, (prerelease) => prerelease?.split('.').map(readIdentifier));
}

function readVersion(text: string, readPrerelease: (text: string | undefined) => Version['prerelease']): Version {
  const match = VERSION.exec(text);
  if (match === null) fail(`Unable to parse '${text}' as a semantic version identifier`);
  return {
    major: Number(match[1]),
    minor: Number(match[2]),
    patch: Number(match[3]),
    prerelease: readPrerelease(match[4]),
    build: match[5]?.split('.'),
  };
}

/** Parses the identifiers of a pre-release. Throws if a numeric one has a leading zero. */
export function parsePrerelease(text: string | undefined): readonly (number | string)[] | undefined {
  return text?.split('.').map((identifier) => {
    if (/^0\d+$/.test(identifier)) fail('Numeric pre-release identifiers MUST NOT contain leading zeroes');
    return readIdentifier(identifier);
  });
}

function readIdentifier(identifier: string): number | string {
  return /^\d+$/.test(identifier) && !/^0\d/.test(identifier) ? Number(identifier) : identifier;
}

export function isStable(version: Version): boolean {
  return version.prerelease === undefined || version.prerelease.length === 0;
}

export function compareVersions(a: Version, b: Version): number {
  return (
    a.major - b.major || a.minor - b.minor || a.patch - b.patch || comparePrereleases(a.prerelease, b.prerelease) || 0
  );
}

function comparePrereleases(a: Version['prerelease'], b: Version['prerelease']): number {
  if (a === undefined) return b === undefined ? 0 : 1;
  if (b === undefined) return -1;
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    let order: number;
    if (typeof left === 'number') order = typeof right === 'number' ? left - right : -1;
    else order = typeof right === 'number' ? 1 : compareText(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

export function formatVersion(version: Version): string {
  const numbers = [version.major, version.minor, version.patch].map((part) =>
    Number.isFinite(part) ? part : 'Infinity',
  );
  const prerelease = version.prerelease === undefined ? '' : `-${version.prerelease.join('.')}`;
  const build = version.build === undefined ? '' : `+${version.build.join('.')}`;
  return `${numbers.join('.')}${prerelease}${build}`;
}

export function compareVersionTexts(a: string, b: string): number {
  return compareVersions(versionOfValue(a), versionOfValue(b));
}
