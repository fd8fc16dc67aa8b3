import { describe, expect, test } from 'vitest';
import { ran } from '../testing/build-views.ts';
import { ntpAnalysis, ntpReport } from '../testing/fixtures.ts';
import { largeAnalysis, largeReport } from '../testing/large.ts';
import { arcPath, computeArcs, arcsWithin, rowIndexes } from './arcs.ts';
import { collectGroups, timelineRows, timelineTree } from './rows.ts';
import { filteredRows, noFilter } from './filter.ts';
import { barSpan, instantAtStep, tickText, timeMarks, timeScale, turnMarks, turnScale } from './scale.ts';
import { centerExtent, isWhole, panExtent, shareInView, showMoment, wholeExtent, zoomExtent } from './zoom.ts';

const tree = timelineTree(ntpAnalysis.catalog, ntpReport.resources);
const rows = timelineRows(tree, new Set());

describe('the rows of the timeline', () => {
  test('are in containment order, siblings in run order', () => {
    expect(rows.slice(0, 6).map(({ ref, level }) => `${level} ${ref}`)).toEqual([
      '1 File[/etc/motd]',
      '1 Exec[reload issue]',
      '1 Class[Ntp]',
      '2 Class[Ntp::Install]',
      '3 Package[ntp]',
      '2 Class[Ntp::Config]',
    ]);
  });

  test('a group spans its members and shows the worst outcome', () => {
    expect(rows.find(({ ref }) => ref === 'Class[Ntp]')).toMatchObject({
      isGroup: true,
      start: { time: 340 },
      end: { time: 3500 },
      outcome: 'changed',
    });
  });

  test('a closed group hides its members', () => {
    expect(timelineRows(tree, new Set(['Class[Ntp]'])).map(({ ref }) => ref)).not.toContain('Package[ntp]');
    expect(collectGroups(tree)).toContain('Ntp::Peer[tick.example.com]');
  });

  test('resources that the run has not reached come last among their siblings, without a bar', () => {
    const early = timelineRows(timelineTree(ntpAnalysis.catalog, ntpReport.resources.slice(1, 3)), new Set());
    expect(early[0]?.ref).toBe('Exec[reload issue]');
    expect(early.find(({ ref }) => ref === 'File[/etc/motd]')).toMatchObject({ start: undefined, outcome: undefined });
    expect(early.find(({ ref }) => ref === 'File[/etc/motd]')?.text).toBe('File[/etc/motd], not reached yet');
  });

  test('resources that are no longer in the catalog keep their rows', () => {
    const gone = timelineRows(timelineTree(undefined, [ran('File[/gone]', 0, 5, 'changed')]), new Set());
    expect(gone.map(({ ref }) => ref)).toEqual(['File[/gone]']);
  });

  test('are named with outcome and time', () => {
    expect(rows[0]?.text).toBe('File[/etc/motd], Changed, at 0 ms, took 40 ms');
  });

  test('siblings without duration keep their run order', () => {
    const idle = [ran('B[b]', 0, 0, 'unchanged'), ran('A[a]', 0, 0, 'unchanged'), ran('C[c]', 0, 0, 'unchanged')];
    const spans = timelineRows(timelineTree(undefined, idle), new Set());
    expect(spans.map(({ ref, start, end }) => [ref, start?.turn, end?.turn])).toEqual([
      ['B[b]', 0, 1],
      ['A[a]', 1, 2],
      ['C[c]', 2, 3],
    ]);
  });

  test('are complete for ten thousand resources', { tags: 'limit' }, () => {
    const [catalog, runs] = [largeAnalysis(10_000).catalog, largeReport(10_000).resources];
    expect(timelineRows(timelineTree(catalog, runs), new Set())).toHaveLength(10_834);
  });
});

describe('the scales', () => {
  test('time is linear', () => {
    const at = (time: number) => ({ time, turn: 0 });
    expect(barSpan(timeScale(200), at(50), at(150))).toEqual({ left: 0.25, width: 0.5 });
  });

  test('resources have equal width in the order scale', () => {
    const at = (turn: number) => ({ time: turn * turn * 1000, turn });
    expect(barSpan(turnScale(4), at(1), at(2))).toEqual({ left: 0.25, width: 0.25 });
    expect(barSpan(turnScale(4), at(3), at(4))).toEqual({ left: 0.75, width: 0.25 });
  });

  test("a step lies within its resource's turn", () => {
    expect(instantAtStep(ntpReport, 0)).toEqual({ time: 0, turn: 0 });
    const [from, to] = ntpReport.resources[0]?.steps ?? [0, 0];
    expect(instantAtStep(ntpReport, to)).toMatchObject({ turn: 1 });
    expect(instantAtStep(ntpReport, from + 1).turn).toBeGreaterThan(0);
    expect(instantAtStep(ntpReport, ntpReport.journal.length).turn).toBeGreaterThan(1);
  });

  test('the axis has round ticks', () => {
    expect(timeMarks(3720, 5).map(({ text }) => text)).toEqual(['0 ms', '1 s', '2 s', '3 s']);
    expect(timeMarks(0, 5)).toHaveLength(1);
    expect(turnMarks(5, 5).map(({ text }) => text)).toEqual([
      'resource 1',
      'resource 2',
      'resource 3',
      'resource 4',
      'resource 5',
    ]);
  });
});

describe('the zoom', () => {
  test('keeps the point under the pointer in place', () => {
    const near = zoomExtent(wholeExtent, 4, 0.25, 0);
    expect(near).toEqual({ from: 0.1875, to: 0.4375 });
    expect(shareInView(near, 0.25)).toBe(0.25);
    expect(shareInView(zoomExtent(near, 3, 0.9, 0), near.from + 0.9 * 0.25)).toBeCloseTo(0.9);
  });

  test('stays within its limits', () => {
    const nearest = zoomExtent({ from: 0.5, to: 0.6 }, 100, 0.5, 0.05);
    expect(nearest.from).toBeCloseTo(0.525);
    expect(nearest.to).toBeCloseTo(0.575);
    expect(isWhole(zoomExtent({ from: 0.5, to: 0.6 }, 0.01, 0.5, 0))).toBe(true);
    expect(zoomExtent({ from: 0, to: 0.5 }, 0.8, 0, 0)).toEqual({ from: 0, to: 0.625 });
  });

  test('pans within the run', () => {
    expect(panExtent({ from: 0.2, to: 0.4 }, 0.5).from).toBeCloseTo(0.3);
    expect(panExtent({ from: 0.2, to: 0.4 }, -5)).toEqual({ from: 0, to: 0.2 });
    expect(panExtent({ from: 0.2, to: 0.4 }, 50).to).toBe(1);
    expect(centerExtent({ from: 0, to: 0.5 }, 0.5)).toEqual({ from: 0.25, to: 0.75 });
    expect(panExtent(wholeExtent, 1)).toBe(wholeExtent);
  });

  test('follows a replay only as far as needed', () => {
    const extent = { from: 0.2, to: 0.4 };
    expect(showMoment(extent, 0.3)).toBe(extent);
    expect(shareInView(showMoment(extent, 0.6), 0.6)).toBeCloseTo(0.9);
    expect(shareInView(showMoment(extent, 0.15), 0.15)).toBeCloseTo(0.1);
  });

  test('has ticks for the visible part, with enough digits to distinguish them', () => {
    const marks = timeMarks(100_000, 4, { from: 0.1, to: 0.101 });
    expect(marks.map(({ text }) => text)).toEqual(['10 s', '10.05 s', '10.1 s']);
    expect(timeMarks(100, 4, { from: 0.5, to: 0.51 }).map(({ text }) => text)).toEqual([
      '50.0 ms',
      '50.5 ms',
      '51.0 ms',
    ]);
    expect(tickText(61_250, 10)).toBe('1 min 1.25 s');
    expect(turnMarks(300, 3, { from: 0.5, to: 0.52 }).map(({ text }) => text)).toEqual([
      'resource 151',
      'resource 153',
      'resource 155',
      'resource 157',
    ]);
    for (const width of [1, 0.3, 0.01, 0.0004]) {
      const texts = timeMarks(12_345, 6, { from: 0.4, to: 0.4 + width * 0.6 }).map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.length).toBeLessThanOrEqual(8);
    }
  });
});

describe('the filter', () => {
  test('keeps matching rows and their groups', () => {
    const files = filteredRows(rows, { ...noFilter, types: new Set(['Package']) });
    expect(files.map(({ ref }) => ref)).toEqual(['Class[Ntp]', 'Class[Ntp::Install]', 'Package[ntp]']);
    // Groups before the group of the match are left out, too.
    const users = filteredRows(rows, { ...noFilter, types: new Set(['User']) });
    expect(users.map(({ ref }) => ref)).toEqual(['Class[Profile::Accounts]', 'User[deploy]']);
    const refreshed = filteredRows(rows, { ...noFilter, outcomes: new Set(['refreshed']) });
    expect(refreshed.map(({ ref }) => ref)).toEqual(['Exec[reload issue]']);
    const both = filteredRows(rows, { outcomes: new Set(['failed']), types: new Set(['Package']) });
    expect(both).toEqual([]);
    expect(filteredRows(rows, noFilter)).toBe(rows);
  });
});

describe('the arcs of refreshes', () => {
  const containers = new Map(ntpAnalysis.catalog?.resources.map(({ ref, container }) => [ref, container]));
  const turnOf = (ref: string) => ntpReport.resources.findIndex((run) => run.ref === ref);
  const indexOf = (closed: readonly string[]) =>
    rowIndexes(timelineRows(tree, new Set(closed)), (ref) => containers.get(ref));

  test('lead from cause to effect', () => {
    const arcs = computeArcs(ntpReport.refreshes, indexOf([]), timeScale(3720), turnOf);
    expect(arcs).toHaveLength(2);
    expect(arcs[0]).toMatchObject({ fromRow: 0, toRow: 1 });
  });

  test('end at the closed group that hides their end, and vanish within one', () => {
    const arcs = computeArcs(ntpReport.refreshes, indexOf(['Class[Ntp]']), timeScale(3720), turnOf);
    expect(arcs.map(({ refresh }) => refresh.to)).toEqual(['Exec[reload issue]']);
    const half = computeArcs(ntpReport.refreshes, indexOf(['Class[Ntp::Service]']), timeScale(3720), turnOf);
    expect(half).toHaveLength(2);
  });

  test('are drawn if they cross the rows in view', () => {
    const arcs = computeArcs(ntpReport.refreshes, indexOf([]), timeScale(3720), turnOf);
    expect(arcsWithin(arcs, 8, 9).map(({ refresh }) => refresh.to)).toEqual(['Service[ntp]']);
    expect(arcPath(0, 0, 100, 50)).toBe('M0 0C50 0 50 50 100 50');
  });
});
