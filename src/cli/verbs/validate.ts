import { bunrakuVersion } from '../bunraku-version.ts';
import { chooseFormat, printFindings } from '../findings/formats.ts';
import { encodingProblem, readInputFiles, type InputFile } from '../input-files.ts';
import { printLine, printRow } from '../output.ts';
import { validateText, type ValidatedText, type ValidateRow } from '../validate-text.ts';
import type { VerbCall } from '../words/verb.ts';

/** Prints the report of `puppet parser validate` for each manifest. */
export function runValidate({ args, given }: VerbCall): number {
  const validated = readInputFiles(args).map(validateFile);
  const format = chooseFormat(given);
  if (format === 'json') for (const { file, issues } of validated) printRow({ file, issues });
  else if (format === 'text') validated.forEach(printIssues);
  else {
    const checked = validated.map(({ file }) => file);
    const findings = validated.flatMap((each) => each.findings);
    printFindings(format, { verb: 'validate', version: bunrakuVersion, checked, findings });
  }
  return validated.some(({ issues }) => issues.some((issue) => 'class' in issue)) ? 1 : 0;
}

function validateFile({ path: file, text, brokenLine: line }: InputFile): ValidatedText {
  if (line === undefined) return validateText(file, text);
  const message = encodingProblem(file, line);
  return {
    file,
    issues: [{ class: 'ArgumentError', message, file, line }],
    findings: [{ rule: 'encoding', level: 'error', message, file, line }],
  };
}

function printIssues({ file, issues }: ValidateRow): void {
  for (const issue of issues) {
    if ('class' in issue) printLine('error', issue.message);
    else {
      const line = issue.line === undefined ? '' : `, line: ${issue.line}`;
      printLine(issue.level === 'err' ? 'error' : 'warning', `${issue.message} (file: ${file}${line})`);
    }
  }
}
