import { expect, test } from 'vitest';
import { differences, type JsonRecord } from '../compare.ts';
import { compactText } from './compact.ts';
import { comparableMessage, debianStages, debianView } from './view.ts';

function differing(expected: JsonRecord, actual: JsonRecord): readonly string[] {
  return differences(debianView(expected), debianView(actual), debianStages).map(({ stage }) => stage);
}

test('versions of packages do not differ, whether they are installed does', () => {
  const packages = (version: string | null): JsonRecord => ({ target: { packages: { nginx: version } } });
  expect(differing(packages('1.22.1-9+deb12u3'), packages('1.22.1-9'))).toEqual([]);
  expect(differing(packages('1.22.1-9'), packages(null))).toEqual(['packages and services']);
  expect(differing(packages('rc 1.22.1-9'), packages(null))).toEqual([]);
});

test('what systemctl calls enabled is what the tables call true', () => {
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
  expect(differing(look(compactText(long)), look(`${long}more\n`))).toEqual(['files']);
});

test('of a failed installation the error of apt is compared, not the progress that it prints', () => {
  const text = (progress: string): string =>
    `Execution of 'apt-get install x' returned 100: ${progress}\nE: Unable to locate package x`;
  expect(comparableMessage(text('Reading package lists...'))).toBe(
    comparableMessage(text('Building dependency tree...')),
  );
});
