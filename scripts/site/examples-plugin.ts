import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Example, ExampleDescription, ExampleSummary } from '../../src/examples/description.ts';

const FOLDER = 'src/examples';
const LIST = 'virtual:examples/list';
const LOADERS = 'virtual:examples/loaders';
const ONE = 'virtual:example-';
/** Marks a module that is no file. */
const MADE = '\0';

async function describe(id: string): Promise<ExampleDescription> {
  return JSON.parse(await readFile(join(FOLDER, id, 'example.json'), 'utf8')) as ExampleDescription;
}

/** All examples in the order in which they are offered. */
async function described(): Promise<readonly { readonly id: string; readonly description: ExampleDescription }[]> {
  const folders = (await readdir(FOLDER, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const all = await Promise.all(folders.map(async ({ name: id }) => ({ id, description: await describe(id) })));
  return all.sort((a, b) => a.description.order - b.description.order);
}

async function filesOf(id: string): Promise<Readonly<Record<string, string>>> {
  const folder = join(FOLDER, id, 'files');
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).sort();
  return Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => [path.replaceAll(sep, '/'), await readFile(join(folder, path), 'utf8')] as const),
    ),
  );
}

async function exampleOf(id: string): Promise<Example> {
  const { title, summary, watch, view, open, certname, platform, facts = {}, machine, others } = await describe(id);
  return {
    summary,
    watch,
    view,
    open,
    project: {
      name: title,
      files: await filesOf(id),
      node: { certname, platform, facts },
      machine: machine ?? { files: {}, packages: {}, services: {} },
      ...(others === undefined ? {} : { others }),
    },
  };
}

function summaryOf(id: string, { group, level, title, summary, watch }: ExampleDescription): ExampleSummary {
  return { id, group, level, title, summary, watch };
}

async function moduleText(name: string): Promise<string> {
  if (name.startsWith(ONE)) return `export const example = ${JSON.stringify(await exampleOf(name.slice(ONE.length)))};`;
  const all = await described();
  if (name === LIST)
    return `export const examples = ${JSON.stringify(all.map(({ id, description }) => summaryOf(id, description)))};`;
  const loaders = all.map(({ id }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(ONE + id)}),`);
  return `export const first = ${JSON.stringify(all[0]?.id)};\nexport const loaders = {\n${loaders.join('\n')}\n};`;
}

/**
 * Makes modules of the folders in `src/examples` (`src/examples/modules.d.ts` says which): the list to choose from, and each
 * example by itself, so that a page loads what it opens and no more.
 */
export function examplesPlugin(): Plugin {
  return {
    name: 'bunraku-examples',
    resolveId: (source) => (source === LIST || source === LOADERS || source.startsWith(ONE) ? MADE + source : null),
    load: {
      filter: { id: /^\0virtual:example/ },
      handler: (id) => moduleText(id.slice(MADE.length)),
    },
  };
}
