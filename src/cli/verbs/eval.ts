import { createInterface } from 'node:readline';
import { evaluateLine } from '../evaluate.ts';

export async function runEval(_: readonly string[], options: { readonly json: boolean }): Promise<number> {
  let status = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const row = evaluateLine(line.replaceAll('\\n', '\n'));
    if (row.error !== undefined) status = 1;
    if (options.json) process.stdout.write(`${JSON.stringify(row)}\n`);
    else {
      for (const log of row.logs ?? []) process.stdout.write(`${log.level}: ${log.message}\n`);
      if (row.error === undefined) process.stdout.write(`${row.value ?? ''}  # ${row.type ?? ''}\n`);
      else process.stderr.write(`Error: ${row.error.message}\n`);
    }
  }
  return status;
}
