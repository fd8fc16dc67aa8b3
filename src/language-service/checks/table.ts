/** All checks of the project's files. */
import type { Check } from './check.ts';

export const checks: readonly Check[] = [];
