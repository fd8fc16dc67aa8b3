import { beforeEach, describe, expect, it } from 'vitest';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { stage } from '../resource-types/component.ts';
import type { ProviderDefinition, ResourceTypeDefinition } from '../resource-types/definition.ts';
import { ArgumentFailure } from '../resource-types/failure.ts';
import { typeRegistry } from '../resource-types/registry.ts';
import { createTarget } from '../machine/description.ts';
import { createCatalog, type WrittenResource } from '../testing/create-catalog.ts';
import { DeferredValue, SensitiveValue } from '../values/value.ts';
import type { DeferredResolver } from '../resource-types/instances/deferred.ts';
import { applyCatalog, type ApplyOptions } from './apply.ts';
import type { RunReport } from './report/report.ts';
import { builtinType } from '../testing/builtin-type.ts';

const calls: string[] = [];
let hasTools = false;
const tools: ProviderDefinition = {
  name: 'tools',
  doc: 'Works once there are tools.',
  features: [],
  suitable: () => hasTools,
  prefetch: (resources) => {
    calls.push(`prefetch ${[...resources.keys()].join(' ')}`);
    if (resources.has('cursed')) throw new ArgumentFailure('no list of them');
  },
  flush: async (resource) => {
    await Promise.resolve();
    if (resource.name === 'heavy') throw new ArgumentFailure('the wall is too weak');
    calls.push(`flush ${resource.name}`);
  },
  postResourceEval: () => {
    calls.push('after all');
  },
};
const shelf: ResourceTypeDefinition = {
  name: 'shelf',
  doc: 'A shelf.',
  providers: [tools],
  selfRefresh: true,
  attributes: [
    { kind: 'parameter', name: 'name', doc: 'The name.', namevar: true },
    {
      kind: 'property',
      name: 'ensure',
      doc: 'Whether it hangs.',
      values: [{ value: 'present' }, { value: 'gone' }],
      setters: {
        present: ({ resource }) => void calls.push(`hang ${resource.name}`),
        gone: () => {
          throw new ArgumentFailure('the screws are stuck');
        },
      },
      retrieve: () => 'absent',
    },
  ],
  refresh: (resource) => void calls.push(`refresh ${resource.name}`),
};
const toolbox: ResourceTypeDefinition = {
  name: 'toolbox',
  doc: 'Brings the tools.',
  attributes: [
    { kind: 'parameter', name: 'name', doc: 'The name.', namevar: true },
    {
      kind: 'property',
      name: 'open',
      doc: 'Open.',
      default: 'yes',
      retrieve: () => 'no',
      sync: () => void (hasTools = true),
    },
  ],
};
const types = typeRegistry([builtinType('notify'), stage, shelf, toolbox]);

beforeEach(() => {
  calls.length = 0;
  hasTools = true;
});

async function apply(
  resources: Readonly<Record<string, WrittenResource>>,
  options: Partial<ApplyOptions> = {},
): Promise<RunReport> {
  return applyCatalog(createCatalog(resources, types), createTarget(), { types, ...options });
}
const present = { parameters: { ensure: 'present' } };

describe('a provider', () => {
  it('prefetches once before the first resource, flushes once for each, and is called at the end', async () => {
    await apply({ 'Shelf[a]': present, 'Shelf[b]': present });
    expect(calls).toEqual([
      'prefetch a b',
      'hang a',
      'flush a',
      'refresh a',
      'hang b',
      'flush b',
      'refresh b',
      'after all',
    ]);
  });

  it('fails its resource if it cannot flush, and dependents are skipped', async () => {
    const report = await apply({
      'Shelf[heavy]': present,
      'Shelf[next]': { parameters: { ensure: 'present', require: 'Shelf[heavy]' } },
    });
    expect(report.logs.map(({ message }) => message)).toContain('Could not evaluate: the wall is too weak');
    expect(calls).toEqual(['prefetch heavy next', 'hang heavy', 'after all']);
  });

  it('does not write in noop', async () => {
    await apply({ 'Shelf[a]': present }, { noop: true });
    expect(calls).toEqual(['prefetch a', 'after all']);
  });

  it('may become suitable during the run: its resources wait', async () => {
    hasTools = false;
    const report = await apply({ 'Shelf[a]': present, 'Toolbox[t]': {} });
    expect(report.evaluated.slice(-4)).toEqual([
      '/Stage[main]/Main/Toolbox[t]',
      '/Stage[main]/Main/Shelf[a]',
      'Class[Main]',
      'Stage[main]',
    ]);
    expect(report.status).toBe('changed');
  });

  it('that never becomes suitable fails its resources, with one message at the end', async () => {
    hasTools = false;
    const report = await apply({ 'Shelf[a]': present, 'Shelf[b]': present, 'Notify[n]': {} });
    expect(report.logs.at(-1)).toEqual({
      level: 'err',
      source: 'Puppet',
      message: 'Could not find a suitable provider for shelf',
      code: 'PROVIDER_NOT_SUITABLE',
    });
    expect(report.totals).toMatchObject({ failed: 2, changed: 1 });
  });

  it('that cannot read skips its resources, and fails dependent ones', async () => {
    const report = await apply({ 'Shelf[cursed]': present, 'Notify[n]': { parameters: { require: 'Shelf[cursed]' } } });
    expect(report.logs.map(({ message }) => message)).toEqual([
      "Could not prefetch shelf provider 'tools': no list of them",
      'Skipping because provider prefetch failed',
      'Dependency Shelf[cursed] has failures: true',
      'Skipping because of failed dependencies',
    ]);
  });

  it('logs the place and the wrapped exception if the setter of a value fails', async () => {
    const report = await apply({ 'Shelf[a]': { parameters: { ensure: 'gone' } } });
    const text = "Could not set 'gone' on ensure: the screws are stuck (file: site.pp, line: 1)";
    expect(report.logs.slice(0, 3).map(({ message }) => message)).toEqual([
      text,
      `${text}\nWrapped exception:\nthe screws are stuck`,
      `change from 'absent' to 'gone' failed: ${text}`,
    ]);
  });
});

describe('a deferred value', () => {
  const resolved = async (value: DeferredValue, resolve: DeferredResolver['resolve']): Promise<RunReport> => {
    const catalog = createCatalog({ 'Notify[n]': {} }, types);
    const resources = catalog.resources.map((resource) =>
      resource.type === 'Notify'
        ? { ...resource, parameters: new Map([['message', { name: 'message', value, origin: 'attribute' as const }]]) }
        : resource,
    );
    return applyCatalog({ ...catalog, resources }, createTarget(), {
      types,
      deferred: { resolve, readVariable: () => undefined, isEarly: false },
    });
  };

  it('is computed when its resource is evaluated, innermost first', async () => {
    const value = new DeferredValue('join', [new DeferredValue('upper', ['a']), 'b']);
    const report = await resolved(value, ({ functionName, arguments: args }) =>
      functionName === 'upper' ? String(args[0]).toUpperCase() : args.join('+'),
    );
    expect(report.logs[0]?.message).toBe('A+b');
  });

  it('that is secret, or computed from secrets, is not shown', async () => {
    const made = await resolved(new DeferredValue('f', [new SensitiveValue('x')]), () => 'x marks the spot');
    expect(made.logs[0]?.message).toBe('Sensitive [value redacted]');
    expect(made.logs[1]?.message).toBe('changed [redacted] to [redacted]');
  });

  it('that cannot be computed ends the run', async () => {
    const report = await resolved(new DeferredValue('nope', []), () => {
      throw new PuppetError(
        { code: 'TEST', args: undefined, message: "Unknown function 'nope'" },
        undefined,
        'ArgumentError',
      );
    });
    expect(report.applyError).toEqual({
      class: 'ArgumentError',
      issue: { code: 'TEST', args: undefined, message: "Unknown function 'nope'" },
      message: "Unknown function 'nope'",
    });
  });
});
