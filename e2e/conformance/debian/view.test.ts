import { expect, test } from 'vitest';
import type { JsonRecord } from '../compare.ts';
import { compactText, recordedResult } from './compact.ts';
import { comparableMessage, debianDifferences } from './view.ts';

function differing(expected: JsonRecord, actual: JsonRecord): readonly string[] {
  return debianDifferences(expected, actual).map(({ stage }) => stage);
}

test('versions of packages do not differ, whether they are installed does', () => {
  const packages = (version: string | null): JsonRecord => ({ target: { packages: { nginx: version } } });
  expect(differing(packages('1.22.1-9+deb12u3'), packages('1.22.1-9'))).toEqual([]);
  expect(differing(packages('1.22.1-9'), packages(null))).toEqual(['packages and services']);
  expect(differing(packages('rc 1.22.1-9'), packages(null))).toEqual([]);
});

test('`enabled` of systemctl equals `true` of the tables', () => {
  const services = (enable: string): JsonRecord => ({ target: { services: { ssh: { ensure: 'running', enable } } } });
  expect(differing(services('enabled'), services('true'))).toEqual([]);
  expect(differing(services('enabled'), services('false'))).toEqual(['packages and services']);
});

test('a resource that nothing became of is the same as one without a status', () => {
  const status = { ref: 'File[/a]', changed: false, failed: false, skipped: false, restarted: null, events: [] };
  expect(differing({ statuses: [status] }, { statuses: [] })).toEqual([]);
  expect(differing({ statuses: [{ ...status, changed: true }] }, { statuses: [status] })).toEqual(['statuses']);
});

test('the second run is compared for itself', () => {
  const failed = { ref: 'Exec[a]', failed: true };
  expect(differing({ second: { statuses: [failed] } }, { second: { statuses: [] } })).toEqual(['second run']);
});

test('a long text is compared by its checksum', () => {
  const long = 'line\n'.repeat(8);
  const look = (content: string): JsonRecord => ({ target: { look: { '/a': { type: 'file', content } } } });
  expect(compactText('short\n')).toBe('short\n');
  expect(differing(look(compactText(long)), look(long))).toEqual([]);
  expect(differing(look(compactText(long)), look('short\n'))).toEqual(['files']);
});

test('a long text that no resource writes is a package’s own, and left out', () => {
  const long = 'line\n'.repeat(8);
  const result = (content: string, ref: string): JsonRecord => ({
    catalog: { resources: [{ ref, parameters: {} }] },
    target: { look: { '/a': { type: 'file', content } } },
  });
  const kept = (ref: string): JsonRecord => recordedResult('x', result(long, ref));
  expect(differing(kept('File[/a]'), result(`${long}more\n`, 'File[/a]'))).toEqual(['files']);
  expect(differing(kept('File[/b]'), result(`${long}more\n`, 'File[/b]'))).toEqual([]);
});

test('of a failed installation the error of apt is compared, not the progress that it prints', () => {
  const text = (progress: string): string =>
    `Execution of 'apt-get install x' returned 100: ${progress}\nE: Unable to locate package x`;
  expect(comparableMessage(text('Reading package lists...'))).toBe(
    comparableMessage(text('Building dependency tree...')),
  );
});
