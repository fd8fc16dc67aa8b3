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
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { placed, Places } from './places.ts';
import { toFixView } from './to-problems.ts';

const kindTitles: Readonly<Record<FixKind, string>> = {
  'structured facts': 'Read the structured facts',
  'unknown variables': 'Read unknown variables with getvar',
  'numbers from text': 'Convert strings to numbers',
  'duplicate keys': 'Keep each key once',
  'facts in data': 'Interpolate the structured facts in data',
  'facts in templates': 'Read the structured facts in templates',
  'appended variables': 'Replace += with an assignment',
  'bare words': 'Quote bare words',
  comparisons: 'Keep the old result of comparisons',
  defaults: 'Move defaults before their resources',
  'elements of hashes': 'Move elements to the assignment of the hash',
  'empty texts': 'Treat the empty string as false',
  'hiera.yaml': 'Convert hiera.yaml to version 5',
  'hiera functions': 'Use lookup for data',
  imports: 'Remove imports',
  'lists in texts': 'Join arrays in strings',
  memberships: 'Keep the old result of the in operator',
  'names of variables': 'Rename variables',
  'node inheritance': 'Copy inherited code into nodes',
  'numbers as texts': 'Quote numbers',
  queries: 'Match numbers and strings in queries',
  relationships: 'Use references next to arrows',
  'relative names': 'Write names in full',
  'reopened classes': 'Define each class once',
  templates: 'Write variables in templates with @',
  'text escapes': 'Keep the old meaning of escapes',
  texts: 'Use strings instead of numbers',
};

export function toMigrationView(migration: Migration, files: ProjectFiles): MigrationView {
  const { from, to, findings, failsBefore, nodes } = migration;
  const places = new Places(files);
  const fixes = fixesApart(findings.map(({ fix }) => fix).filter((fix) => fix !== undefined));
  const fixedFiles = Object.entries(filesWithFixes(files, fixes)).filter(([path, text]) => files[path] !== text);
  return {
    from,
    to,
    findings: findings.map((finding, index) => toFindingView(finding, String(index), places)),
    ...(failsBefore === undefined ? {} : { failsBefore }),
    ...(nodes.every(({ resources }) => resources === 0) ? { isEmpty: true } : {}),
    nodes: nodes.length,
    uncompared: [
      ...nodes.flatMap(({ name, failsBefore: failure }) =>
        failure === undefined ? [] : [{ certname: name, failsBefore: failure }],
      ),
      ...nodes.filter(({ resources }) => resources === 0).map(({ name }) => ({ certname: name })),
    ],
    fixKinds: toFixKinds(fixes, places),
    fixedFiles: Object.fromEntries(fixedFiles),
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
