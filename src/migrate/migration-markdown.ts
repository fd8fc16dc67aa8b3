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

export function migrationMarkdown({ from, to, findings, failsBefore }: Migration, files: Files): string {
  const lines = [`# From ${nameRelease(from)} to ${nameRelease(to)}`, ''];
  if (failsBefore !== undefined)
    lines.push(`${nameRelease(from)} does not compile the project: ${code(failsBefore)}`, '');
  if (findings.length === 0) lines.push('Nothing changes.', '');
  for (const kind of findingKinds) {
    const own = findings.filter((finding) => finding.kind === kind);
    if (own.length === 0) continue;
    lines.push(`## ${kindTitles[kind]} (${own.length})`, '', ...own.map((finding) => item(finding, files)), '');
  }
  return lines.join('\n');
}

function item(finding: Finding, files: Files): string {
  const { message, before, after, rows, fix } = finding;
  const place = placeText(finding, files);
  const values =
    before === undefined && after === undefined
      ? []
      : [`  - ${code(before ?? 'nothing')} becomes ${code(after ?? 'nothing')}`];
  return [
    `- ${place === undefined ? '' : `\`${place}\`: `}${message}`,
    ...values,
    ...rows.map(({ about, reason, reference }) => `  - ${about} ${reason} (${reference})`),
    ...(fix === undefined ? [] : [`  - Fix: ${fix.title}`]),
  ].join('\n');
}

function code(text: string): string {
  const line = text.replaceAll('\n', ' ');
  const fence = line.includes('`') ? '``' : '`';
  return `${fence}${line}${fence}`;
}
