import { validateFile } from '../validate.ts';

export function runValidate(files: readonly string[], options: { readonly json: boolean }): Promise<number> {
  let status = 0;
  for (const file of files) {
    const row = validateFile(file);
    if (row.issues.some((issue) => 'class' in issue)) status = 1;
    if (options.json) {
      process.stdout.write(`${JSON.stringify(row)}\n`);
      continue;
    }
    for (const issue of row.issues) {
      if ('class' in issue) process.stderr.write(`Error: ${issue.message}\n`);
      else
        process.stderr.write(
          `${issue.level === 'err' ? 'Error' : 'Warning'}: ${issue.message} (file: ${file}${issue.line === undefined ? '' : `, line: ${issue.line}`})\n`,
        );
    }
  }
  return Promise.resolve(status);
}
