import { parse, printPn } from '../engine/index.ts';
import { errorRow, type ErrorRow } from './error-row.ts';

type ParseRow = { readonly file: string; readonly pn: string } | { readonly file: string; readonly error: ErrorRow };

/**
 * Returns the syntax tree of a manifest in PN form, like `puppet parser dump --format pn`, or the first syntax error.
 */
export function parseText(file: string, text: string): ParseRow {
  const { program, diagnostics, lineIndex } = parse(text, file);
  const first = diagnostics.find(({ severity }) => severity === 'error');
  return first === undefined ? { file, pn: printPn(program) } : { file, error: errorRow(first, lineIndex) };
}
