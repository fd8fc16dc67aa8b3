/** Functions and data types that older releases do not have, each with its first release. */
import { isAtLeast, type Release } from './release.ts';
import { isReleaseId, nameMajorRelease, type ReleaseId } from './release-ids.ts';

/** Core functions by the release that added them. Functions that are not listed exist in all releases. */
const FUNCTIONS: Readonly<Partial<Record<ReleaseId, readonly string[]>>> = {
  '3.8':
    'assert_type contain digest each epp filter hiera hiera_array hiera_hash hiera_include inline_epp lookup map match reduce scanf slice with'.split(
      ' ',
    ),
  '4.10': (
    'binary_file break dig eyaml_lookup_key find_file hocon_data json_data lest new next return reverse_each step strftime ' +
    'then type unwrap yaml_data'
  ).split(' '),
  '5.5':
    'all annotate any call convert_to empty flatten join keys length module_directory sha256 tree_each unique values'.split(
      ' ',
    ),
  '6.29': (
    'abs camelcase capitalize ceiling chomp chop compare downcase find_template floor get getvar group_by index lstrip max min ' +
    'partition round rstrip size sort strip upcase'
  ).split(' '),
};

const TYPES: Readonly<Partial<Record<ReleaseId, readonly string[]>>> = {
  '5.5': ['init', 'scalardata', 'uri'],
  '6.29': ['deferred'],
};

type Names = typeof FUNCTIONS;

function namesAfter(names: Names, release: Release): ReadonlySet<string> {
  return new Set(
    Object.entries(names).flatMap(([since, some]) => (isReleaseId(since) && !isAtLeast(release.id, since) ? some : [])),
  );
}

export function functionsAfter(release: Release): ReadonlySet<string> {
  return namesAfter(FUNCTIONS, release);
}

export function dataTypesAfter(release: Release): ReadonlySet<string> {
  return namesAfter(TYPES, release);
}

/**
 * Returns the first release that has a function or data type. Returns undefined if no release later than `release` has
 * added it.
 */
export function findFirstRelease(
  release: Release,
  what: 'function' | 'data type',
  name: string,
): ReleaseId | undefined {
  const [names, wanted] = what === 'function' ? [FUNCTIONS, name] : [TYPES, name.toLowerCase()];
  const found = Object.entries(names).find(([, some]) => some.includes(wanted))?.[0];
  return found !== undefined && isReleaseId(found) && !isAtLeast(release.id, found) ? found : undefined;
}

/** Finds the first major version with a function of Puppet. Returns undefined if Puppet 2.7 has it. */
export function findFunctionSince(name: string): string | undefined {
  const since = Object.entries(FUNCTIONS).find(([, names]) => names.includes(name))?.[0];
  return since !== undefined && isReleaseId(since) ? nameMajorRelease(since) : undefined;
}
