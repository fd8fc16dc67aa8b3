/**
 * The fixtures were recorded with Puppet 8.11: the catalog's JSON for an agent on Debian 12, for the manifest of the
 * same name.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectFacts } from '../../machine/facts/facts.ts';
import { platforms } from '../../machine/facts/platforms.ts';
import { graphToJson } from '../../graph/json.ts';
import { relationshipGraph } from '../../graph/result.ts';
import { builtinTypes } from '../../providers/builtin.ts';
import { typeKnowledge } from '../../resource-types/knowledge.ts';
import { compileToCatalog, resourceIn } from '../../testing/compile.ts';
import { valuesFromJson } from '../../values/from-json.ts';
import { type Catalog, referenceText } from '../catalog.ts';
import { catalogFromJson, catalogFromText, MAX_CATALOG_TEXT } from './from-json.ts';
import { parametersToJson, resourceToJson } from './to-json.ts';

const folder = join(import.meta.dirname, 'import/fixtures');
const types = typeKnowledge(builtinTypes);
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.pp') ? [file.slice(0, -'.pp'.length)] : []));

function fixture(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

function imported(text: string): Catalog {
  const result = catalogFromText(text, { types });
  if (result.kind !== 'catalog') throw new Error(`${result.kind}: ${result.message}`);
  return result.catalog;
}

function compiled(name: string): Catalog {
  const node = 'playground.example.com';
  const facts = valuesFromJson(collectFacts(platforms['debian-12'], node));
  return compileToCatalog(fixture(`${name}.pp`), { node, facts, types });
}

function graphOf(catalog: Catalog): unknown {
  const graph = relationshipGraph(catalog, builtinTypes);
  return graph.kind === 'failed' ? graph.error : graphToJson(graph);
}

/** Converts a catalog in Puppet's JSON to the format of PuppetDB's responses. */
function asPuppetDb(text: string): unknown {
  const { name, environment, resources, edges } = JSON.parse(text) as {
    name: string;
    environment: string;
    resources: object[];
    edges: { source: string; target: string }[];
  };
  const end = (ref: string, which: string): object => {
    const [, type, title] = /^([^[]+)\[(.*)\]$/s.exec(ref) ?? [];
    return { [`${which}_type`]: type, [`${which}_title`]: title };
  };
  const rows = [
    ...edges.map(({ source, target }) => ({
      ...end(source, 'source'),
      ...end(target, 'target'),
      relationship: 'contains',
    })),
    {
      source_type: 'Notify',
      source_title: 'x',
      target_type: 'Notify',
      target_title: 'y',
      relationship: 'required-by',
    },
  ];
  return [
    {
      certname: name,
      environment,
      producer_timestamp: '2024-01-01T00:00:00.000Z',
      resources: { href: '/pdb/query/v4/catalogs/x/resources', data: resources },
      edges: { href: '/pdb/query/v4/catalogs/x/edges', data: rows },
    },
  ];
}

function edgesOf(containment: Catalog['containment']): readonly string[] {
  return containment.map(({ container, contained }) => `${referenceText(container)} ${referenceText(contained)}`);
}

describe.each(names)('the catalog %s of Puppet', (name) => {
  const catalog = imported(fixture(`${name}.json`));
  const own = compiled(name);

  it('has the graph of the same manifest compiled here', () => {
    expect(graphOf(catalog)).toEqual(graphOf(own));
  });

  it('has the same resources, containment, aliases and classes', () => {
    const plain = (each: Catalog): unknown =>
      each.resources.filter(({ virtual }) => !virtual).map((resource) => resourceToJson(resource));
    expect(plain(catalog)).toEqual(plain(own));
    const kept = new Set(catalog.resources.map(({ type, title }) => `${type}[${title}]`));
    const inKept = ({ containment }: Catalog): Catalog['containment'] =>
      containment.filter(({ contained }) => kept.has(referenceText(contained)));
    expect(edgesOf(inKept(catalog))).toEqual(edgesOf(inKept(own)));
    expect(catalog.aliases).toEqual(new Map([...own.aliases].filter(([, target]) => kept.has(target))));
    expect(catalog.classes).toEqual(own.classes);
    expect(catalog.resources.map(({ kind }) => kind)).toEqual(
      own.resources.filter(({ virtual }) => !virtual).map(({ kind }) => kind),
    );
  });

  it('reads the same from PuppetDB', () => {
    const result = catalogFromJson(asPuppetDb(fixture(`${name}.json`)), { types });
    if (result.kind !== 'catalog') throw new Error(result.message);
    expect(result.catalog.resources.map((resource) => ({ ...resource, virtual: false }))).toEqual(catalog.resources);
    expect(edgesOf(result.catalog.containment)).toEqual(edgesOf(catalog.containment));
  });
});

describe('an imported catalog', () => {
  it('keeps secrets secret and rich values rich', () => {
    const catalog = imported(fixture('rich-values.json'));
    const file = resourceIn(catalog, 'File[/etc/vault]');
    expect(file.parameters.get('content')?.value).toMatchObject({ kind: 'Sensitive', value: 'key=k' });
    expect(resourceIn(catalog, 'Notify[later]').parameters.get('message')?.value).toMatchObject({ kind: 'Deferred' });
    expect(parametersToJson(resourceIn(catalog, 'Holder[all]'))).toEqual(
      parametersToJson(resourceIn(compiled('rich-values'), 'Holder[all]')),
    );
  });

  it('names files as in a project, and has the origins of its relationships', () => {
    const catalog = imported(fixture('rich-values.json'));
    expect(resourceIn(catalog, 'Notify[later]').relationships).toEqual([
      {
        parameter: 'require',
        target: 'File[vault file]',
        origin: 'catalog',
        place: { file: 'manifests/site.pp', line: 25 },
      },
    ]);
  });

  it('marks exported resources of PuppetDB as virtual', () => {
    const json = { certname: 'n', resources: [{ type: 'Notify', title: 'e', exported: true, tags: [] }], edges: [] };
    expect(catalogFromJson(json)).toMatchObject({ kind: 'catalog', catalog: { resources: [{ virtual: true }] } });
  });

  it('may follow a log, or have the wrapper of old formats, of PuppetDB or of a server', () => {
    const bare = '{"name":"n","resources":[],"edges":[]}';
    for (const text of [
      `\u001b[mNotice: Compiled\u001b[0m\n${bare}`,
      `\ufeff${bare}`,
      `{"data":${bare}}`,
      `[${bare}]`,
      `{"command":"replace catalog","version":9,"payload":${bare}}`,
      JSON.stringify({ command: 'replace catalog', version: 3, payload: bare }),
      JSON.stringify({ command: 'replace catalog', version: 3, payload: `{"metadata":{},"data":${bare}}` }),
      `{"catalog":${bare}}`,
    ]) {
      expect(imported(text).node).toBe('n');
    }
  });
});

describe('JSON that is not a catalog', () => {
  const refused = (json: unknown): unknown => {
    const result = catalogFromText(typeof json === 'string' ? json : JSON.stringify(json), { types });
    return result.kind === 'catalog' ? result : [result.kind, result.message];
  };
  const catalog = (resources: unknown, more: object = {}): object => ({ name: 'n', resources, ...more });
  const notify = { type: 'Notify', title: 'a' };

  it('is rejected with a reason', () => {
    expect(refused('')).toMatchObject(['not JSON', expect.any(String)]);
    expect(refused('{"a":')).toMatchObject(['not JSON', expect.any(String)]);
    expect(refused('[]')).toEqual(['not a catalog', 'This is not a catalog. The array has 0 catalogs instead of one']);
    expect(refused('{}')).toEqual(['not a catalog', "This is not a catalog. The member 'resources' is missing"]);
    expect(refused({ diff: [], header: {} })).toMatchObject([
      'not a catalog',
      expect.stringContaining('a list of differences between two catalogs, as octocatalog-diff writes it'),
    ]);
    expect(refused({ resources: [] })).toMatchObject(['not a catalog', expect.stringContaining('name of the node')]);
    expect(refused(catalog('x'))).toMatchObject([
      'not a catalog',
      expect.stringContaining('a string and not an array'),
    ]);
    expect(refused(catalog([], { classes: {} }))).toMatchObject(['not a catalog', expect.any(String)]);
  });

  it('is rejected for a resource of a wrong shape', () => {
    const cases: readonly (readonly [unknown, string])[] = [
      [null, 'Resource 1 is null and not an object'],
      [{ title: 'a' }, 'Resource 1: type is not the name of a resource type'],
      [{ type: 'no type', title: 'a' }, 'Resource 1: type is not the name of a resource type'],
      [{ type: 'Notify', title: {} }, 'Resource 1 of type Notify: title is not a string of at most 65536 characters'],
      [{ ...notify, parameters: [] }, 'The parameters of Notify[a] are an array and not an object'],
      [{ ...notify, tags: 'x' }, 'The tags of Notify[a] are a string and not an array'],
      [{ ...notify, tags: [1] }, 'The tags of Notify[a] contain a number instead of strings'],
    ];
    for (const [resource, message] of cases) expect(refused(catalog([resource]))).toEqual(['bad resource', message]);
    expect(refused(catalog([notify, notify]))).toEqual(['duplicate resource', 'Notify[a] is in the catalog twice']);
  });

  it('is rejected for values nested too deep, and for edges to unknown resources', () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const text = `{"name":"n","resources":[{"type":"Notify","title":"a","parameters":{"message":${deep}}}]}`;
    expect(refused(text)).toEqual([
      'bad value',
      'Parameter message of Notify[a]: A value is nested more than 100 levels deep',
    ]);
    expect(refused(text.replace('message', 'require'))).toMatchObject(['bad value', expect.any(String)]);
    const edge = (given: unknown): unknown => refused(catalog([notify], { edges: [given] }));
    expect(edge({ source: 'Notify[a]', target: 'Notify[b]' })).toEqual([
      'bad edge',
      'Edge 1 refers to Notify[b], which is not in the catalog',
    ]);
    expect(edge({ source: 'Notify[a]' })).toMatchObject(['bad edge', expect.stringContaining('target')]);
    expect(edge(7)).toMatchObject(['bad edge', expect.stringContaining('a number')]);
  });

  it('is rejected when it is too large', () => {
    expect(refused(' '.repeat(MAX_CATALOG_TEXT + 1))).toMatchObject(['too large', expect.any(String)]);
  });

  it('cannot reach the prototypes of objects', () => {
    const text = `{"name":"n","resources":[{"type":"Notify","title":"a","parameters":{"__proto__":{"x":1},"constructor":"c"}}]}`;
    expect([...resourceIn(imported(text), 'Notify[a]').parameters.keys()]).toEqual(['__proto__', 'constructor']);
  });
});
