/** A migration as Markdown, for an issue. */
import { LineIndex, nameRelease } from '../engine/index.ts';
import { findingKinds, type Finding, type FindingKind, type Migration } from './finding.ts';
import type { Files } from './source.ts';

export const kindTitles: Readonly<Record<FindingKind, string>> = {
  silent: 'Silent changes',
  error: 'Errors',
  order: 'Different order',
  log: 'Log changes',
};

/** Formats a place: `manifests/site.pp:12`, or only the file if the line no longer exists. */
export function placeText({ place }: Finding, files: Files): string | undefined {
  if (place === undefined) return undefined;
  const text = files[place.file];
  return text === undefined ? place.file : `${place.file}:${new LineIndex(text).lineAt(place.span.offset)}`;
}

/**
 * Returns a line for each node that the old release does not compile, and one line for all nodes with empty catalogs.
 */
export function uncomparedNodes({ from, nodes }: Pick<Migration, 'from' | 'nodes'>): readonly string[] {
  const failing = nodes.flatMap(({ name, failsBefore }) =>
    failsBefore === undefined
      ? []
      : [`${nameRelease(from)} cannot compile ${nodes.length === 1 ? 'it' : name}: ${failsBefore}`],
  );
  const empty = nodes.filter(({ resources }) => resources === 0).map(({ name }) => name);
  if (empty.length === 0) return failing;
  return [...failing, `No resources to compare: the catalog of ${listed(empty)} is empty.`];
}

/** Lists up to five names of nodes, followed by the number of further nodes. */
export function listed(names: readonly string[]): string {
  return names.length <= 5 ? names.join(', ') : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more nodes`;
}

export function migrationMarkdown(migration: Migration, files: Files): string {
  const { from, to, findings, nodes } = migration;
  const lines = [`# From ${nameRelease(from)} to ${nameRelease(to)}`, ''];
  const uncompared = uncomparedNodes(migration);
  if (nodes.length > 1) lines.push(`${nodes.length} nodes were compiled.`, '');
  if (uncompared.length > 0) lines.push(...uncompared.map((text) => `- ${text.replaceAll('\n', ' ')}`), '');
  if (findings.length === 0)
    lines.push(nodes.some(({ resources = 0 }) => resources > 0) ? 'Nothing changes.' : 'No findings in the code.', '');
  for (const kind of findingKinds) {
    const own = findings.filter((finding) => finding.kind === kind);
    if (own.length === 0) continue;
    lines.push(`## ${kindTitles[kind]} (${own.length})`, '', ...own.map((finding) => item(finding, files)), '');
  }
  return lines.join('\n');
}

function item(finding: Finding, files: Files): string {
  const { message, before, after, rows, fix, nodes } = finding;
  const place = placeText(finding, files);
  const values =
    before === undefined && after === undefined
      ? []
      : [`  - ${code(before ?? 'nothing')} becomes ${code(after ?? 'nothing')}`];
  return [
    `- ${place === undefined ? '' : `\`${place}\`: `}${message}`,
    ...values,
    ...(nodes === undefined ? [] : [`  - Nodes: ${listed(nodes)}`]),
    ...rows.map(({ about, reason, reference }) => `  - ${about} ${reason} (${reference})`),
    ...(fix === undefined ? [] : [`  - Fix: ${fix.title}`]),
  ].join('\n');
}

function code(text: string): string {
  const line = text.replaceAll('\n', ' ');
  const fence = line.includes('`') ? '``' : '`';
  return `${fence}${line}${fence}`;
}
