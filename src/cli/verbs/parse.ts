import { readInputFiles } from '../input-files.ts';
import { printLine, printRow } from '../output.ts';
import { parseText } from '../parse-text.ts';
import type { VerbCall } from '../words/verb.ts';

export function runParse({ args, given }: VerbCall): number {
  let status = 0;
  for (const { path, text } of readInputFiles(args)) {
    const row = parseText(path, text);
    if ('error' in row) status = 1;
    if (given.has('json')) printRow(row);
    else if ('pn' in row) process.stdout.write(`${row.pn}\n`);
    else printLine('error', row.error.message);
  }
  return status;
}
