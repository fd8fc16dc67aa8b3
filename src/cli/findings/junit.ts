/**
 * Formats findings as JUnit XML, which Jenkins, GitLab and others show as test results. Each checked part is a test
 * case.
 */
import { shownPath, type Finding, type FindingReport } from './finding.ts';
import { element } from './xml.ts';

export function junitReport({ verb, checked, findings }: FindingReport): string {
  const own = new Map<string, Finding[]>(checked.map((part) => [part, []]));
  for (const finding of findings) {
    const part = finding.part ?? finding.file ?? verb;
    const known = own.get(part);
    if (known === undefined) own.set(part, [finding]);
    else known.push(finding);
  }
  const cases = [...own].map(([part, found]) =>
    element('testcase', { classname: verb, name: shownPath(part) }, { children: found.map(failureElement) }),
  );
  const failures = [...own.values()].filter((found) => found.length > 0).length;
  const suite = element('testsuite', { name: verb, tests: own.size, failures, errors: 0 }, { children: cases });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', {}, { children: [suite] })}\n`;
}

function failureElement({ rule, level, message, file, line, column }: Finding): string {
  const place = [file === undefined ? undefined : shownPath(file), line, column].filter((each) => each !== undefined);
  return element(
    'failure',
    { type: rule, message },
    { text: `${level}: ${message}${place.length === 0 ? '' : `, ${place.join(':')}`}` },
  );
}
