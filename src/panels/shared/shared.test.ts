import { describe, expect, test } from 'vitest';
import { failedReport, ntpReport } from '../testing/fixtures.ts';
import { countText, durationText, middleTruncate, splitRef } from './label-texts.ts';
import { momentAtStep, worstOutcome } from './runs/run-moment.ts';
import { nextRowLeft, siblingCounts, treeMove, typeAhead, type TreeRow } from './list/tree-keys.ts';

describe('names', () => {
  test('are shortened in their middle', () => {
    expect(middleTruncate('/usr/share/doc/examples/leapseconds.list', 20)).toBe('/usr/sha…econds.list');
    expect(middleTruncate('/etc/motd', 20)).toBe('/etc/motd');
    expect([...middleTruncate('é'.repeat(50), 10)]).toHaveLength(10);
  });

  test('references are taken apart at the first bracket', () => {
    expect(splitRef('Exec[echo [a]]')).toEqual({ type: 'Exec', title: 'echo [a]' });
  });

  test('times and counts read as people say them', () => {
    expect([0, 40, 2400, 59_960, 185_000].map(durationText)).toEqual(['0 ms', '40 ms', '2.4 s', '60 s', '3 min 5 s']);
    expect([countText(1, 'class', 'classes'), countText(3000, 'resource')]).toEqual(['1 class', '3,000 resources']);
  });
});

describe('the moment of a run', () => {
  test('before the run nothing has had its turn', () => {
    const moment = momentAtStep(ntpReport, 0);
    expect([moment.outcomes.size, moment.active, moment.partial]).toEqual([0, undefined, true]);
  });

  test('at a step the resource that made it is active, and what came before is done', () => {
    const moment = momentAtStep(ntpReport, 2);
    expect(moment.active).toBe('Package[ntp]');
    expect([...moment.outcomes.keys()]).toEqual(['File[/etc/motd]', 'Exec[reload issue]', 'Package[ntp]']);
  });

  test('at the last step all have had theirs', () => {
    const moment = momentAtStep(ntpReport, ntpReport.journal.length);
    expect([moment.outcomes.size, moment.partial]).toEqual([ntpReport.resources.length, false]);
    expect(momentAtStep(failedReport, 0).outcomes.get('Package[ntp]')).toBe('failed');
  });

  test('a failure stands for all', () => {
    expect(worstOutcome(['changed', undefined, 'failed', 'skipped'])).toBe('failed');
    expect(worstOutcome([undefined])).toBeUndefined();
  });
});

describe('the keys of a tree', () => {
  const row = (id: string, level: number, isExpanded?: boolean): TreeRow => ({ id, level, isExpanded, text: id });
  const rows = [row('Class', 1, true), row('File', 2), row('Exec', 2), row('Package', 1, false)];

  test('arrows move, open and close, and go to the parent', () => {
    expect(treeMove('ArrowDown', rows, 0, 10)).toEqual({ kind: 'move', index: 1 });
    expect(treeMove('ArrowDown', rows, 3, 10)).toEqual({ kind: 'move', index: 3 });
    expect(treeMove('ArrowLeft', rows, 2, 10)).toEqual({ kind: 'move', index: 0 });
    expect(treeMove('ArrowLeft', rows, 0, 10)).toEqual({ kind: 'toggle' });
    expect(treeMove('ArrowRight', rows, 3, 10)).toEqual({ kind: 'toggle' });
    expect(treeMove('ArrowRight', rows, 0, 10)).toEqual({ kind: 'move', index: 1 });
    expect(treeMove('Enter', rows, 0, 10)).toEqual({ kind: 'act' });
    expect(treeMove('x', rows, 0, 10)).toBeUndefined();
  });

  test('letters lead to the next row that they begin, or that holds them', () => {
    expect(typeAhead(rows, 0, 'e')).toBe(2);
    expect(typeAhead(rows, 0, 'ack')).toBe(3);
    expect(typeAhead(rows, 0, 'zz')).toBeUndefined();
  });

  test('a removed row is replaced by the nearest row below it that is left, or else above it', () => {
    const [first, second, third, last] = rows.map(({ id }) => id);
    if (first === undefined || second === undefined || third === undefined || last === undefined) throw new Error();
    expect(nextRowLeft(rows, second, new Set([first, last]))).toBe(last);
    expect(nextRowLeft(rows, last, new Set([first, third]))).toBe(third);
    expect(nextRowLeft(rows, last, new Set())).toBeUndefined();
    expect(nextRowLeft(rows, 'unknown', new Set([first]))).toBeUndefined();
  });

  test('siblings are counted in their own branch', () => {
    expect(siblingCounts(rows)).toEqual([
      { position: 1, size: 2 },
      { position: 1, size: 2 },
      { position: 2, size: 2 },
      { position: 2, size: 2 },
    ]);
  });
});
