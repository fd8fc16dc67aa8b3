/** Reads the recorded files of this folder. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AgentRun } from '../../src/protocol/agent-files.ts';
import { readReports } from '../../src/agent-files/report/read-report.ts';

/** Reads a recorded file. `path` is relative to the folder `recorded`. */
export function readRecorded(path: string): string {
  return readFileSync(fileURLToPath(new URL(`recorded/${path}`, import.meta.url)), 'utf8');
}

/** Returns the only run in a file's content. Throws if there is none. */
export function readOnlyRun(text: string): AgentRun {
  const read = readReports(text);
  if (read.kind === 'refused') throw new Error(read.message);
  const [run] = read.runs;
  if (run === undefined || read.runs.length > 1) throw new Error(`There are ${read.runs.length} runs.`);
  return run;
}
