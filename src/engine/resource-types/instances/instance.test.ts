import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../diagnostics/log.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { createCatalog, type WrittenResource } from '../../testing/create-catalog.ts';
import { PuppetHash, SensitiveValue } from '../../values/value.ts';
import { toInstances } from './to-instances.ts';
import type { ResourceTypeDefinition } from '../definition.ts';
import { displayValue } from './display.ts';
import { ArgumentFailure } from '../failure.ts';
import type { InstanceTable } from './instance-table.ts';
import { canonicalReference } from '../reference.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';
import { typeRegistry } from '../registry.ts';

const door: ResourceTypeDefinition = {
  name: 'door',
  doc: 'A door.',
  features: [{ name: 'lockable', doc: 'It has a lock.' }],
  providers: [
    { name: 'plain', doc: 'No lock.', features: [] },
    { name: 'steel', doc: 'A lock.', features: ['lockable'], specificity: -1 },
  ],
  attributes: [
    {
      kind: 'parameter',
      name: 'path',
      doc: 'Where it is.',
      namevar: true,
      munge: (value) => String(value).replace(/\/$/, ''),
    },
    {
      kind: 'property',
      name: 'color',
      doc: 'One of two.',
      values: [{ value: 'red', aliases: ['rouge'] }, { value: /^#/ }],
      retrieve: () => 'red',
    },
    {
      kind: 'parameter',
      name: 'width',
      doc: 'In centimeters.',
      munge: (value) => {
        if (typeof value !== 'bigint') throw new ArgumentFailure(`${String(value)} is no width`);
        return value * 2n;
      },
    },
    { kind: 'property', name: 'locked', doc: 'Whether it is.', requiredFeatures: ['lockable'], retrieve: () => false },
    { kind: 'parameter', name: 'handle', doc: 'Which side.', default: 'left' },
  ],
  validate: (resource) => {
    if (resource.get('handle') === 'none' && resource.isSet('width'))
      throw new ArgumentFailure('a door needs a handle');
  },
};
const types = typeRegistry([door]);

function instances(resources: Readonly<Record<string, WrittenResource>>, log?: (line: LogLine) => void): InstanceTable {
  return toInstances(createCatalog(resources, types), { types, log });
}

function errorOf(resources: Readonly<Record<string, WrittenResource>>): string {
  try {
    instances(resources);
  } catch (thrown) {
    if (thrown instanceof PuppetError) return thrown.message;
    throw thrown;
  }
  return 'none';
}

describe('values', () => {
  it('are munged, aliases are resolved, and defaults are filled in', () => {
    const found = instances({ 'Door[/front/]': { parameters: { color: 'rouge', width: 40 } } }).find('door', '/front');
    expect(found?.name).toBe('/front');
    expect(found?.title).toBe('/front/');
    expect(found?.should('color')).toBe('red');
    expect(found?.get('width')).toBe(80n);
    expect(found?.get('handle')).toBe('left');
  });

  it('that are invalid are errors that list the valid ones', () => {
    expect(errorOf({ 'Door[a]': { parameters: { color: 'blue' } } })).toBe(
      'Parameter color failed on Door[a]: Invalid value "blue". Valid values are red. Valid values match /^#/.',
    );
  });

  it('that cannot be munged are errors of munging', () => {
    expect(errorOf({ 'Door[a]': { parameters: { width: 'wide' } } })).toBe(
      'Parameter width failed on Door[a]: Munging failed for value "wide" in class width: wide is no width',
    );
  });

  it('are omitted silently if the provider lacks the feature', () => {
    const table = instances({
      'Door[a]': { parameters: { locked: true } },
      'Door[b]': { parameters: { locked: true, provider: 'steel' } },
    });
    expect(table.find('door', 'a')?.isSet('locked')).toBe(false);
    expect(table.find('door', 'b')?.isSet('locked')).toBe(true);
  });

  it('that exclude each other fail the resource', () => {
    expect(errorOf({ 'Door[a]': { parameters: { handle: 'none', width: 3 } } })).toBe(
      'Validation of Door[a] failed: a door needs a handle',
    );
  });

  it('with unknown providers and audited attributes are errors', () => {
    expect(errorOf({ 'Door[a]': { parameters: { provider: 'glass' } } })).toBe(
      "Parameter provider failed on Door[a]: Invalid door provider 'glass'",
    );
    expect(errorOf({ 'Door[a]': { parameters: { audit: 'smell' } } })).toBe(
      'Parameter audit failed on Door[a]: Cannot audit smell: not a valid attribute for Door[a]',
    );
  });
});

describe('names', () => {
  it('that are equal may not belong to two resources', () => {
    expect(errorOf({ 'Door[a]': { parameters: { path: '/x' } }, 'Door[b]': { parameters: { path: '/x/' } } })).toBe(
      'Cannot alias Door[b] to ["/x"] at (file: site.pp, line: 2); resource ["Door", "/x"] already declared (file: site.pp, line: 1)',
    );
  });

  it('found by relations are titles, namevars and aliases', () => {
    const table = instances({ 'Door[a]': { parameters: { path: '/x', alias: 'entrance' } } });
    const [a, ...others] = ['a', '/x', 'entrance'].map((name) => table.find('door', name));
    expect(a?.ref).toBe('Door[a]');
    expect(others).toEqual([a, a]);
    expect(table.findReference('Door[nowhere]')).toBeUndefined();
  });

  it('of types are capitalized in each part', () => {
    expect(capitalizeSegments('apache::mod_ssl')).toBe('Apache::Mod_ssl');
    expect(canonicalReference('class[apache::mod]')).toBe('Class[Apache::Mod]');
  });
});

it('marks sensitive properties, and warns about other sensitive parameters', () => {
  const catalog = createCatalog({ 'Door[a]': {} }, types);
  const [resource] = catalog.resources.slice(-1);
  if (resource === undefined) throw new Error('there is a door');
  const parameters = new Map([
    ['color', { name: 'color', value: new SensitiveValue('red'), origin: 'attribute' as const }],
    ['handle', { name: 'handle', value: new SensitiveValue('left'), origin: 'attribute' as const }],
  ]);
  const lines: LogLine[] = [];
  const table = toInstances(
    { ...catalog, resources: [...catalog.resources.slice(0, -1), { ...resource, parameters }] },
    { types, log: (line) => lines.push(line) },
  );
  expect(table.find('door', 'a')?.property('color')?.sensitive).toBe(true);
  expect(table.find('door', 'a')?.should('color')).toBe('red');
  expect(lines.map(({ message }) => message)).toEqual([
    "Unable to mark 'handle' as sensitive: handle is a parameter and not a property, and cannot be automatically redacted.",
  ]);
});

it('shows values as messages do', () => {
  expect(displayValue('it')).toBe("'it'");
  expect(displayValue(['a', 1n, true])).toBe("['a', 1, true]");
  expect(displayValue(PuppetHash.fromObject({ a: 1n }))).toBe("{\n  'a' => 1\n}");
  expect(displayValue(['x', ['y'], ['z']])).toBe("['x',\n  ['y'],\n  ['z']]");
});
