/** The built-in functions of a release: those that it has, each in its form there. */
import { functionsAfter } from '../releases/known-names.ts';
import type { Release } from '../releases/release.ts';
import type { BuiltInFunction } from './define.ts';
import { builtinFunctions } from './index.ts';
import type { FunctionRegistry } from './registry.ts';
import { plainRegsubst } from './text/regsubst.ts';
import { plainSplit } from './text/split.ts';

const made = new Map<Release, FunctionRegistry>();

/** @param oldForms functions of a release before Puppet 5 that replace the modern ones, or that only old releases have */
export function functionsOf(
  release: Release,
  oldForms: (release: Release) => readonly BuiltInFunction[],
): FunctionRegistry {
  let registry = made.get(release);
  if (registry === undefined) {
    registry = builtinFunctions.withCore([...earlierForms(release), ...oldForms(release)], functionsAfter(release));
    made.set(release, registry);
  }
  return registry;
}

/** Functions that had another form in a release from Puppet 5 on. */
function earlierForms(release: Release): readonly BuiltInFunction[] {
  return [
    ...(release.has('split takes Sensitive') ? [] : [plainSplit]),
    ...(release.has('regsubst takes Sensitive') ? [] : [plainRegsubst]),
  ];
}
