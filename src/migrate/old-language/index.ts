/** Finds constructs of older releases statically. */
import { appended } from './appended.ts';
import { bareWords } from './bare-words.ts';
import { hieraConfiguration, hieraFunctions } from './hiera.ts';
import { imports } from './imports.ts';
import { lateDeferred } from './late-deferred.ts';
import { movedTypes } from './moved-types.ts';
import { nodeInheritance } from './node-inheritance.ts';
import { relativeNames } from './relative-names.ts';
import { reopenedClasses } from './reopened-classes.ts';
import { resources } from './resources.ts';
import { runChanges } from './run-changes.ts';
import type { PlacedFinding, Reading, Rule } from './rule.ts';
import { bareNamesInTemplates } from './templates.ts';
import { texts } from './changed-texts.ts';
import { variableNames } from './variable-names.ts';

/** Rules for constructs that only parse in the old grammar. */
const GRAMMAR: readonly Rule[] = [imports, nodeInheritance, appended, bareWords, variableNames, texts];
const RULES: readonly Rule[] = [
  relativeNames,
  reopenedClasses,
  resources,
  movedTypes,
  hieraFunctions,
  lateDeferred,
  runChanges,
];

export function oldConstructs(reading: Reading): readonly PlacedFinding[] {
  const { from, to, programs } = reading;
  const hasOldGrammar = from.has('the old grammar') && !to.has('the old grammar');
  const rules = hasOldGrammar ? [...GRAMMAR, ...RULES] : RULES;
  return [
    ...hieraConfiguration(reading),
    ...[...programs.values()].flatMap((program) => rules.flatMap((rule) => rule(program, reading))),
    ...bareNamesInTemplates(reading),
  ];
}
