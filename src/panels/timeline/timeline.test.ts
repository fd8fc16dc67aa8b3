import { describe, expect, test } from 'vitest';
import { ran } from '../testing/build.ts';
import { ntpAnalysis, ntpReport } from '../testing/fixtures.ts';
import { largeAnalysis, largeReport } from '../testing/large.ts';
import { arcPath, arcsOf, arcsWithin, rowIndexes } from './arcs.ts';
import { groupsOf, timelineRows, timelineTree } from './rows.ts';
import { barSpan, instantAtStep, timeMarks, timeScale, turnMarks, turnScale } from './scale.ts';

const tree = timelineTree(ntpAnalysis.catalog, ntpReport.resources);
const rows = timelineRows(tree, new Set());

describe('the rows of the timeline', () => {
  test('stand in containment order, siblings in the order of their turns', () => {
    expect(rows.slice(0, 6).map(({ ref, level }) => `${level} ${ref}`)).toEqual([
      '1 File[/etc/motd]',
      '1 Exec[reload issue]',
      '1 Class[Ntp]',
      '2 Class[Ntp::Install]',
      '3 Package[ntp]',
      '2 Class[Ntp::Config]',
    ]);
  });

  test("a group spans its members' turns and tells the worst of them", () => {
    expect(rows.find(({ ref }) => ref === 'Class[Ntp]')).toMatchObject({
      isGroup: true,
      start: { time: 340 },
      end: { time: 3500 },
      outcome: 'changed',
    });
  });

  test('a closed group hides its members', () => {
    expect(timelineRows(tree, new Set(['Class[Ntp]'])).map(({ ref }) => ref)).not.toContain('Package[ntp]');
    expect(groupsOf(tree)).toContain('Ntp::Peer[tick.example.com]');
  });

  test('what the run has not reached comes last among its siblings, without a bar', () => {
    const early = timelineRows(timelineTree(ntpAnalysis.catalog, ntpReport.resources.slice(1, 3)), new Set());
    expect(early[0]?.ref).toBe('Exec[reload issue]');
    expect(early.find(({ ref }) => ref === 'File[/etc/motd]')).toMatchObject({ start: undefined, outcome: undefined });
    expect(early.find(({ ref }) => ref === 'File[/etc/motd]')?.text).toBe('File[/etc/motd], not reached yet');
  });

  test('resources that the catalog no longer has keep their rows', () => {
    const gone = timelineRows(timelineTree(undefined, [ran('File[/gone]', 0, 5, 'changed')]), new Set());
    expect(gone.map(({ ref }) => ref)).toEqual(['File[/gone]']);
  });

  test('are named with outcome and time', () => {
    expect(rows[0]?.text).toBe('File[/etc/motd], Changed, at 0 ms, took 40 ms');
  });

  test('siblings that take no time keep the order of their turns', () => {
    const idle = [ran('B[b]', 0, 0, 'unchanged'), ran('A[a]', 0, 0, 'unchanged'), ran('C[c]', 0, 0, 'unchanged')];
    const spans = timelineRows(timelineTree(undefined, idle), new Set());
    expect(spans.map(({ ref, start, end }) => [ref, start?.turn, end?.turn])).toEqual([
      ['B[b]', 0, 1],
      ['A[a]', 1, 2],
      ['C[c]', 2, 3],
    ]);
  });

  test('ten thousand are all there', () => {
    const [catalog, runs] = [largeAnalysis(10_000).catalog, largeReport(10_000).resources];
    expect(timelineRows(timelineTree(catalog, runs), new Set())).toHaveLength(10_834);
  });
});

describe('the scales', () => {
  test('time is drawn evenly', () => {
    const at = (time: number) => ({ time, turn: 0 });
    expect(barSpan(timeScale(200), at(50), at(150))).toEqual({ left: 0.25, width: 0.5 });
  });

  test('turns are equally wide, however long', () => {
    const at = (turn: number) => ({ time: turn * turn * 1000, turn });
    expect(barSpan(turnScale(4), at(1), at(2))).toEqual({ left: 0.25, width: 0.25 });
    expect(barSpan(turnScale(4), at(3), at(4))).toEqual({ left: 0.75, width: 0.25 });
  });

  test('a step lies within the turn that made it', () => {
    expect(instantAtStep(ntpReport, 0)).toEqual({ time: 0, turn: 0 });
    const [from, to] = ntpReport.resources[0]?.steps ?? [0, 0];
    expect(instantAtStep(ntpReport, to)).toMatchObject({ turn: 1 });
    expect(instantAtStep(ntpReport, from + 1).turn).toBeGreaterThan(0);
    expect(instantAtStep(ntpReport, ntpReport.journal.length).turn).toBeGreaterThan(1);
  });

  test('the axis has round moments', () => {
    expect(timeMarks(3720, 5).map(({ text }) => text)).toEqual(['0 ms', '1 s', '2 s', '3 s']);
    expect(timeMarks(0, 5)).toHaveLength(1);
    expect(turnMarks(5, 5).map(({ text }) => text)).toEqual(['turn 1', 'turn 2', 'turn 3', 'turn 4', 'turn 5']);
  });
});

describe('the arcs of refreshes', () => {
  const containers = new Map(ntpAnalysis.catalog?.resources.map(({ ref, container }) => [ref, container]));
  const turnOf = (ref: string) => ntpReport.resources.findIndex((run) => run.ref === ref);
  const indexOf = (closed: readonly string[]) =>
    rowIndexes(timelineRows(tree, new Set(closed)), (ref) => containers.get(ref));

  test('lead from cause to effect', () => {
    const arcs = arcsOf(ntpReport.refreshes, indexOf([]), timeScale(3720), turnOf);
    expect(arcs).toHaveLength(2);
    expect(arcs[0]).toMatchObject({ fromRow: 0, toRow: 1 });
  });

  test('end at the closed group that hides their end, and vanish within one', () => {
    const arcs = arcsOf(ntpReport.refreshes, indexOf(['Class[Ntp]']), timeScale(3720), turnOf);
    expect(arcs.map(({ refresh }) => refresh.to)).toEqual(['Exec[reload issue]']);
    const half = arcsOf(ntpReport.refreshes, indexOf(['Class[Ntp::Service]']), timeScale(3720), turnOf);
    expect(half).toHaveLength(2);
  });

  test('are drawn where they cross the rows in view', () => {
    const arcs = arcsOf(ntpReport.refreshes, indexOf([]), timeScale(3720), turnOf);
    expect(arcsWithin(arcs, 8, 9).map(({ refresh }) => refresh.to)).toEqual(['Service[ntp]']);
    expect(arcPath(0, 0, 100, 50)).toBe('M0 0C50 0 50 50 100 50');
  });
});
