/** Laws that every run obeys, checked with random catalogs of built-in types on a complete machine. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtinTypes } from '../providers/builtin.ts';
import { createTarget } from '../machine/description.ts';
import { listEntries } from '../machine/state.ts';
import { replayBackward, replayForward } from '../machine/journal/journal.ts';
import type { MachineState } from '../machine/state.ts';
import type { Target } from '../machine/target.ts';
import { createCatalog, type WrittenResource } from '../testing/create-catalog.ts';
import { applyCatalog, type ApplyOptions } from './apply.ts';
import type { RunReport } from './report/report.ts';
import { RunStorage } from './corrective/storage.ts';

type Written = Readonly<Record<string, WrittenResource>>;

const PACKAGES = ['nginx', 'haproxy', 'redis-server', 'ntp', 'curl'] as const;
const SERVICES = ['nginx', 'haproxy', 'redis-server', 'ntp', 'none'] as const;
const NAMES = ['ada', 'bob', 'eve'] as const;

const resource = fc.oneof(
  fc.record({
    ref: fc.constantFrom('File[/srv/a]', 'File[/srv/b]', 'File[/srv/a/below]'),
    parameters: fc.record(
      {
        ensure: fc.constantFrom('file', 'directory', 'absent'),
        mode: fc.constantFrom('0640', '0755', 'u+x'),
        owner: fc.constantFrom('www-data', 'root', 'ada'),
      },
      { requiredKeys: ['ensure'] },
    ),
  }),
  fc.record({
    ref: fc.constantFrom('File[/etc/nginx/nginx.conf]', 'File[/etc/redis/redis.conf]'),
    parameters: fc.record({ content: fc.constantFrom('events {}\n', 'port 7000\n', 'http {\n') }),
  }),
  fc.record({
    ref: fc.constantFrom(...PACKAGES).map((name) => `Package[${name}]`),
    parameters: fc.record({ ensure: fc.constantFrom('installed', 'latest') }),
  }),
  fc.record({
    ref: fc.constantFrom(...SERVICES).map((name) => `Service[${name}]`),
    parameters: fc.record({ ensure: fc.constantFrom('running', 'stopped'), enable: fc.boolean() }),
  }),
  fc.record({
    ref: fc.constantFrom(...NAMES).map((name) => `User[${name}]`),
    parameters: fc.record({ ensure: fc.constant('present'), managehome: fc.boolean() }),
  }),
  fc.record({
    // Excludes the primary groups, because they are created with their users.
    ref: fc.constantFrom('Group[crew]', 'Group[backup]'),
    parameters: fc.record({ ensure: fc.constantFrom('present', 'absent') }),
  }),
  fc.record({
    ref: fc.constantFrom('Exec[one]', 'Exec[two]'),
    parameters: fc.record({
      command: fc.constantFrom('/bin/touch /opt/made', '/bin/mkdir -p /opt/made', '/bin/false'),
      creates: fc.constant('/opt/made'),
    }),
  }),
  fc.record({
    ref: fc.constantFrom('Exec[three]', 'Exec[four]'),
    parameters: fc.record({
      command: fc.constantFrom('/bin/touch /opt/there', '/bin/mkdir -p /opt/there'),
      unless: fc.constant('/usr/bin/test -e /opt/there'),
    }),
  }),
  fc.record({
    ref: fc.constantFrom('Host[web]', 'Host[db]'),
    parameters: fc.record({ ip: fc.constantFrom('192.0.2.1', '192.0.2.2') }),
  }),
  fc.record({
    ref: fc.constantFrom('Cron[job]', 'Cron[other]'),
    parameters: fc.record({
      command: fc.constant('/bin/true'),
      minute: fc.constantFrom('0', '30'),
      user: fc.constant('root'),
    }),
  }),
);

interface Drawn {
  readonly ref: string;
  readonly parameters: Readonly<Record<string, string | boolean>>;
}

/**
 * Resources in random order; some notify or precede a later one, so only relations added by types can create a cycle.
 */
const catalogs: fc.Arbitrary<Written> = fc
  .tuple(
    fc.uniqueArray<Drawn, string>(resource, { selector: ({ ref }) => ref, minLength: 1, maxLength: 12 }),
    fc.array(fc.tuple(fc.nat(11), fc.nat(11), fc.constantFrom('before', 'notify')), { maxLength: 8 }),
  )
  .map(([drawn, relations]) => {
    const resources = packagesFirst(drawn);
    return Object.fromEntries(
      resources.map(({ ref, parameters }, index) => {
        const relation = relations.find(([from, to]) => from === index && to > index && to < resources.length);
        const target = relation === undefined ? undefined : resources[relation[1]]?.ref;
        const more = relation === undefined || target === undefined ? {} : { [relation[2]]: target };
        return [ref, { parameters: { ...parameters, ...more } }] as const;
      }),
    );
  });

/**
 * Moves each service after its package, and adds a `require` on the package. Installing a package starts its service
 * and creates its files. In any other order, the next run would have to stop the service again, as with real Puppet.
 */
function packagesFirst(drawn: readonly Drawn[]): readonly Drawn[] {
  const places = new Map(drawn.map(({ ref }, index) => [ref, index] as const));
  const resources = [...drawn];
  for (const [index, each] of drawn.entries()) {
    const name = /^Service\[(.*)\]$/.exec(each.ref)?.[1];
    const packageRef = `Package[${name}]`;
    const place = places.get(packageRef);
    if (name === undefined || place === undefined) continue;
    const service = { ref: each.ref, parameters: { ...each.parameters, require: packageRef } };
    const [first, second] = [Math.min(index, place), Math.max(index, place)];
    resources[first] = drawn[place] ?? service;
    resources[second] = service;
  }
  return resources;
}

async function apply(written: Written, target: Target, options: Partial<ApplyOptions> = {}): Promise<RunReport> {
  return applyCatalog(createCatalog(written, builtinTypes), target, { types: builtinTypes, ...options });
}

function plain(state: MachineState) {
  return { entries: listEntries(state), ...tables(state) };
}

function tables(state: MachineState) {
  return {
    packages: state.packages.entries(),
    services: state.services.entries(),
    users: state.users.entries(),
    groups: state.groups.entries(),
  };
}

describe('a run', () => {
  it('that is cut at any step leaves the journal complete', async () => {
    await fc.assert(
      fc.asyncProperty(catalogs, fc.nat(14), async (written, steps) => {
        const target = createTarget();
        const signal = { aborted: false };
        let started = 0;
        const report = await apply(written, target, {
          signal,
          listener: (event) => {
            if (event.kind === 'resource-started') started += 1;
            if (started > steps) signal.aborted = true;
          },
        });
        if (report.applyError === undefined) expect(report.evaluated.length).toBeLessThanOrEqual(started);
        let state = target.stateAt(0);
        for (const [index, entry] of target.journal.entries()) {
          expect(entry.index).toBe(index);
          state = replayForward(state, entry);
          const then = target.stateAt(index + 1);
          expect(state.root).toEqual(then.root);
          expect(tables(state)).toEqual(tables(then));
        }
        expect(plain(state)).toEqual(plain(target.state));
        for (const entry of target.journal.toReversed()) state = replayBackward(state, entry);
        expect(plain(state)).toEqual(plain(target.stateAt(0)));
      }),
      { numRuns: 40 },
    );
  });

  it('changes nothing in a second run after success', async () => {
    await fc.assert(
      fc.asyncProperty(catalogs, async (written) => {
        const target = createTarget();
        const storage = new RunStorage();
        const first = await apply(written, target, { storage });
        const open = new Set(
          first.statuses.filter((status) => status.hasFailed || status.skipped).map(({ ref }) => ref),
        );
        fc.pre(open.size === 0);
        const before = plain(target.state);
        const second = await apply(written, target, { storage });
        expect(second.statuses.filter(({ changed }) => changed).map(({ ref }) => ref)).toEqual([]);
        expect(second.status).toBe('unchanged');
        expect(plain(target.state)).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  it('repeats only resources without a check, such as notify and plain exec', async () => {
    const repeated: Written = {
      'Notify[again]': { parameters: { message: 'again' } },
      'Exec[again]': { parameters: { command: '/bin/true' } },
    };
    await fc.assert(
      fc.asyncProperty(catalogs, async (written) => {
        const target = createTarget();
        const storage = new RunStorage();
        const all = { ...written, ...repeated };
        const first = await apply(all, target, { storage });
        fc.pre(!first.statuses.some((status) => status.hasFailed || status.skipped));
        const before = plain(target.state);
        const second = await apply(all, target, { storage });
        expect(second.statuses.filter(({ changed }) => changed).map(({ ref }) => ref)).toEqual(Object.keys(repeated));
        expect(plain(target.state)).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });

  it('without effect leaves the machine unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(catalogs, async (written) => {
        const target = createTarget();
        const before = target.state.root;
        const tried = await apply(written, target, { noop: true });
        expect(target.state.root).toBe(before);
        expect(tried.totals.changes).toBe(0);
      }),
      { numRuns: 30 },
    );
  });
});
