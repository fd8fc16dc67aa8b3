/**
 * `node scripts/lint/check-commit.mjs FILE`: prints the faults of the commit message in FILE. The exit code is 1 if
 * there are any.
 */
import { readFileSync } from 'node:fs';
import { findMessageFaults } from './commit-message.mjs';

const faults = findMessageFaults(readFileSync(process.argv[2], 'utf8'));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
