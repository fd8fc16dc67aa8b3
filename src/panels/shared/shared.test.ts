import { describe, expect, test } from 'vitest';
import { failedReport, ntpReport } from '../testing/fixtures.ts';
import { countText } from '../../protocol/count-text.ts';
import { durationText, middleTruncate, splitRef } from './label-texts.ts';
import { momentAtStep, worstOutcome } from './runs/run-moment.ts';
import { nextRowLeft, siblingCounts, treeMove, typeAhead, type TreeRow } from './list/tree-keys.ts';

describe('names', () => {
  test('are shortened in their middle', () => {
    expect(middleTruncate('/usr/share/doc/examples/leapseconds.list', 20)).toBe('/usr/sha…econds.list');
    expect(middleTruncate('/etc/motd', 20)).toBe('/etc/motd');
    expect([...middleTruncate('é'.repeat(50), 10)]).toHaveLength(10);
  });

  test('references are split at the first bracket', () => {
    expect(splitRef('Exec[echo [a]]')).toEqual({ type: 'Exec', title: 'echo [a]' });
  });

  test('durations and counts are formatted for people', () => {
    expect([0, 40, 2400, 59_960, 185_000].map(durationText)).toEqual(['0 ms', '40 ms', '2.4 s', '60 s', '3 min 5 s']);
    expect([countText(1, 'class', 'classes'), countText(3000, 'resource')]).toEqual(['1 class', '3,000 resources']);
  });
});

describe('the moment of a run', () => {
  test('before the run no resource has an outcome', () => {
    const moment = momentAtStep(ntpReport, 0);
    expect([moment.outcomes.size, moment.active, moment.partial]).toEqual([0, undefined, true]);
  });

  test('at a step its resource is active, and earlier resources have outcomes', () => {
    const moment = momentAtStep(ntpReport, 2);
    expect(moment.active).toBe('Package[ntp]');
    expect([...moment.outcomes.keys()]).toEqual(['File[/etc/motd]', 'Exec[reload issue]', 'Package[ntp]']);
  });

  test('at the last step all resources have outcomes', () => {
    const moment = momentAtStep(ntpReport, ntpReport.journal.length);
    expect([moment.outcomes.size, moment.partial]).toEqual([ntpReport.resources.length, false]);
    expect(momentAtStep(failedReport, 0).outcomes.get('Package[ntp]')).toBe('failed');
  });

  test('a failure is the worst outcome', () => {
    expect(worstOutcome(['changed', undefined, 'failed', 'skipped'])).toBe('failed');
    expect(worstOutcome([undefined])).toBeUndefined();
  });
});

describe('the keys of a tree', () => {
  const row = (id: string, level: number, isExpanded?: boolean): TreeRow => ({ id, level, isExpanded, text: id });
  const rows = [row('Class', 1, true), row('File', 2), row('Exec', 2), row('Package', 1, false)];

  test('arrow keys move, expand and collapse, and go to the parent', () => {
    expect(treeMove('ArrowDown', rows, 0, 10)).toEqual({ kind: 'move', index: 1 });
    expect(treeMove('ArrowDown', rows, 3, 10)).toEqual({ kind: 'move', index: 3 });
    expect(treeMove('ArrowLeft', rows, 2, 10)).toEqual({ kind: 'move', index: 0 });
    expect(treeMove('ArrowLeft', rows, 0, 10)).toEqual({ kind: 'toggle' });
    expect(treeMove('ArrowRight', rows, 3, 10)).toEqual({ kind: 'toggle' });
    expect(treeMove('ArrowRight', rows, 0, 10)).toEqual({ kind: 'move', index: 1 });
    expect(treeMove('Enter', rows, 0, 10)).toEqual({ kind: 'act' });
    expect(treeMove('x', rows, 0, 10)).toBeUndefined();
  });

  test('letters move to the next row that begins with them or contains them', () => {
    expect(typeAhead(rows, 0, 'e')).toBe(2);
    expect(typeAhead(rows, 0, 'ack')).toBe(3);
    expect(typeAhead(rows, 0, 'zz')).toBeUndefined();
  });

  test('a removed row is replaced by the nearest remaining row below it, or else above it', () => {
    const [first, second, third, last] = rows.map(({ id }) => id);
    if (first === undefined || second === undefined || third === undefined || last === undefined) throw new Error();
    expect(nextRowLeft(rows, second, new Set([first, last]))).toBe(last);
    expect(nextRowLeft(rows, last, new Set([first, third]))).toBe(third);
    expect(nextRowLeft(rows, last, new Set())).toBeUndefined();
    expect(nextRowLeft(rows, 'unknown', new Set([first]))).toBeUndefined();
  });

  test('siblings are counted within their own branch', () => {
    expect(siblingCounts(rows)).toEqual([
      { position: 1, size: 2 },
      { position: 1, size: 2 },
      { position: 2, size: 2 },
      { position: 2, size: 2 },
    ]);
    const deeper = [1, 2, 2, 1, 2, 3, 2, 2].map((level, index) => row(String(index), level));
    expect(siblingCounts(deeper).map(({ position, size }) => `${position} of ${size}`)).toEqual([
      '1 of 2',
      '1 of 2',
      '2 of 2',
      '2 of 2',
      '1 of 3',
      '1 of 1',
      '2 of 3',
      '3 of 3',
    ]);
  });
});
