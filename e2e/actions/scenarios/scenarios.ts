/** All scenarios: actions that a row of the table cannot describe. */
import { edits, formats } from './format.ts';
import { refactorings } from './refactor.ts';
import { renames } from './rename.ts';
import type { Scenario } from './scenario.ts';
import { structures } from './structure.ts';
import { liveDiagnostics, workbenches } from './workbench.ts';

export const scenarios: readonly Scenario[] = [
  ...renames,
  ...structures,
  ...formats,
  ...edits,
  ...refactorings,
  ...workbenches,
  ...liveDiagnostics,
];
