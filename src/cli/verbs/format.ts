import { readFileSync, writeFileSync } from 'node:fs';
import { LineIndex } from '../../engine/index.ts';
import { applyEdits, formatManifest } from '../../language-service/format/format-manifest.ts';
import { errorRow, type ErrorRow } from '../error-row.ts';

type FormatRow = { readonly file: string; readonly text: string } | { readonly file: string; readonly error: ErrorRow };

/** Prints each manifest formatted; `write` changes the files instead. A file with a syntax error is left unchanged. */
export function runFormat(
  files: readonly string[],
  { json, write }: { readonly json: boolean; readonly write: boolean },
): Promise<number> {
  let status = 0;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const row = formatText(file, text);
    if ('error' in row) status = 1;
    else if (write && row.text !== text) writeFileSync(file, row.text);
    if (json) process.stdout.write(`${JSON.stringify(row)}\n`);
    else if ('error' in row) process.stderr.write(`Error: ${row.error.message}\n`);
    else if (!write) process.stdout.write(row.text);
  }
  return Promise.resolve(status);
}

function formatText(file: string, text: string): FormatRow {
  const result = formatManifest(text);
  return result.kind === 'formatted'
    ? { file, text: applyEdits(text, result.edits) }
    : { file, error: errorRow({ ...result.error, file }, new LineIndex(text)) };
}
