import { writeFileSync } from 'node:fs';
import { LineIndex } from '../../engine/index.ts';
import { applyEdits, formatManifest } from '../../language-service/format/format-manifest.ts';
import { bunrakuVersion } from '../bunraku-version.ts';
import { errorRow, type ErrorRow } from '../error-row.ts';
import type { Finding } from '../findings/finding.ts';
import { chooseFormat, printFindings } from '../findings/formats.ts';
import { encodingProblem, readInputFiles, type InputFile } from '../input-files.ts';
import { printLine, printRow } from '../output.ts';
import { UsageError, type VerbCall } from '../words/verb.ts';

type FormatRow = { readonly file: string; readonly text: string } | { readonly file: string; readonly error: ErrorRow };

interface Formatted {
  readonly input: InputFile;
  readonly row: FormatRow;
}

/**
 * Prints each manifest formatted. `write` changes the files instead, and `check` lists the files that are not formatted.
 * A file with a syntax error is left unchanged.
 */
export function runFormat({ args, given }: VerbCall): number {
  const [isWrite, isCheck, format] = [given.has('write'), given.has('check'), chooseFormat(given)];
  if (format !== 'text' && format !== 'json' && !isCheck) throw new UsageError(`--format ${format} needs --check.`);
  const all = readInputFiles(args).map((input) => ({ input, row: formatText(input) }));
  if (isWrite) all.forEach(writeFormatted);
  if (isCheck) return reportUnformatted(all, format);
  for (const { row } of all) {
    if (format === 'json') printRow(row);
    else if ('error' in row) printLine('error', withFile(row.error.message, row.file));
    else if (!isWrite) process.stdout.write(row.text);
  }
  return all.some(({ row }) => 'error' in row) ? 1 : 0;
}

function formatText({ path: file, text, brokenLine: line }: InputFile): FormatRow {
  // Formatting would write replacement characters in place of the unreadable bytes.
  if (line !== undefined)
    return { file, error: { class: 'ArgumentError', message: encodingProblem(file, line), file, line } };
  const result = formatManifest(text);
  return result.kind === 'formatted'
    ? { file, text: applyEdits(text, result.edits) }
    : { file, error: errorRow({ ...result.error, file }, new LineIndex(text)) };
}

/** Adds the file to a message that does not name it. */
function withFile(message: string, file = ''): string {
  return message.includes(`(file: ${file}`) ? message : `${message} (file: ${file})`;
}

function writeFormatted({ input, row }: Formatted): void {
  if (input.isStandardInput) throw new UsageError('--write changes files. Standard input has no file.');
  if ('text' in row && row.text !== input.text) writeFileSync(input.path, row.text);
}

function reportUnformatted(all: readonly Formatted[], format: ReturnType<typeof chooseFormat>): number {
  const findings = all.flatMap(toFinding);
  if (format === 'json') findings.forEach(printRow);
  else if (format === 'text')
    for (const { level, message, file } of findings)
      process.stdout.write(level === 'error' ? `${withFile(message, file)}\n` : `${file ?? ''}\n`);
  else {
    const checked = all.map(({ input }) => input.path);
    printFindings(format, { verb: 'format', version: bunrakuVersion, checked, findings });
  }
  return findings.length === 0 ? 0 : 1;
}

function toFinding({ input, row }: Formatted): readonly Finding[] {
  if ('error' in row) {
    const { message, line, pos } = row.error;
    const place = line === undefined ? {} : { line, ...(pos === undefined ? {} : { column: pos }) };
    return [{ rule: 'syntax', level: 'error', message, file: input.path, ...place }];
  }
  if (row.text === input.text) return [];
  return [{ rule: 'format', level: 'warning', message: 'The file is not formatted.', file: input.path }];
}
