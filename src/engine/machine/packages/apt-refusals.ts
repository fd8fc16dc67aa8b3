import { missingDependency, requestedPackage, type InstallRefusal } from './install-refusal.ts';
import type { PackageManager } from './package-manager.ts';
import { unmetDependencies, type UnmetDependency } from './relations.ts';

export const APT_READING = 'Reading package lists...\nBuilding dependency tree...\nReading state information...\n';

export interface AptRequest {
  readonly name: string;
  readonly version?: string | undefined;
  readonly release?: string | undefined;
}

/**
 * Returns apt's output and the reason for refusing an installation. Returns `undefined` if the package can be
 * installed.
 */
export function aptRefusal(
  packages: PackageManager,
  { name, version, release }: AptRequest,
  isKnownRelease: (release: string) => boolean,
): InstallRefusal | undefined {
  if (release !== undefined && !isKnownRelease(release)) {
    const text = `E: The value '${release}' is invalid for APT::Default-Release as such a release is not available in the sources`;
    return { code: 'PACKAGE_VERSION_NOT_FOUND', text: `Reading package lists...\n${text}` };
  }
  const { archive } = packages;
  const asked = requestedPackage(name, version);
  // If a name contains a dot, apt also tries it as a pattern, and reports one error for each kind of pattern.
  const patterns = ['glob', 'regex'].map((kind) => `\nE: Couldn't find any package by ${kind} '${name}'`);
  const unknown = `E: Unable to locate package ${name}${name.includes('.') ? patterns.join('') : ''}`;
  const hasCandidate = packages.candidateOf(name) !== undefined;
  if (hasCandidate && (version === undefined || packages.offers(name, version)))
    return dependencyRefusal(packages, name);
  const providers = hasCandidate ? [] : archive.providersOf(name);
  const replacements = archive.replacementsOf(name) ?? (hasCandidate ? [] : undefined);
  if (providers.length <= 1 && replacements === undefined)
    return { code: 'PACKAGE_NOT_FOUND', ...asked, text: APT_READING + unknown };
  // apt first explains why the package is not available. If the request has a version, the error mentions this version.
  const head = providers.length > 1 ? providedBy(name, providers, archive) : notAvailable(name, replacements ?? []);
  return version === undefined
    ? {
        code: 'PACKAGE_NOT_FOUND',
        ...asked,
        text: `${APT_READING}${head}E: Package '${name}' has no installation candidate`,
      }
    : {
        code: 'PACKAGE_VERSION_NOT_FOUND',
        ...asked,
        text: `${APT_READING}${head}E: Version '${version}' for '${name}' was not found`,
      };
}

function providedBy(name: string, providers: readonly string[], archive: PackageManager['archive']): string {
  const lines = providers.toReversed().map((each) => `  ${each} ${archive.find(each)?.version ?? ''}\n`);
  return `Package ${name} is a virtual package provided by:\n${lines.join('')}\n`;
}

function dependencyRefusal(packages: PackageManager, name: string): InstallRefusal | undefined {
  const unmet = unmetDependencies(name, packages.archive, (each) => packages.versionOf(each) !== undefined);
  const [first] = unmet;
  if (first === undefined) return undefined;
  const text = `${IMPOSSIBLE}${unmetLines(unmet)}\nE: Unable to correct problems, you have held broken packages.`;
  return {
    code: 'PACKAGE_DEPENDENCY_NOT_FOUND',
    missingPackage: missingDependency(first.relation),
    text: APT_READING + text,
  };
}

const IMPOSSIBLE = `Some packages could not be installed. This may mean that you have
requested an impossible situation or if you are using the unstable
distribution that some required packages have not yet been created
or been moved out of Incoming.
The following information may help to resolve the situation:

The following packages have unmet dependencies:
`;

/** Formats unmet dependencies, one alternative per line. All lines of a package except the first are indented. */
function unmetLines(unmet: readonly UnmetDependency[]): string {
  let last = '';
  const lines = unmet.flatMap(({ name, relation }) => {
    const indent = ' '.repeat(name.length + 4);
    const head = name === last ? indent : ` ${name} : `;
    last = name;
    const alternatives = relation.split('|').map((each) => `${each} but it is not installable`);
    return `${head}Depends: ${alternatives.join(` or\n${indent}         `)}`;
  });
  return lines.join('\n');
}

function notAvailable(name: string, replacements: readonly string[]): string {
  const others =
    replacements.length === 0 ? '' : `However the following packages replace it:\n  ${replacements.join(' ')}\n`;
  return (
    `Package ${name} is not available, but is referred to by another package.\n` +
    `This may mean that the package is missing, has been obsoleted, or\nis only available from another source\n${others}\n`
  );
}
