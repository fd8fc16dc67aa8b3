/**
 * The examples as conformance cases. Their one source is `src/examples/ID/` (`example.json` and `files/`); this lays each out
 * as a case's folder, for the runner in a temporary folder, and for recording where `--write-examples DIR` says.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { factsOf, platforms } from '../../src/engine/index.ts';
import type { ExampleDescription } from '../../src/examples/description.ts';

const source = fileURLToPath(new URL('../../src/examples', import.meta.url));

/** The area whose cases are the examples. */
export const examplesArea = 'examples';

/** The options of an example's case, as its `case.json` has them. */
function caseOf({ certname, platform, facts, machine, others = [], case: own = {} }: ExampleDescription): object {
  const node = own.node ?? certname;
  const other = others.find(({ node: { certname: name } }) => name === node);
  const nodeFacts = other?.node.facts ?? facts ?? {};
  // The machine of a case has the facts of Debian 12; those of another platform are given whole.
  const all = platform === 'debian-12' ? nodeFacts : factsOf(platforms[platform], node, nodeFacts);
  return {
    node,
    facts: all,
    files: { ...own.files, ...machine?.files },
    target: {
      packages: { ...own.target?.packages, ...machine?.packages },
      services: { ...own.target?.services, ...machine?.services },
      ...(own.available === undefined ? {} : { available: own.available }),
    },
    look: own.look ?? [],
  };
}

/** Lays out every example below a folder, as `examples/ID`. */
export function writeExampleCases(folder: string): void {
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const from = join(source, entry.name);
    const to = join(folder, examplesArea, entry.name);
    mkdirSync(to, { recursive: true });
    cpSync(join(from, 'files'), to, { recursive: true });
    // The examples are the project's own files; their type says what is in them.
    const description = JSON.parse(readFileSync(join(from, 'example.json'), 'utf8')) as ExampleDescription;
    writeFileSync(join(to, 'case.json'), `${JSON.stringify(caseOf(description), null, 2)}\n`);
  }
}

/** A temporary folder with the examples' cases; it goes when the process ends. */
export function temporaryExampleCases(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bunraku-examples-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeExampleCases(folder);
  return folder;
}
