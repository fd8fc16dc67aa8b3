/** All checks of the project's files. */
import type { Check } from './check.ts';
import { dataChecks } from './data/table.ts';

export const checks: readonly Check[] = [...dataChecks];
