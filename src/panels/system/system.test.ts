import { describe, expect, test } from 'vitest';
import { systemAtStep } from '../../store/runs/system-at-step.ts';
import { ntpReport } from '../testing/fixtures.ts';
import { findAuthors, compareArea, compareProperties } from './compare.ts';
import { fileRows } from './files/file-rows.ts';
import { diffLines, plainLines } from '../shared/text/text-diff.ts';

const { before, after, journal } = ntpReport;

describe('the machine at a step', () => {
  test('replays the journal up to the step', () => {
    expect(systemAtStep(ntpReport, 0)).toBe(before);
    expect(systemAtStep(ntpReport, 2).files['/etc/ntp.conf']?.content).toBe('# packaged\n');
    expect(systemAtStep(ntpReport, 2).services['ntp']).toEqual({ ensure: 'stopped', enable: 'false' });
    expect(systemAtStep(ntpReport, 5).services['ntp']).toEqual({ ensure: 'running', enable: 'true' });
  });

  test('ends with the final state of the report', () => {
    const folded = systemAtStep(
      { ...ntpReport, journal: [...journal, { time: 0, label: '', changes: [] }] },
      journal.length,
    );
    expect(folded).toEqual(after);
  });
});

describe('compareArea', () => {
  test('reports added, removed and changed entries', () => {
    const entries = compareArea({ a: { v: 1 }, b: { v: 1 }, c: { v: 1 } }, { a: { v: 1 }, b: { v: 2 }, d: { v: 1 } });
    expect(entries.map(({ key, status }) => `${key} ${status}`)).toEqual([
      'a same',
      'b changed',
      'c removed',
      'd added',
    ]);
  });

  test('does not count journal lines as a change of a service', () => {
    const before = { ensure: 'running', enable: 'true', journal: ['Started.'] };
    const [entry] = compareArea({ a: before }, { a: { ...before, journal: ['Started.', 'Reloaded.'] } });
    if (entry === undefined) throw new Error('no entry');
    expect(entry.status).toBe('same');
    expect(compareProperties(entry).map(({ name }) => name)).toEqual(['ensure', 'enable']);
  });

  test('names the resources that changed a key, up to a step', () => {
    expect(findAuthors(journal, 6, 'files').get('/etc/ntp.conf')).toEqual(['Package[ntp]', 'File[/etc/ntp.conf]']);
    expect(findAuthors(journal, 2, 'files').get('/etc/ntp.conf')).toEqual(['Package[ntp]']);
  });

  test('lists properties before and after', () => {
    const entry = compareArea(before.files, after.files).find(({ key }) => key === '/etc/motd');
    if (entry === undefined) throw new Error('no motd');
    expect(compareProperties(entry, ['content'])).toContainEqual({
      name: 'mode',
      before: '0640',
      after: '0644',
      isChanged: true,
    });
    expect(compareProperties(entry, ['content'])).toContainEqual({
      name: 'owner',
      before: 'root',
      after: 'root',
      isChanged: false,
    });
  });
});

describe('the rows of files', () => {
  const entries = compareArea(before.files, after.files);

  test('show changed files in their directories', () => {
    expect(
      fileRows(
        entries.filter(({ status }) => status !== 'same'),
        false,
        new Set(),
      ).map(({ level, name }) => `${level} ${name}`),
    ).toEqual(['1 /etc', '2 motd', '2 ntp', '2 ntp.conf']);
  });

  test('show all files, with unchanged directories collapsed', () => {
    const rows = fileRows(entries, false, new Set());
    expect(rows.map(({ name }) => name)).toEqual(['/etc', 'hostname', 'motd', 'ntp', 'ntp.conf', '/home']);
    expect(fileRows(entries, false, new Set(['/etc'])).map(({ name }) => name)).toEqual(['/etc', '/home']);
  });

  test('are all expanded after a search', () => {
    const file = { type: 'file', mode: '0644', owner: 'root', group: 'root' } as const;
    const same = compareArea({ '/srv/x': file }, { '/srv/x': file });
    expect(fileRows(same, false, new Set()).map(({ name }) => name)).toEqual(['/srv']);
    expect(fileRows(same, true, new Set()).map(({ name }) => name)).toEqual(['/srv', 'x']);
  });

  test('show a chain of directories in one row', () => {
    const file = { type: 'file', mode: '0644', owner: 'root', group: 'root' } as const;
    const rows = fileRows(compareArea({}, { '/usr/local/bin/x': file, '/usr/local/bin/y': file }), false, new Set());
    expect(rows.map(({ name }) => name)).toEqual(['/usr/local/bin', 'x', 'y']);
  });
});

describe('diffLines', () => {
  test('shows three lines around a change, numbered on each side', () => {
    const old = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`).join('\n');
    const lines = diffLines(`${old}\n`, `${old.replace('line 10', 'LINE 10')}\n`);
    expect(lines.map(({ kind }) => kind)).toEqual(['same', 'same', 'same', 'removed', 'added', 'same', 'same', 'same']);
    expect(lines[3]).toEqual({ kind: 'removed', text: 'line 10', before: 10 });
    expect(lines[4]).toEqual({ kind: 'added', text: 'LINE 10', after: 10 });
  });

  test('separates distant changes', () => {
    const old = Array.from({ length: 40 }, (_, index) => `${index}`);
    const now = old.map((line) => (line === '5' || line === '30' ? `${line}!` : line));
    expect(diffLines(old.join('\n'), now.join('\n')).filter(({ kind }) => kind === 'gap')).toHaveLength(1);
  });

  test('a new file is added completely, and a missing newline is reported', () => {
    expect(diffLines(undefined, 'a\nb\n').map(({ kind, text }) => `${kind} ${text}`)).toEqual(['added a', 'added b']);
    expect(diffLines('a\n', 'a').some(({ kind }) => kind === 'note')).toBe(true);
    expect(plainLines('a\nb\n')).toHaveLength(2);
  });
});
