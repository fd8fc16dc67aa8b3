import { describe, expect, test } from 'vitest';
import { readOnlyRun, readRecorded } from '../../../e2e/agent-files/recorded.ts';
import { dependency } from '../../panels/testing/build-views.ts';
import type { ResourceRunView, RunView } from '../../protocol/run.ts';
import { countTotals } from '../../protocol/run-totals.ts';
import { readDot } from '../graph/read-dot.ts';
import { showGraph } from '../shown/show-graph.ts';
import { createNamesGraph } from '../shown/names-graph.ts';
import type { ComparedRun } from './compared-run.ts';
import { findSlower, findSlowest } from './durations.ts';
import { findFailures } from './failures.ts';
import { findFlapping, findRepeatedChanges } from './repeated-changes.ts';

function compared(folder: string): ComparedRun {
  const { run, certname, startedAt, resources } = readOnlyRun(readRecorded(`${folder}/report.yaml`));
  const containers = new Map(
    resources.flatMap(({ containmentPath: path }) =>
      path.slice(1).map((ref, index) => [ref, path[index] ?? ''] as const),
    ),
  );
  const { catalog } = createNamesGraph({ refs: [], edges: [], cycles: [], containers });
  return { name: folder, certname, startedAt, run: { ...run, catalog } };
}

const everyRun = [2, 1, 3].map((number) => compared(`changes-every-run/puppet-8.11.0/run-${number}`));

const system = { files: {}, packages: {}, services: {}, users: {}, groups: {}, crons: {} };

function made(name: string, resources: readonly Partial<ResourceRunView>[], rest: Partial<RunView> = {}): ComparedRun {
  const all = resources.map((resource) => ({
    ref: 'File[/a]',
    start: 0,
    end: 0,
    outcome: 'unchanged' as const,
    changes: [],
    corrective: false,
    steps: [0, 0] as const,
    ...resource,
  }));
  const run: RunView = {
    noop: false,
    status: 'changed',
    resources: all,
    refreshes: [],
    logs: [],
    journal: [],
    before: system,
    after: system,
    totals: countTotals(all),
    duration: 0,
    ...rest,
  };
  return { name, certname: 'web', run };
}

function change(previous: string, desired: string, corrective = false): Partial<ResourceRunView> {
  return {
    outcome: 'changed',
    changes: [{ property: 'content', message: 'changed', previous, desired, status: 'success', corrective }],
  };
}

describe('changes in every run', () => {
  test('are found in recorded runs, with their likely cause and what they refresh', () => {
    expect(findRepeatedChanges(everyRun).map(({ ref, cause, refreshes }) => ({ ref, cause, refreshes }))).toEqual([
      {
        ref: 'Exec[collect the statistics]',
        cause: 'command',
        refreshes: ['Exec[restart the statistics]'],
      },
      { ref: 'Notify[Run on web]', cause: 'message', refreshes: [] },
    ]);
  });

  test('have the cause that their values show', () => {
    const causes = (...runs: readonly Partial<ResourceRunView>[]) =>
      findRepeatedChanges(runs.map((resource, index) => made(`${index}`, [resource]))).map(({ cause }) => cause);
    expect(causes(change('b', 'a'), change('b', 'a'))).toEqual(['reverted']);
    expect(causes(change('', 'a'), change('x', 'a', true))).toEqual(['reverted']);
    expect(causes(change('', '1'), change('1', '2'))).toEqual(['new value']);
    expect(causes(change('', 'a'), { outcome: 'unchanged' })).toEqual([]);
  });

  test('are not counted over noop runs, runs that ended early, and other nodes', () => {
    const runs = [made('1', [change('b', 'a')]), made('2', [change('b', 'a')], { noop: true })];
    expect(findRepeatedChanges(runs)).toEqual([]);
    expect(findRepeatedChanges([...runs, made('3', [], { error: 'cycle' })])).toEqual([]);
    expect(findRepeatedChanges([...runs, { ...made('4', [change('b', 'a')]), certname: 'db' }])).toEqual([]);
    expect(findRepeatedChanges([...runs, made('5', [change('b', 'a')])])).toHaveLength(1);
  });
});

describe('flapping resources', () => {
  test('change, rest and change again', () => {
    const runs = [change('b', 'a'), {}, change('b', 'a')].map((resource, index) => made(`${index}`, [resource]));
    expect(findFlapping(runs)).toMatchObject([{ ref: 'File[/a]', outcomes: ['changed', 'unchanged', 'changed'] }]);
    expect(findFlapping(runs.slice(0, 2))).toEqual([]);
  });

  test('are found in recorded runs', () => {
    expect(findFlapping(everyRun).map(({ ref, outcomes }) => `${ref}: ${outcomes.join(', ')}`)).toEqual([
      'Exec[rotate]: changed, unchanged, changed',
    ]);
  });
});

describe('durations', () => {
  test('the slowest resource of all runs, and those slower than the median before', () => {
    const runs = [20, 10, 30, 90].map((end, index) => made(`${index}`, [{ end }]));
    expect(findSlowest(runs, 5)).toMatchObject([{ ref: 'File[/a]', run: '3', duration: 90 }]);
    expect(findSlower(runs)).toMatchObject([{ ref: 'File[/a]', before: 20, after: 90 }]);
    expect(findSlower(runs.slice(0, 2))).toEqual([]);
    expect(
      findSlowest(
        runs.map((run) => ({ ...run, hasDurations: false })),
        5,
      ),
    ).toEqual([]);
  });
});

describe('failures', () => {
  const folder = 'failure-with-skips/puppet-8.11.0';
  const summarize = (run: ComparedRun) => {
    const { failures, unexplained } = findFailures(run);
    return {
      failures: failures.map(({ ref, skipped }) => ({
        ref,
        skipped: skipped.map(({ chain, basis }) => `${basis}: ${chain.map((link) => link.ref).join(' > ')}`),
      })),
      unexplained,
    };
  };

  test('without a graph, the log explains the first resources only', () => {
    expect(summarize(compared(folder))).toEqual({
      failures: [
        {
          ref: 'Exec[mount the data volume]',
          skipped: ['log: Exec[mount the data volume] > File[/srv/data]'],
        },
        {
          ref: 'File[/etc/monitoring/checks/disk.conf]',
          skipped: ['log: File[/etc/monitoring/checks/disk.conf] > Exec[reload checks]'],
        },
      ],
      unexplained: ['File[/srv/data/db.conf]', 'Service[db]'],
    });
  });

  test('with a graph file, each has its chain through classes', () => {
    const { names } = showGraph(readDot(readRecorded(`${folder}/graphs/relationships.dot`)));
    const { failures, unexplained } = summarize({ ...compared(folder), dependencies: names.graph.dependencies });
    expect(unexplained).toEqual([]);
    expect(failures[0]?.skipped).toEqual([
      'graph: Exec[mount the data volume] > File[/srv/data]',
      'graph: Exec[mount the data volume] > File[/srv/data] > File[/srv/data/db.conf]',
      'graph: Exec[mount the data volume] > File[/srv/data] > File[/srv/data/db.conf] > Service[db]',
    ]);
  });

  test('logs of old releases explain each', () => {
    expect(summarize(compared('failure-with-skips/puppet-3.8.7')).unexplained).toEqual([]);
  });

  test('of 5,000 resources in a row are explained in linear time, and long chains are shortened', () => {
    const row = Array.from({ length: 5000 }, (_, index) => `Notify[${index}]`);
    const run = made(
      'row',
      row.map((ref, index) =>
        index === 0
          ? { ref, outcome: 'failed' }
          : { ref, outcome: 'skipped', reason: 'Skipped because of failed dependencies' },
      ),
    );
    const dependencies = row.slice(1).map((to, index) => dependency(row[index] ?? '', to));
    const { failures } = findFailures({ ...run, dependencies });
    const skipped = failures[0]?.skipped ?? [];
    expect(skipped).toHaveLength(4999);
    expect(skipped[1]?.chain.map(({ ref }) => ref)).toEqual(['Notify[0]', 'Notify[1]', 'Notify[2]']);
    expect(skipped.at(-1)?.chain).toMatchObject([
      { ref: 'Notify[0]', leftOut: 4988 },
      { ref: 'Notify[4989]' },
      ...Array.from({ length: 10 }, () => ({})),
    ]);
  });
});
