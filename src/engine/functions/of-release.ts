/** The built-in functions of a release: those that it has, in the form that they had. */
import { functionsAfter } from '../releases/known-names.ts';
import type { Release } from '../releases/release.ts';
import type { BuiltInFunction } from './define.ts';
import { builtinFunctions } from './index.ts';
import { oldLanguageFunctions } from './old-language/index.ts';
import type { FunctionRegistry } from './registry.ts';
import { plainRegsubst } from './text/regsubst.ts';
import { plainSplit } from './text/split.ts';

const made = new Map<Release, FunctionRegistry>();

export function functionsOf(release: Release): FunctionRegistry {
  let registry = made.get(release);
  if (registry === undefined) {
    registry = builtinFunctions.withCore(earlierForms(release), functionsAfter(release));
    made.set(release, registry);
  }
  return registry;
}

/** The functions that had another form in a release. */
function earlierForms(release: Release): readonly BuiltInFunction[] {
  return [
    ...(release.has('split takes Sensitive') ? [] : [plainSplit]),
    ...oldLanguageFunctions(release),
    ...(release.has('regsubst takes Sensitive') ? [] : [plainRegsubst]),
  ];
}
