import { beforeEach, describe, expect, it } from 'vitest';
import { stage } from '../resource-types/component.ts';
import type { ResourceTypeDefinition } from '../resource-types/definition.ts';
import { ArgumentFailure } from '../resource-types/failure.ts';
import { typeRegistry } from '../resource-types/registry.ts';
import { createTarget } from '../machine/description.ts';
import { createCatalog, type WrittenResource } from '../testing/create-catalog.ts';
import { applyCatalog } from './apply.ts';
import type { RunReport } from './report/report.ts';
import { builtinType } from '../testing/builtin-type.ts';

const children = (
  prefix: string,
  count: number,
): { type: string; title: string; parameters: Record<string, string> }[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'leaf', title: `${prefix}${index}`, parameters: {} }));

const refreshed: string[] = [];
const leaf: ResourceTypeDefinition = {
  name: 'leaf',
  doc: 'Always out of sync.',
  attributes: [
    { kind: 'parameter', name: 'name', doc: 'The name.', namevar: true },
    {
      kind: 'property',
      name: 'state',
      doc: 'The state.',
      default: 'green',
      retrieve: () => 'brown',
      sync: () => undefined,
    },
  ],
};
const tree: ResourceTypeDefinition = {
  name: 'tree',
  doc: 'Brings leaves about when its turn comes.',
  attributes: [{ kind: 'parameter', name: 'name', doc: 'The name.', namevar: true }],
  evalGenerate: (resource) => {
    if (resource.name === 'dead') throw new ArgumentFailure('nothing grows here');
    return children(`${resource.name}-`, 2);
  },
  refresh: (resource) => {
    refreshed.push(resource.name);
  },
};
const bush: ResourceTypeDefinition = {
  name: 'bush',
  doc: 'Brings leaves about before the run.',
  attributes: tree.attributes,
  generate: (resource) => children(`${resource.name}-`, 2),
  refresh: (resource) => {
    refreshed.push(resource.name);
  },
};
const vine: ResourceTypeDefinition = {
  name: 'vine',
  doc: 'Generates the next vine during the run.',
  attributes: tree.attributes,
  evalGenerate: ({ name }) => [{ type: 'vine', title: `${name}x`, parameters: {} }],
};
const ivy: ResourceTypeDefinition = {
  ...vine,
  name: 'ivy',
  evalGenerate: () => [],
  generate: ({ name }) => [{ type: 'ivy', title: `${name}x`, parameters: {} }],
};
const types = typeRegistry([builtinType('notify'), stage, leaf, tree, bush, vine, ivy]);

beforeEach(() => {
  refreshed.length = 0;
});

async function apply(resources: Readonly<Record<string, WrittenResource>>): Promise<RunReport> {
  return applyCatalog(createCatalog(resources, types), createTarget(), { types });
}

function evaluated(report: RunReport): string[] {
  return report.evaluated
    .map((path) => path.replace('/Stage[main]/Main/', ''))
    .filter((path) => !/^(Class|Stage)\[/.test(path));
}

describe('resources generated during the run', () => {
  it('follow their origin directly, before resources that wait for it', async () => {
    const report = await apply({
      'Tree[a]': {},
      'Notify[later]': { parameters: { require: 'Tree[a]' } },
      'Leaf[x]': {},
    });
    expect(evaluated(report)).toEqual(['Tree[a]', 'Leaf[a-0]', 'Leaf[a-1]', 'a', 'Notify[later]', 'Leaf[x]']);
  });

  it('pass their events on to targets of their origin', async () => {
    await apply({ 'Tree[a]': { parameters: { notify: 'Bush[b]' } }, 'Bush[b]': {} });
    expect(refreshed).toEqual(['b']);
  });

  it('do not replace resources of the catalog', async () => {
    const report = await apply({ 'Tree[a]': {}, 'Leaf[a-1]': { parameters: { state: 'brown' } } });
    expect(evaluated(report)).toEqual(['Tree[a]', 'Leaf[a-0]', 'Leaf[a-1]', 'a']);
    expect(report.totals.changed).toBe(1);
  });

  it('have no line, and the path of their origin', async () => {
    const report = await apply({ 'Tree[a]': {} });
    expect(report.logs[0]).toEqual({
      level: 'notice',
      source: '/Stage[main]/Main/Leaf[a-0]/state',
      message: "state changed 'brown' to 'green'",
    });
  });

  it('are missing if generating fails, and the run fails with the error', async () => {
    const report = await apply({ 'Tree[dead]': {} });
    expect(report.logs[0]?.message).toBe(
      "Failed to generate additional resources using 'eval_generate': nothing grows here",
    );
    expect(report.status).toBe('failed');
  });
});

it('puts resources generated before the run after their origin, in order', async () => {
  const report = await apply({ 'Bush[a]': {}, 'Leaf[x]': {} });
  expect(evaluated(report)).toEqual(['Bush[a]', 'Leaf[a-0]', 'Leaf[a-1]', 'Leaf[x]']);
});

it.each(['Vine[a]', 'Ivy[a]'])('stops %s, of which each generates the next, and goes on', async (endless) => {
  const report = await apply({ [endless]: {}, 'Leaf[x]': {} });
  const errors = report.logs.filter(({ level }) => level === 'err').map(({ message }) => message);
  expect(errors).toEqual([expect.stringContaining('Stopped after 200 resources that each generated the next one')]);
  expect(evaluated(report)).toContain('Leaf[x]');
  expect(report.status).toBe('failed');
});
