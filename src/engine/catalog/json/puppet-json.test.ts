/** The fixtures were recorded with Puppet 8.11, each from the manifest of the same name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectFacts } from '../../machine/facts/facts.ts';
import { platforms } from '../../machine/facts/platforms.ts';
import { builtinTypes } from '../../providers/builtin.ts';
import { typeKnowledge } from '../../resource-types/knowledge.ts';
import { compileToCatalog } from '../../testing/compile.ts';
import { valuesFromJson } from '../../values/from-json.ts';
import type { Catalog } from '../catalog.ts';
import { catalogFromJson } from './from-json.ts';
import { catalogToPuppetJson } from './puppet-json.ts';
import { catalogToJson } from './to-json.ts';

const folder = join(import.meta.dirname, 'import/fixtures');
const types = typeKnowledge(builtinTypes);
const node = 'playground.example.com';
const options = { version: 1_700_000_000, uuid: '00000000-0000-4000-8000-000000000000' };

function compiled(name: string): Catalog {
  const facts = valuesFromJson(collectFacts(platforms['debian-12'], node));
  return compileToCatalog(readFileSync(join(folder, `${name}.pp`), 'utf8'), { node, facts, types });
}

interface PuppetCatalog {
  readonly tags: readonly string[];
  readonly resources: readonly { readonly tags: readonly string[] }[];
}

/**
 * Prepares a catalog for a comparison. Sorts the tags of resources, because they are sets. Removes the tags of the
 * catalog, because Puppet also adds tags such as `node` and `default`.
 */
function comparable(catalog: PuppetCatalog): unknown {
  const { tags: _tags, resources, ...rest } = catalog;
  return { ...rest, resources: resources.map((resource) => ({ ...resource, tags: [...resource.tags].sort() })) };
}

it.each(['cycle', 'exports', 'relations', 'rich-values'])("%s matches Puppet's own JSON", (name) => {
  const recorded = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as PuppetCatalog;
  const own = JSON.parse(JSON.stringify(catalogToPuppetJson(compiled(name), options))) as PuppetCatalog;
  expect(comparable(own)).toEqual(comparable(recorded));
});

it('is read back as the same catalog', () => {
  const catalog = compiled('relations');
  const read = catalogFromJson(JSON.parse(JSON.stringify(catalogToPuppetJson(catalog, options))), { types });
  expect(read.kind === 'catalog' ? catalogToJson(read.catalog) : read).toEqual(catalogToJson(catalog));
});
