/**
 * Generates conformance cases from the examples (`src/examples/ID/` with `example.json` and `files/`). Each one becomes
 * the folder of a case: a temporary folder for the runner, or with `--write-examples DIR` a folder in DIR for
 * recording.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectFacts, platforms } from '../../src/engine/index.ts';
import type { ExampleDescription } from '../../src/examples/description.ts';

const source = fileURLToPath(new URL('../../src/examples', import.meta.url));

/** The area whose cases are the examples. */
export const examplesArea = 'examples';

/** Source of a case: the description of an example or a lesson. */
export type DescribedCase = Pick<ExampleDescription, 'certname' | 'platform' | 'facts' | 'machine' | 'others' | 'case'>;

/** The node of an example's case, with its facts. */
function createNode({ certname, platform, facts, others = [], case: own = {} }: DescribedCase) {
  const node = own.node ?? certname;
  const other = others.find(({ node: { certname: name } }) => name === node);
  const nodeFacts = other?.node.facts ?? facts ?? {};
  // The machine of a case has the facts of Debian 12; those of another platform are written completely.
  return { node, facts: platform === 'debian-12' ? nodeFacts : collectFacts(platforms[platform], node, nodeFacts) };
}

/** Options for `case.json` of an example, applied to the machine of the recorded cases. */
function createCase(description: DescribedCase): object {
  const { machine, case: own = {} } = description;
  return {
    ...createNode(description),
    files: { ...own.files, ...machine?.files },
    target: {
      packages: { ...own.target?.packages, ...machine?.packages },
      services: { ...own.target?.services, ...machine?.services },
      ...(own.available === undefined ? {} : { available: own.available }),
    },
    look: own.look ?? [],
  };
}

/** The example's case on a Debian 12, which already has everything that must be added to the case's own machine. */
function createDebianCase(description: DescribedCase): object {
  const { machine, case: own = {} } = description;
  return {
    ...createNode(description),
    files: machine?.files ?? {},
    target: { packages: machine?.packages ?? {}, services: machine?.services ?? {} },
    look: own.look ?? [],
  };
}

/** Writes every example to a folder, as `examples/ID` and as `debian/examples/ID`. */
export function writeExampleCases(folder: string): void {
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const from = join(source, entry.name);
    // The examples are the project's own files; their type describes them.
    const description = JSON.parse(readFileSync(join(from, 'example.json'), 'utf8')) as ExampleDescription;
    if (description.release !== undefined) continue;
    writeBothCases(folder, `${examplesArea}/${entry.name}`, description, (to) =>
      cpSync(join(from, 'files'), to, { recursive: true }),
    );
  }
}

/**
 * Writes a case for the table-based machine as `NAME`, and for a real Debian 12 as `debian/NAME`. `lay` writes the
 * environment's files.
 */
export function writeBothCases(
  folder: string,
  name: string,
  description: DescribedCase,
  lay: (to: string) => void,
): void {
  writeCase(join(folder, name), createCase(description), lay);
  writeCase(join(folder, 'debian', name), createDebianCase(description), lay);
}

function writeCase(to: string, options: object, lay: (to: string) => void): void {
  mkdirSync(to, { recursive: true });
  lay(to);
  writeFileSync(join(to, 'case.json'), `${JSON.stringify(options, null, 2)}\n`);
}
