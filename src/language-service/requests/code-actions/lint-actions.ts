/**
 * Code actions for lint problems on the selected lines: fix one problem, fix all problems of the same kind, or ignore
 * the problem with a comment.
 */
import type { LintProblem } from '../../../engine/index.ts';
import type { CodeAction, FileEdit } from '../../answers.ts';
import { editAt, type ActionPlace } from './action-place.ts';
import { missingCommas, styleFindings, type StyleFindings } from './style-findings.ts';

export function lintActions(place: ActionPlace): readonly CodeAction[] {
  const { file, selection, project } = place;
  if (file.kind !== 'manifest' || file.isInOldGrammar) return [];
  const findings = styleFindings(file, project.files.get('.puppet-lint.rc'));
  const [from, to] = [file.lines.lineAt(selection[0]), file.lines.lineAt(selection[1])];
  const here = findings.problems.filter(({ line, span }) => {
    const isOnLine = line >= from && line <= to;
    return isOnLine || (span.offset <= selection[0] && selection[1] <= span.offset + span.length);
  });
  const single = here.flatMap((problem) => toCodeActions(place, problem));
  const kinds = [...new Set(here.map(({ check }) => check))];
  return [
    ...single,
    ...kinds.flatMap((check) => fixesOfKind(place, check, findings)),
    ...(here.length === 0 ? [] : allFixes(place, findings)),
    ...kinds.map((check) => ignored(place, check, here.find((each) => each.check === check)?.line ?? from)),
    ...(findings.hasCheck('trailing_comma') ? [] : trailingCommas(place, [from, to])),
  ];
}

/** Adds the missing commas after last elements on the selected lines, if the project does not check them. */
function trailingCommas(place: ActionPlace, [from, to]: readonly [from: number, to: number]): readonly CodeAction[] {
  const findings = missingCommas(place.file);
  const fixable = findings.problems.filter(({ fix }) => fix !== undefined);
  const edits = fixable
    .filter(({ line }) => line >= from && line <= to)
    .flatMap(({ fix }) => fix?.edits ?? [])
    .map(({ offset, length, text }) => editAt(place, offset, offset + length, text));
  if (edits.length === 0) return [];
  const title = edits.length === 1 ? 'Add the trailing comma' : 'Add the trailing commas';
  const single: CodeAction = { title, kind: 'quickfix', edits };
  if (fixable.length === edits.length) return [single];
  const all = difference(place, findings.fixed('trailing_comma'));
  return [single, { title: 'Add all trailing commas in the file', kind: 'quickfix', edits: [all] }];
}

function toCodeActions(place: ActionPlace, { fix, message }: LintProblem): readonly CodeAction[] {
  if (fix === undefined) return [];
  const edits = fix.edits.map(({ offset, length, text }) => editAt(place, offset, offset + length, text));
  return [{ title: `${fix.title} (lint: ${message})`, kind: 'quickfix', edits }];
}

function fixesOfKind(place: ActionPlace, check: string, findings: StyleFindings): readonly CodeAction[] {
  if (findings.problems.filter((problem) => problem.check === check && problem.fix !== undefined).length < 2) return [];
  const fixed = findings.fixed(check);
  return fixed === place.file.text
    ? []
    : [{ title: `Fix all problems of ${check} (lint)`, kind: 'quickfix', edits: [difference(place, fixed)] }];
}

function allFixes(place: ActionPlace, findings: StyleFindings): readonly CodeAction[] {
  if (new Set(findings.problems.filter(({ fix }) => fix !== undefined).map(({ check }) => check)).size < 2) return [];
  const fixed = findings.fixed();
  if (fixed === place.file.text) return [];
  return [{ title: 'Fix all style problems in the file (lint)', kind: 'source', edits: [difference(place, fixed)] }];
}

/**
 * Returns one edit that changes the file's source to `after`. Leaves out the beginning and the end that stay the same.
 */
function difference(place: ActionPlace, after: string): FileEdit {
  const before = place.file.text;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return editAt(place, start, before.length - end, after.slice(start, after.length - end));
}

/**
 * Adds an ignore comment at the end of the line. If the line ends in a comment or inside a string, adds comments before
 * and after the line. Extends an existing ignore comment.
 */
function ignored(place: ActionPlace, check: string, line: number): CodeAction {
  const { text, lines, tokens } = place.file;
  const start = lines.startOfLine(line);
  const newline = text.indexOf('\n', start);
  const lineEnd = newline === -1 ? text.length : newline;
  const written = text.slice(start, lineEnd).trimEnd();
  const known = /#\s*lint:ignore(?::\w+)+/.exec(written);
  const end = start + (known === null ? written.length : known.index + known[0].length);
  const isTaken = tokens.some(
    ({ category, offset, length }) =>
      offset < lineEnd &&
      (category === 'comment'
        ? offset + length >= start + written.length && offset >= start
        : offset + length > lineEnd),
  );
  const indent = /^[ \t]*/.exec(written)?.[0] ?? '';
  const edits =
    known !== null
      ? [editAt(place, end, end, ` lint:ignore:${check}`)]
      : isTaken
        ? [
            editAt(place, start, start, `${indent}# lint:ignore:${check}\n`),
            editAt(place, lineEnd, lineEnd, `\n${indent}# lint:endignore`),
          ]
        : [editAt(place, end, end, ` # lint:ignore:${check}`)];
  return { title: `Ignore ${check} on this line (lint)`, kind: 'quickfix', edits };
}
