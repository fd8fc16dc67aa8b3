import { parseFile } from '../parse.ts';

export function runParse(files: readonly string[], options: { readonly json: boolean }): Promise<number> {
  let status = 0;
  for (const file of files) {
    const row = parseFile(file);
    if ('error' in row) status = 1;
    if (options.json) process.stdout.write(`${JSON.stringify(row)}\n`);
    else if ('pn' in row) process.stdout.write(`${row.pn}\n`);
    else process.stderr.write(`Error: ${row.error.message}\n`);
  }
  return Promise.resolve(status);
}
