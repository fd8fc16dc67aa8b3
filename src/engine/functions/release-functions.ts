/** Selects the built-in functions that a release has, in the form that they have in that release. */
import { functionsAfter } from '../releases/known-names.ts';
import type { Release } from '../releases/release.ts';
import type { BuiltInFunction } from './define.ts';
import { builtinFunctions } from './index.ts';
import type { FunctionRegistry } from './registry.ts';
import { plainRegsubst, regsubstWithoutEncoding } from './text/regsubst.ts';
import { plainSplit } from './text/split.ts';

const made = new Map<Release, FunctionRegistry>();

/**
 * Creates the registry of a release.
 * @param oldForms functions of a release before Puppet 5 that later releases changed or removed
 */
export function selectFunctions(
  release: Release,
  oldForms: (release: Release) => readonly BuiltInFunction[],
): FunctionRegistry {
  let registry = made.get(release);
  if (registry === undefined) {
    registry = builtinFunctions.withCore([...otherForms(release), ...oldForms(release)], functionsAfter(release));
    made.set(release, registry);
  }
  return registry;
}

/** Returns the release's functions that differ from those of the last Puppet 8. */
function otherForms(release: Release): readonly BuiltInFunction[] {
  return [
    ...(release.has('split takes Sensitive') ? [] : [plainSplit]),
    ...(release.has('regsubst takes Sensitive') ? [] : [plainRegsubst]),
    ...(release.has('regsubst takes an encoding') ? [] : [regsubstWithoutEncoding]),
  ];
}
