/** What changes for a project from one release of the language to another. */
import {
  differencesBetween,
  LineIndex,
  releaseOf,
  type Diagnostic,
  type Difference,
  type DifferenceId,
  type ReleaseId,
} from '../engine/index.ts';
import { causesOf, type Causes } from './causes.ts';
import { changesBetween, type Change } from './changes.ts';
import { compiledAs, errorKey, type Compiled } from './compile-both.ts';
import { findingKinds, type Finding, type FindingPlace, type Migration } from './finding.ts';
import { checkedFixes } from './fixes/checked.ts';
import { filesWithFixes } from './fixes/edits.ts';
import { flatFactsInTexts } from './read-data.ts';
import { placedFindings, type PlacedFinding } from './read-places.ts';
import { refusals, type Files, type MigrationSource } from './source.ts';

export function migrate(source: MigrationSource, from: ReleaseId, to: ReleaseId): Migration {
  const [old, now] = [releaseOf(from), releaseOf(to)];
  const [before, after] = [compiledAs(source, old), compiledAs(source, now)];
  const [oldInput, newInput] = [source.inputFor(source.files, old), source.inputFor(source.files, now)];
  const [wasRefused, isRefused] = [refusals(oldInput, old), refusals(newInput, now)];
  const refuses = {
    findings: isRefused.findings && !wasRefused.findings,
    variables: isRefused.variables && !wasRefused.variables,
  };
  const [flat, structured] = [oldInput.node.facts, newInput.node.facts];
  const rows = new Map(differencesBetween(old, now).map((row) => [row.id, row]));
  const rowsOf = (ids: readonly DifferenceId[]): readonly Difference[] =>
    ids.map((id) => rows.get(id)).filter((row) => row !== undefined);

  const placed = placedFindings({ files: source.files, from: old, to: now, flat, structured, after, refuses });
  const inTexts = flatFactsInTexts(source.files, flat, structured).map(({ name, ...rest }): PlacedFinding => ({
    kind: 'silent',
    message: `There is no flat fact ${name} any more: nothing is found here.`,
    rows: ['flat facts'],
    ...rest,
  }));
  const read = [...placed, ...inTexts].map((finding): Finding => ({ ...finding, rows: rowsOf(finding.rows) }));
  const checked = checkedFixes(source, { before, after, from, to: now }, read);
  const errors = newErrors(before, after, placed);
  const errorCauses = causesOf(source, [from, to], before, { changes: [], errors: errors.map(errorKey) });
  const found = [
    ...checked,
    ...errors.map((error) => errorFinding(error, errorCauses)),
    ...resultFindings(source, [from, to], { before, after }, checked),
  ];
  const { error } = before.strict;
  return {
    from,
    to,
    findings: sorted(found),
    ...(error === undefined ? {} : { failsBefore: error.message }),
  };
}

/**
 * What differs in the catalog, in the log and in values on the way there. Where the new release refuses the project, that is what still
 * differs once all that can be mended is: else each error would be told again by what it leads to.
 */
function resultFindings(
  source: MigrationSource,
  [from, to]: readonly [ReleaseId, ReleaseId],
  { before, after }: { readonly before: Compiled; readonly after: Compiled },
  placed: readonly Finding[],
): readonly Finding[] {
  const compiles = after.strict.catalog !== undefined;
  const fixes = placed.map(({ fix }) => fix).filter((fix) => fix !== undefined);
  const compared = compiles ? source : { ...source, files: filesWithFixes(source.files, fixes) };
  const result = compiles ? after : compiledAs(compared, releaseOf(to));
  // Places in a text that was mended are not those of the text at hand.
  const changes = changesBetween(before, result, from).filter(({ kind }) => compiles || kind !== 'value');
  const causes = causesOf(compared, [from, to], before, { changes: changes.map(({ key }) => key), errors: [] });
  return changes.flatMap((change) => changeFinding(change, causes, source.files, placed));
}

/** Errors of the new release that the old one does not have, and no finding with a place tells. */
function newErrors(before: Compiled, after: Compiled, placed: readonly PlacedFinding[]): readonly Diagnostic[] {
  const known = new Set(before.errors.map(errorKey));
  const errors = after.errors.filter(
    (error) => !known.has(errorKey(error)) && !placed.some((finding) => tells(finding, error)),
  );
  const { error } = after.strict;
  const hasCode = (code: string): boolean => placed.some((finding) => finding.code === code) || known.size > 0;
  if (errors.length > 0 || error === undefined || before.strict.error !== undefined || hasCode(error.code))
    return errors;
  // An error without a place in a file of the project.
  return [{ code: error.code, args: undefined, severity: 'error', message: error.message, file: error.file ?? '' }];
}

/** Whether a finding is about an error: some errors are placed at an operator within what they are about. */
function tells({ code, place }: PlacedFinding, error: Diagnostic): boolean {
  const { file, span } = error.origin ?? error;
  return (
    code === error.code && place.file === file && span !== undefined && isWithin({ ...span, length: 0 }, place.span)
  );
}

function errorFinding(error: Diagnostic, causes: Causes): Finding {
  const { code, message, file, span } = error;
  const at = error.origin ?? { file, span };
  return {
    kind: 'error',
    code,
    message,
    ...(at.span === undefined ? {} : { place: { file: at.file, span: at.span } }),
    rows: causes.get(errorKey(error)) ?? [],
  };
}

function changeFinding(change: Change, causes: Causes, files: Files, placed: readonly Finding[]): readonly Finding[] {
  const rows = causes.get(change.key) ?? [];
  switch (change.kind) {
    case 'value': {
      const { file, node, before, after } = change.change;
      const { offset, length } = node;
      // What is said of the place already is the cause of its other value.
      if (placed.some(({ place }) => place?.file === file && isWithin(place.span, node))) return [];
      const message = 'This has another value, and nobody is told.';
      return [{ kind: 'silent', message, place: { file, span: { offset, length } }, rows, before, after }];
    }
    case 'catalog':
      return [catalogFinding(change.change, rows, files)];
    case 'log': {
      const { before, after } = change.change;
      const line = after ?? before;
      const message =
        before === undefined
          ? 'A line is logged anew.'
          : after === undefined
            ? 'A line is logged no more.'
            : 'Another line is logged.';
      return [
        {
          kind: 'log',
          message,
          rows,
          ...placeAtLine(files, line?.file, line?.line),
          ...(before === undefined ? {} : { before: `${before.level}: ${before.message}` }),
          ...(after === undefined ? {} : { after: `${after.level}: ${after.message}` }),
        },
      ];
    }
  }
}

function isWithin(span: FindingPlace['span'], node: FindingPlace['span']): boolean {
  return span.offset >= node.offset && span.offset + span.length <= node.offset + node.length;
}

function catalogFinding(
  change: Extract<Change, { kind: 'catalog' }>['change'],
  rows: readonly Difference[],
  files: Files,
): Finding {
  switch (change.kind) {
    case 'attribute': {
      const { resource, attribute, before, after, place } = change;
      return {
        kind: 'silent',
        message: `${resource} has another ${attribute}.`,
        resource,
        attribute,
        rows,
        ...placeAtLine(files, place?.file, place?.line),
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      };
    }
    case 'added':
    case 'removed': {
      const { kind, resource, place } = change;
      const message =
        kind === 'added' ? `${resource} is in the catalog anew.` : `${resource} is not in the catalog any more.`;
      return { kind: 'silent', message, resource, rows, ...placeAtLine(files, place?.file, place?.line) };
    }
    case 'order': {
      const { before, after } = change;
      return {
        kind: 'order',
        message: 'Resources stand in another order.',
        rows,
        before: before.join(', '),
        after: after.join(', '),
      };
    }
  }
}

function placeAtLine(
  files: Files,
  file: string | undefined,
  line: number | undefined,
): { readonly place?: FindingPlace } {
  const text = file === undefined ? undefined : files[file];
  if (file === undefined || text === undefined || line === undefined) return {};
  const start = new LineIndex(text).startOfLine(line);
  const end = text.indexOf('\n', start);
  return { place: { file, span: { offset: start, length: (end === -1 ? text.length : end) - start } } };
}

/** Silent changes first; of a kind by place, and what has none last. */
function sorted(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((one, other) => {
    const byKind = findingKinds.indexOf(one.kind) - findingKinds.indexOf(other.kind);
    if (byKind !== 0) return byKind;
    if (one.place === undefined || other.place === undefined)
      return Number(one.place === undefined) - Number(other.place === undefined);
    const [a, b] = [one.place, other.place];
    return a.file === b.file ? a.span.offset - b.span.offset : a.file < b.file ? -1 : 1;
  });
}
