import { encodingProblem, readInputFiles } from '../input-files.ts';
import { printLine, printRow } from '../output.ts';
import { parseText } from '../parse-text.ts';
import type { VerbCall } from '../words/verb.ts';

export function runParse({ args, given }: VerbCall): number {
  let status = 0;
  for (const { path, text, brokenLine } of readInputFiles(args)) {
    const row =
      brokenLine === undefined
        ? parseText(path, text)
        : { file: path, error: { class: 'ArgumentError', message: encodingProblem(path, brokenLine) } };
    if ('error' in row) status = 1;
    if (given.has('json')) printRow(row);
    else if ('pn' in row) process.stdout.write(`${row.pn}\n`);
    else printLine('error', row.error.message);
  }
  return status;
}
