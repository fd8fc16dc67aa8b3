import {
  filesWithFixes,
  fixesApart,
  migrationMarkdown,
  type Finding,
  type FindingFix,
  type FixKind,
  type Migration,
} from '../../migrate/index.ts';
import type { FindingView, FixKindView, MigrationView } from '../../protocol/migration.ts';
import type { ProjectFiles } from '../../protocol/project.ts';
import { placed, Places } from './places.ts';
import { toFixView } from './to-problems.ts';

const kindTitles: Readonly<Record<FixKind, string>> = {
  'structured facts': 'Read the structured facts',
  'unknown variables': 'Ask for unknown variables with getvar',
  'numbers from text': 'Make numbers of texts',
  'duplicate keys': 'Keep each key once',
  'facts in data': 'Interpolate the structured facts in data',
  'facts in templates': 'Read the structured facts in templates',
};

export function toMigrationView(migration: Migration, files: ProjectFiles): MigrationView {
  const { from, to, findings, failsBefore } = migration;
  const places = new Places(files);
  const fixes = fixesApart(findings.map(({ fix }) => fix).filter((fix) => fix !== undefined));
  const mended = Object.entries(filesWithFixes(files, fixes)).filter(([path, text]) => files[path] !== text);
  return {
    from,
    to,
    findings: findings.map((finding, index) => toFindingView(finding, String(index), places)),
    ...(failsBefore === undefined ? {} : { failsBefore }),
    fixKinds: toFixKinds(fixes, places),
    mended: Object.fromEntries(mended),
    markdown: migrationMarkdown(migration, files),
  };
}

function toFindingView(finding: Finding, id: string, places: Places): FindingView {
  const { place, rows, fix, ...rest } = finding;
  return {
    ...rest,
    id,
    ...placed(place === undefined ? undefined : places.ofSpan(place.file, place.span)),
    causes: rows.map(({ id: row, about, reason, reference }) => ({ id: row, about, reason, reference })),
    ...(fix === undefined ? {} : { fix: toFixView(fix, places) }),
  };
}

function toFixKinds(fixes: readonly FindingFix[], places: Places): readonly FixKindView[] {
  return [...new Set(fixes.map(({ kind }) => kind))].map((kind) => {
    const own = fixes.filter((fix) => fix.kind === kind);
    const whole = { title: kindTitles[kind], edits: own.flatMap(({ edits }) => edits) };
    return { kind, count: own.length, fix: toFixView(whole, places) };
  });
}
