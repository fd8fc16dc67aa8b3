import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Example, ExampleDescription, ExampleSummary } from '../../../src/examples/description.ts';
import { readFolder } from './read-folder.ts';
import { virtualModules } from './virtual-modules.ts';

const FOLDER = 'src/examples';
const ONE = 'virtual:example-';

async function describe(id: string): Promise<ExampleDescription> {
  return JSON.parse(await readFile(join(FOLDER, id, 'example.json'), 'utf8')) as ExampleDescription;
}

/** Returns all examples in the order of the list. */
async function described(): Promise<readonly { readonly id: string; readonly description: ExampleDescription }[]> {
  const folders = (await readdir(FOLDER, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const all = await Promise.all(folders.map(async ({ name: id }) => ({ id, description: await describe(id) })));
  return all.sort((a, b) => a.description.order - b.description.order);
}

async function readExample(id: string): Promise<Example> {
  const {
    title,
    summary,
    watch,
    view,
    open,
    certname,
    platform,
    release,
    facts = {},
    machine,
    others,
  } = await describe(id);
  return {
    summary,
    watch,
    view,
    open,
    project: {
      name: title,
      files: await readFolder(join(FOLDER, id, 'files')),
      node: { certname, platform, facts },
      machine: machine ?? { files: {}, packages: {}, services: {} },
      ...(others === undefined ? {} : { others }),
      ...(release === undefined ? {} : { release }),
    },
  };
}

function summarize(id: string, { group, level, title, summary, watch }: ExampleDescription): ExampleSummary {
  return { id, group, level, title, summary, watch };
}

async function loadersText(): Promise<string> {
  const all = await described();
  const loaders = all.map(({ id }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(ONE + id)}),`);
  return `export const loaders = {\n${loaders.join('\n')}\n};`;
}

async function listText(): Promise<string> {
  const all = await described();
  return `export const examples = ${JSON.stringify(all.map(({ id, description }) => summarize(id, description)))};`;
}

/**
 * Creates modules from the folders in `src/examples` (see `src/examples/modules.d.ts`): the list, and a module for each
 * example, so that the page loads only the example that it opens.
 */
export function examplesPlugin(): Plugin {
  return virtualModules('bunraku-examples', {
    'virtual:examples/list': listText,
    'virtual:examples/loaders': loadersText,
    [`${ONE}*`]: async (id) => `export const example = ${JSON.stringify(await readExample(id))};`,
  });
}
