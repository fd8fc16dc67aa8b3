import { describe, expect, it } from 'vitest';
import { builtinTypes } from '../../providers/builtin.ts';
import { createTarget } from '../../machine/description.ts';
import type { Target } from '../../machine/target.ts';
import { createCatalog, type WrittenResource } from '../../testing/create-catalog.ts';
import { applyCatalog, type ApplyOptions } from '../apply.ts';
import { RunStorage } from './storage.ts';
import { runStorageFromJson, runStorageToJson } from './storage-json.ts';

/** Runs catalogs on one machine. After each run, converts the stored state to JSON and back. */
function machine(target: Target = createTarget()) {
  let storage = new RunStorage();
  return {
    target,
    async run(resources: Readonly<Record<string, WrittenResource>>, options: Partial<ApplyOptions> = {}) {
      const catalog = createCatalog(resources, builtinTypes);
      const report = await applyCatalog(catalog, target, { types: builtinTypes, storage, ...options });
      storage = runStorageFromJson(JSON.parse(JSON.stringify(runStorageToJson(storage))));
      const events = report.statuses.flatMap(({ ref, events: own }) =>
        own.map(({ property, corrective, message }) => ({ ref, property, corrective, message })),
      );
      return { report, events };
    },
  };
}

const file = (content: string): Record<string, WrittenResource> => ({
  'File[/srv/x]': { parameters: { ensure: 'file', content, mode: '0644' } },
});

describe('a change of a value set by the last run', () => {
  it('is corrective, in the log and in the report', async () => {
    const { target, run } = machine();
    await run(file('a'));
    target.files.write('/srv/x', 'drifted');
    target.files.chmod('/srv/x', 0o600);
    const { report, events } = await run(file('a'));
    expect(events.map(({ property, corrective }) => [property, corrective])).toEqual([
      ['content', true],
      ['mode', true],
    ]);
    expect(report).toMatchObject({ correctiveChange: true, totals: { correctiveChange: 1 } });
    expect(report.logs.map(({ message }) => message)).toContain("mode changed '0600' to '0644' (corrective)");
  });

  it('is intentional if the manifest changed', async () => {
    const { run } = machine();
    await run(file('a'));
    const { report, events } = await run(file('b'));
    expect(events.map(({ property, corrective }) => [property, corrective])).toEqual([['content', false]]);
    expect(report.correctiveChange).toBe(false);
  });

  it('is corrective if both changed', async () => {
    const { target, run } = machine();
    await run(file('a'));
    target.files.write('/srv/x', 'drifted');
    expect((await run(file('b'))).events).toMatchObject([{ property: 'content', corrective: true }]);
  });

  it('is corrective for a deleted file, and for a removed package', async () => {
    const { target, run } = machine();
    const wanted = { ...file('a'), 'Package[ntp]': { parameters: { ensure: 'installed' } } };
    expect((await run(wanted)).report.correctiveChange).toBe(false);
    target.files.unlink('/srv/x');
    target.packages.remove('ntp', true);
    const { events } = await run(wanted);
    expect(events.map(({ ref, corrective }) => [ref, corrective])).toEqual([
      ['File[/srv/x]', true],
      ['Package[ntp]', true],
    ]);
  });
});

describe('the state for the next run', () => {
  it('makes noop print "(noop) (corrective)", and is kept for the run after it', async () => {
    const { target, run } = machine();
    await run(file('a'));
    target.files.chmod('/srv/x', 0o600);
    const noop = await run(file('a'), { noop: true });
    expect(noop.events).toMatchObject([{ message: "mode changed '0600' to '0644' (noop) (corrective)" }]);
    expect((await run(file('a'))).events).toMatchObject([{ property: 'mode', corrective: true }]);
  });

  it('is kept through a run that skips the resource, and forgotten through one without it', async () => {
    const { target, run } = machine();
    await run(file('a'));
    target.files.write('/srv/x', 'drifted');
    await run(file('a'), { tags: ['other'] });
    expect((await run(file('a'))).events).toMatchObject([{ corrective: true }]);
    await run({ 'Notify[other]': {} });
    target.files.write('/srv/x', 'drifted');
    expect((await run(file('a'))).events).toMatchObject([{ corrective: false }]);
  });

  it('never makes a message corrective; a command that runs each time is, failing or not', async () => {
    const { run } = machine();
    const wanted = {
      'Notify[hello]': {},
      'Exec[/bin/false]': {},
      'Exec[/bin/true]': {},
    };
    await run(wanted);
    const { events } = await run(wanted);
    expect(events.map(({ message }) => message)).toEqual([
      "defined 'message' as 'hello'",
      "change from 'notrun' to ['0'] failed: '/bin/false' returned 1 instead of one of [0] (corrective)",
      'executed successfully (corrective)',
    ]);
  });

  it('is empty for runs without a storage', async () => {
    const { target, run } = machine();
    await run(file('a'), { storage: new RunStorage({ isKept: false }) });
    target.files.write('/srv/x', 'drifted');
    expect((await run(file('a'))).events).toMatchObject([{ corrective: false }]);
  });
});

it('keeps audited values and the time of the last check', async () => {
  const { target, run } = machine();
  const audited = { 'File[/srv/x]': { parameters: { audit: ['mode'] } } };
  target.files.write('/srv/x', 'x');
  await run(audited);
  target.files.chmod('/srv/x', 0o600);
  const { report } = await run(audited);
  expect(report.logs.map(({ message }) => message)).toContain(
    "audit change: previously recorded value '0644' has been changed to '0600'",
  );
});
