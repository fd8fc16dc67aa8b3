import type { Check } from './check.ts';
import { dataChecks } from './data/table.ts';
import { manifestCheck } from './manifest/index.ts';

export const checks: readonly Check[] = [manifestCheck, ...dataChecks];
