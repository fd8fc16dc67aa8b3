/**
 * `node scripts/run.mjs e2e/repositories/prepare.ts NAME FOLDER`: adds the files that its setup would create to an
 * unpacked control repository, and prints the facts of its nodes in PuppetDB's format, for `--facts`. An archive of the
 * folder can be opened in the page, with the same nodes.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collectFacts, platforms, getRelease, type Facts } from '../../src/engine/index.ts';
import { namedNodes } from '../../src/nodes/index.ts';
import { projectFile, projectFileText } from '../../src/workspace/project-file.ts';
import { releaseNamed } from '../../src/cli/nodes/nodes-of-folder.ts';
import { repositories } from './repositories.ts';

const [name = '', folder = ''] = process.argv.slice(2);
const repository = repositories[name];
if (repository === undefined)
  throw new Error(`There is no repository '${name}', but ${Object.keys(repositories).join(', ')}.`);

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
for (const [path, textFrom] of Object.entries(repository.laid ?? {})) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), textFrom(read));
}
const { settings, serverCommands, serverFiles: files } = repository;
writeFileSync(join(folder, 'case.json'), JSON.stringify({ settings, serverCommands, files }));
const texts = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() === true)
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
);
const environment = { paths: [...texts.keys()], read: (path: string) => texts.get(path) };
const named = namedNodes(environment, getRelease(releaseNamed(repository.release))).map(({ certname }) => certname);
const all = [...new Set([...(repository.nodes?.(texts) ?? []), ...named])];
// Leaves out names without a domain if any name has one, because data files name hosts in the short form.
const names = all.filter((each) => each.includes('.') || !all.some((other) => other.includes('.')));
/** Returns the legacy facts for the node's network, if its release has legacy facts. */
function factsSent(certname: string): Facts {
  const own = repository?.facts(certname) ?? {};
  const release = getRelease(releaseNamed(repository?.release ?? ''));
  if (!release.has('flat facts') || release.has('facts are strings')) return own;
  return collectFacts(platforms['debian-12'], certname, own, release, { legacyFacts: true });
}

const nodes = names.map((certname) => ({ name: certname, values: factsSent(certname) }));
const [node, ...others] = nodes.map(({ name: certname, values: facts }) => ({
  node: { certname, platform: 'debian-12' as const, facts },
  machine: { files: {}, packages: {}, services: {} },
}));
if (node === undefined) throw new Error(`${name} names no node.`);
const setting = { ...node, name, others, release: releaseNamed(repository.release) };
writeFileSync(join(folder, projectFile), projectFileText(setting));
process.stdout.write(`${JSON.stringify(nodes, undefined, 1)}\n`);
