import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { stage } from '../resource-types/component.ts';
import type { ResourceTypeDefinition } from '../resource-types/definition.ts';
import { TypeFailure } from '../resource-types/failure.ts';
import { typeRegistry } from '../resource-types/registry.ts';
import { createTarget } from '../machine/description.ts';
import { createCatalog, type WrittenResource } from '../testing/create-catalog.ts';
import { applyCatalog, type ApplyOptions } from './apply.ts';
import type { RunReport } from './report/report.ts';
import type { RunEvent } from './run-event.ts';
import { RunStorage } from './corrective/storage.ts';
import { builtinType } from '../testing/builtin-type.ts';

/** Test type: a lamp keeps its color between runs and counts its refreshes; `broken` lamps cannot be changed. */
const colors = new Map<string, string>();
const refreshed: string[] = [];
const lamp: ResourceTypeDefinition = {
  name: 'lamp',
  doc: 'A lamp of one color.',
  attributes: [
    { kind: 'parameter', name: 'name', doc: 'The name.', namevar: true },
    { kind: 'parameter', name: 'broken', doc: 'Whether changing it fails.', values: [{ value: 'true' }] },
    {
      kind: 'property',
      name: 'color',
      doc: 'The color.',
      retrieve: ({ resource }) => colors.get(resource.name) ?? 'absent',
      sync: ({ resource, should }) => {
        if (resource.get('broken') === 'true') throw new TypeFailure('the bulb is gone');
        colors.set(resource.name, String(should));
      },
    },
  ],
  refresh: (resource) => {
    refreshed.push(resource.name);
  },
};
const types = typeRegistry([builtinType('notify'), stage, builtinType('schedule'), lamp]);

beforeEach(() => {
  colors.clear();
  refreshed.length = 0;
});

async function apply(
  resources: Readonly<Record<string, WrittenResource>>,
  options: Partial<ApplyOptions> = {},
): Promise<RunReport> {
  return applyCatalog(createCatalog(resources, types), createTarget(), { types, ...options });
}

function textsOf(report: RunReport): string[] {
  return report.logs.map(({ level, source, message }) => `${level} ${source}: ${message}`);
}

const red = (more: WrittenResource['parameters'] = {}): WrittenResource => ({ parameters: { color: 'red', ...more } });

describe('a change', () => {
  it('is logged with the path of the property, its place, and the old value', async () => {
    colors.set('a', 'blue');
    const report = await apply({ 'Lamp[a]': red(), 'Lamp[b]': red() });
    expect(report.logs).toEqual([
      {
        level: 'notice',
        source: '/Stage[main]/Main/Lamp[a]/color',
        message: "color changed 'blue' to 'red'",
        file: 'site.pp',
        line: 1,
      },
      {
        level: 'notice',
        source: '/Stage[main]/Main/Lamp[b]/color',
        message: "defined 'color' as 'red'",
        file: 'site.pp',
        line: 2,
      },
    ]);
    expect(report).toMatchObject({ status: 'changed', totals: { changed: 2, changes: 2, resources: 2 } });
  });

  it('is only reported in noop, for the run or for one resource', async () => {
    const run = await apply({ 'Lamp[a]': red() }, { noop: true });
    expect(textsOf(run)[0]).toBe("notice /Stage[main]/Main/Lamp[a]/color: defined 'color' as 'red' (noop)");
    expect(textsOf(run)[1]).toBe("notice Class[Main]: Would have triggered 'refresh' from 1 event");
    const one = await apply({ 'Lamp[a]': red({ noop: true }), 'Lamp[b]': red({ noop: false }) }, { noop: true });
    expect(one.totals).toMatchObject({ changed: 1, events: { noop: 1, success: 1 } });
    expect([...colors.keys()]).toEqual(['b']);
  });

  it('is logged at the loglevel of the resource', async () => {
    const report = await apply({ 'Lamp[a]': red({ loglevel: 'warning' }) });
    expect(report.logs[0]?.level).toBe('warning');
  });

  it('is gone the second time', async () => {
    const color = fc.constantFrom('red', 'green', 'blue');
    await fc.assert(
      fc.asyncProperty(fc.array(color, { maxLength: 6 }), async (wanted) => {
        const resources = Object.fromEntries(
          wanted.map((item, index) => [`Lamp[l${index}]`, { parameters: { color: item } }] as const),
        );
        await apply(resources);
        const second = await apply(resources);
        expect(second.status).toBe('unchanged');
        expect(second.logs).toEqual([]);
      }),
    );
  });
});

describe('an event', () => {
  it('triggers one refresh for all events, and logs their number', async () => {
    const report = await apply({
      'Lamp[a]': red({ notify: 'Lamp[c]' }),
      'Lamp[b]': red({ notify: 'Lamp[c]' }),
      'Lamp[c]': {},
    });
    expect(textsOf(report)).toContain('info /Stage[main]/Main/Lamp[a]: Scheduling refresh of Lamp[c]');
    expect(textsOf(report).at(-1)).toBe("notice /Stage[main]/Main/Lamp[c]: Triggered 'refresh' from 2 events");
    expect(refreshed).toEqual(['c']);
  });

  it('passes from within one class to all resources of another', async () => {
    const report = await apply({
      'Class[A]': { parameters: { notify: 'Class[B]' } },
      'Lamp[a]': { ...red(), inside: 'Class[A]' },
      'Class[B]': {},
      'Lamp[b]': { inside: 'Class[B]' },
      'Lamp[c]': { inside: 'Class[B]' },
    });
    expect(refreshed).toEqual(['b', 'c']);
    expect(textsOf(report).slice(1)).toEqual([
      'info Class[A]: Scheduling refresh of Class[B]',
      'info Class[B]: Scheduling refresh of Lamp[b]',
      'info Class[B]: Scheduling refresh of Lamp[c]',
      "notice /Stage[main]/B/Lamp[b]: Triggered 'refresh' from 1 event",
      "notice /Stage[main]/B/Lamp[c]: Triggered 'refresh' from 1 event",
    ]);
  });

  it('links a refresh to the change that caused it', async () => {
    const events: RunEvent[] = [];
    await apply(
      {
        'Class[A]': { parameters: { notify: 'Lamp[b]' } },
        'Lamp[a]': { ...red(), inside: 'Class[A]' },
        'Lamp[b]': {},
      },
      { listener: (event) => events.push(event) },
    );
    const refresh = events.find((event) => event.kind === 'refresh');
    const passed = events.find(
      (event) => event.kind === 'passed' && refresh?.kind === 'refresh' && event.id === refresh.causes[0],
    );
    const change = events.find(
      (event) => event.kind === 'change' && passed?.kind === 'passed' && event.id === passed.causes[0],
    );
    expect(passed).toMatchObject({ vertex: 'completed:class[A]' });
    expect(change).toMatchObject({ vertex: 'Lamp[a]', property: 'color', status: 'success' });
  });

  it('does not reach a type that cannot refresh', async () => {
    const report = await apply({ 'Lamp[a]': red({ notify: 'Notify[n]' }), 'Notify[n]': {} });
    expect(textsOf(report).join()).not.toContain('Scheduling');
  });
});

describe('a failure', () => {
  it('skips dependent resources, names itself once, and lets the others continue', async () => {
    const report = await apply({
      'Lamp[a]': red({ broken: true }),
      'Lamp[b]': red({ require: 'Lamp[a]' }),
      'Lamp[c]': red({ require: 'Lamp[b]' }),
      'Lamp[d]': red(),
    });
    expect(textsOf(report)).toEqual([
      'err Puppet: the bulb is gone',
      "err /Stage[main]/Main/Lamp[a]/color: change from 'absent' to 'red' failed: the bulb is gone",
      'notice /Stage[main]/Main/Lamp[b]: Dependency Lamp[a] has failures: true',
      'warning /Stage[main]/Main/Lamp[b]: Skipping because of failed dependencies',
      'warning /Stage[main]/Main/Lamp[c]: Skipping because of failed dependencies',
      "notice /Stage[main]/Main/Lamp[d]/color: defined 'color' as 'red'",
      'info Class[Main]: Unscheduling all events on Class[Main]',
    ]);
    expect(report).toMatchObject({ status: 'failed', totals: { failed: 1, skipped: 2, changed: 1 } });
  });
});

describe('a run', () => {
  it('stops before any change if there is a cycle', async () => {
    const report = await apply({ 'Lamp[a]': red({ require: 'Lamp[b]' }), 'Lamp[b]': red({ require: 'Lamp[a]' }) });
    expect(report.applyError?.message).toBe('One or more resource dependency cycles detected in graph');
    expect(report.totals.failed).toBe(2);
    expect(colors.size).toBe(0);
  });

  it('ends before anything is done when a value is wrong', async () => {
    const report = await apply({ 'Lamp[a]': red(), 'Notify[n]': { parameters: { withpath: 'maybe' } } });
    expect(report.graphError).toEqual({
      class: 'Puppet::ResourceError',
      issue: {
        code: 'PARAMETER_FAILED',
        args: {
          name: 'withpath',
          ref: 'Notify[n]',
          detail: 'Invalid value "maybe". Valid values are true, false.',
        },
        message: 'Parameter withpath failed on Notify[n]: Invalid value "maybe". Valid values are true, false.',
      },
      message:
        'Parameter withpath failed on Notify[n]: Invalid value "maybe". Valid values are true, false. (file: site.pp, line: 2)',
      file: 'site.pp',
      line: 2,
    });
    expect(colors.size).toBe(0);
  });

  it('can be limited to tags', async () => {
    await apply({ 'Lamp[a]': { ...red(), tags: ['night'] }, 'Lamp[b]': red() }, { tags: ['Night'] });
    expect([...colors.keys()]).toEqual(['a']);
    await apply({ 'Lamp[c]': { ...red(), tags: ['night'] }, 'Lamp[d]': red() }, { skipTags: ['night'] });
    expect([...colors.keys()]).toEqual(['a', 'd']);
  });

  it('respects schedules from one run to the next', async () => {
    const storage = new RunStorage();
    const resources = { 'Lamp[a]': red({ schedule: 'daily' }) };
    const target = createTarget();
    const catalog = createCatalog(resources, types);
    await applyCatalog(catalog, target, { types, storage });
    colors.clear();
    expect((await applyCatalog(catalog, target, { types, storage })).totals.skipped).toBe(1);
    target.spend(86_400_000);
    expect((await applyCatalog(catalog, target, { types, storage })).totals.changed).toBe(1);
  });

  it('stops if a schedule is missing', async () => {
    const report = await apply({ 'Lamp[a]': red(), 'Lamp[b]': red({ schedule: 'never ever' }), 'Lamp[c]': red() });
    expect(report.applyError?.message).toBe('Could not find schedule never ever');
    expect([...colors.keys()]).toEqual(['a']);
  });

  it('stops when it is canceled, and counts the rest as skipped', async () => {
    const signal = { aborted: false };
    const report = await apply(
      { 'Lamp[a]': red(), 'Lamp[b]': red() },
      { signal, listener: (event) => (signal.aborted ||= event.kind === 'change') },
    );
    expect(report).toMatchObject({ cancelled: true, totals: { changed: 1, skipped: 1 } });
  });

  it('watches audited properties from run to run', async () => {
    const storage = new RunStorage();
    const resources = { 'Lamp[a]': { parameters: { audit: 'color' } } };
    colors.set('a', 'blue');
    const first = await apply(resources, { storage });
    expect(textsOf(first)).toEqual(['notice /Stage[main]/Main/Lamp[a]/color: audit change: newly-recorded value blue']);
    colors.set('a', 'green');
    const second = await apply(resources, { storage });
    expect(textsOf(second)).toEqual([
      "notice /Stage[main]/Main/Lamp[a]/color: audit change: previously recorded value 'blue' has been changed to 'green'",
    ]);
    expect((await apply(resources, { storage })).logs).toEqual([]);
  });
});
