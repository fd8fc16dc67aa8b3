/** Formats findings as Checkstyle XML, which many review tools read. */
import { shownPath, type Finding, type FindingLevel, type FindingReport } from './finding.ts';
import { element } from './xml.ts';

const SEVERITIES: Readonly<Record<FindingLevel, string>> = { error: 'error', warning: 'warning', note: 'info' };

export function checkstyleReport({ verb, checked, findings }: FindingReport): string {
  const own = new Map<string, Finding[]>(checked.map((part) => [part, []]));
  for (const finding of findings) {
    const file = finding.file ?? finding.part ?? verb;
    const known = own.get(file);
    if (known === undefined) own.set(file, [finding]);
    else known.push(finding);
  }
  const files = [...own].map(([file, found]) =>
    element('file', { name: shownPath(file) }, { children: found.map((finding) => errorElement(verb, finding)) }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('checkstyle', { version: '4.3' }, { children: files })}\n`;
}

function errorElement(verb: string, { rule, level, message, line, column, part }: Finding): string {
  const text = part === undefined ? message : `${part}: ${message}`;
  return element('error', {
    line,
    column,
    severity: SEVERITIES[level],
    message: text,
    source: `bunraku.${verb}.${rule}`,
  });
}
