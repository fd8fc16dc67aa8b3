/** Finds the effects of moving a project from one release of the language to another. */
import {
  differencesBetween,
  getRelease,
  type Catalog,
  type Diagnostic,
  type DifferenceId,
  type ReleaseId,
} from '../engine/index.ts';
import { findCauses, type Causes } from './causes.ts';
import { changeFinding } from './change-findings.ts';
import { errorKey, isOfBudget } from './compile-both.ts';
import { findingKinds, isWithin, type Finding, type FindingFix, type FixKind, type Migration } from './finding.ts';
import { searchFixes, type Found } from './search-fixes.ts';
import { placedInFiles, findStart } from './fixed-files.ts';
import type { MigrationSource } from './source.ts';

export function migrate(source: MigrationSource, from: ReleaseId, to: ReleaseId): Migration {
  const { base, made } = findStart(source);
  const found = searchFixes(base, [from, to], made);
  const rows = new Map(differencesBetween(getRelease(from), getRelease(to)).map((row) => [row.id, row]));
  const read = found.read.map(({ kind, message, code, place, rows: ids, fix }): Finding => ({
    kind,
    message,
    place,
    ...(code === undefined ? {} : { code }),
    rows: ids.map((id: DifferenceId) => rows.get(id)).filter((row) => row !== undefined),
    ...(fix === undefined ? {} : { fix }),
  }));
  const fixed = { ...base, files: found.end.files };
  const unreported = found.end.errors.filter((error) => !read.some((finding) => isAbout(finding, error)));
  const errorCauses = findCauses(
    fixed,
    [from, to],
    found.before,
    { changes: [], errors: unreported.filter(({ code }) => !isOfBudget(code)).map(errorKey) },
    found.end.map,
  );
  const findings = [
    ...read,
    ...found.fixedErrors.map(({ error, fix }) => errorFinding(error, errorCauses, fix)),
    ...unreported.map((error) => errorFinding(error, errorCauses)),
    ...withoutPlace(found, read),
    ...resultFindings(base, [from, to], found, read),
  ];
  const { error, catalog } = found.before.strict;
  const failure = error === undefined ? {} : { failsBefore: error.message };
  const resources = catalog === undefined ? {} : { resources: countResources(catalog) };
  return {
    from,
    to,
    findings: sortFindings(placedInFiles(findings, source)),
    nodes: [{ name: source.node, ...resources, ...failure }],
    ...failure,
  };
}

/** Types of resources that only contain other resources. */
const CONTAINERS: ReadonlySet<string> = new Set(['Class', 'Node', 'Stage']);

/** Counts the resources that change a machine. */
function countResources({ resources }: Catalog): number {
  return resources.filter(({ type }) => !CONTAINERS.has(type)).length;
}

function resultFindings(
  source: MigrationSource,
  releases: readonly [ReleaseId, ReleaseId],
  { before, compared, valueFixes }: Found,
  read: readonly Finding[],
): readonly Finding[] {
  const { changes, files, map } = compared;
  const causes = findCauses(
    { ...source, files },
    releases,
    before,
    { changes: changes.map(({ key }) => key), errors: [] },
    map,
  );
  return changes.flatMap((change) => {
    const findings = changeFinding(change, causes, { before: source.files, after: files, map }, read);
    const fix = valueFixes.get(change.key);
    return fix === undefined ? findings : findings.map((finding) => withFix(finding, fix, releases));
  });
}

/** Release difference for each kind of fix, used if the search for causes found none. */
const ROW_OF: Readonly<Partial<Record<FixKind, DifferenceId>>> = {
  comparisons: 'numeric strings are numbers',
  memberships: 'numeric strings are numbers',
  'empty texts': 'empty string is false',
  'lists in texts': 'interpolated arrays are joined',
};

function withFix(finding: Finding, fix: FindingFix, [from, to]: readonly [ReleaseId, ReleaseId]): Finding {
  if (finding.rows.length > 0) return { ...finding, fix };
  const rows = differencesBetween(getRelease(from), getRelease(to)).filter(({ id }) => id === ROW_OF[fix.kind]);
  return { ...finding, rows, fix };
}

/**
 * Creates a finding for an error of the new release that has no place in the project's files. Returns none if an
 * existing finding covers the error.
 */
function withoutPlace({ before, end }: Found, read: readonly Finding[]): readonly Finding[] {
  const { error } = end.compiled.strict;
  if (error === undefined || before.strict.error !== undefined || end.errors.length > 0) return [];
  if (read.some((finding) => finding.code === error.code || (finding.kind === 'error' && finding.fix === undefined)))
    return [];
  return [{ kind: 'error', code: error.code, message: error.message, rows: [] }];
}

/** Returns whether a finding covers an error. Some errors are placed at an operator inside the finding's expression. */
function isAbout({ kind, place }: Finding, error: Diagnostic): boolean {
  const { file, span } = error.origin ?? error;
  return kind === 'error' && place?.file === file && span !== undefined && isWithin({ ...span, length: 0 }, place.span);
}

function errorFinding(error: Diagnostic, causes: Causes, fix?: FindingFix): Finding {
  const { code, message, file, span } = error;
  const at = error.origin ?? { file, span };
  return {
    kind: 'error',
    code,
    message,
    ...(at.span === undefined ? {} : { place: { file: at.file, span: at.span } }),
    rows: causes.get(errorKey(error)) ?? [],
    ...(fix === undefined ? {} : { fix }),
  };
}

/** Sorts findings by kind, and then by place. */
export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((one, other) => {
    const byKind = findingKinds.indexOf(one.kind) - findingKinds.indexOf(other.kind);
    if (byKind !== 0) return byKind;
    if (one.place === undefined || other.place === undefined)
      return Number(one.place === undefined) - Number(other.place === undefined);
    const [a, b] = [one.place, other.place];
    return a.file === b.file ? a.span.offset - b.span.offset : a.file < b.file ? -1 : 1;
  });
}
