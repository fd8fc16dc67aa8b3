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

/** The node of an example's case, with its facts. */
function nodeOf({ certname, platform, facts, others = [], case: own = {} }: ExampleDescription) {
  const node = own.node ?? certname;
  const other = others.find(({ node: { certname: name } }) => name === node);
  const nodeFacts = other?.node.facts ?? facts ?? {};
  // The machine of a case has the facts of Debian 12; those of another platform are given whole.
  return { node, facts: platform === 'debian-12' ? nodeFacts : factsOf(platforms[platform], node, nodeFacts) };
}

/** The options of an example's case on the machine of the recorded cases, as its `case.json` has them. */
function caseOf(description: ExampleDescription): object {
  const { machine, case: own = {} } = description;
  return {
    ...nodeOf(description),
    files: { ...own.files, ...machine?.files },
    target: {
      packages: { ...own.target?.packages, ...machine?.packages },
      services: { ...own.target?.services, ...machine?.services },
      ...(own.available === undefined ? {} : { available: own.available }),
    },
    look: own.look ?? [],
  };
}

/** The same on a Debian 12, which has all that the case's own machine has to be given. */
function debianCaseOf(description: ExampleDescription): object {
  const { machine, case: own = {} } = description;
  return {
    ...nodeOf(description),
    files: machine?.files ?? {},
    target: { packages: machine?.packages ?? {}, services: machine?.services ?? {} },
    look: own.look ?? [],
  };
}

/** Lays out every example below a folder, as `examples/ID` and as `debian/examples/ID`. */
export function writeExampleCases(folder: string): void {
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const from = join(source, entry.name);
    // The examples are the project's own files; their type says what is in them.
    const description = JSON.parse(readFileSync(join(from, 'example.json'), 'utf8')) as ExampleDescription;
    const files = join(from, 'files');
    writeCase(join(folder, examplesArea, entry.name), files, caseOf(description));
    writeCase(join(folder, 'debian', examplesArea, entry.name), files, debianCaseOf(description));
  }
}

function writeCase(to: string, files: string, options: object): void {
  mkdirSync(to, { recursive: true });
  cpSync(files, to, { recursive: true });
  writeFileSync(join(to, 'case.json'), `${JSON.stringify(options, null, 2)}\n`);
}

/** A temporary folder with the examples' cases; it goes when the process ends. */
export function temporaryExampleCases(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bunraku-examples-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeExampleCases(folder);
  return folder;
}
