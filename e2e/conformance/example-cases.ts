/**
 * Generates a conformance case from each example (`src/examples/ID/` with `example.json` and `files/`): in a temporary
 * folder for the test runner, or with `--write-examples DIR` in DIR for recording.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectFacts, platforms } from '../../src/engine/index.ts';
import type { ExampleDescription } from '../../src/examples/description.ts';

const source = fileURLToPath(new URL('../../src/examples', import.meta.url));

export const examplesArea = 'examples';

/** Source of a case: fields of an example's or a lesson's description. */
export type DescribedCase = Pick<ExampleDescription, 'certname' | 'platform' | 'facts' | 'machine' | 'others' | 'case'>;

function createNode({ certname, platform, facts, others = [], case: own = {} }: DescribedCase) {
  const node = own.node ?? certname;
  const other = others.find(({ node: { certname: name } }) => name === node);
  const nodeFacts = other?.node.facts ?? facts ?? {};
  // The recorder knows the facts of Debian 12. For another platform, all facts are written.
  return { node, facts: platform === 'debian-12' ? nodeFacts : collectFacts(platforms[platform], node, nodeFacts) };
}

/** Returns the content of `case.json` for the machine with tables. */
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

/** Returns the content of `case.json` for a real Debian 12, without additions that every Debian 12 has. */
function createDebianCase(description: DescribedCase): object {
  const { machine, case: own = {} } = description;
  return {
    ...createNode(description),
    files: machine?.files ?? {},
    target: { packages: machine?.packages ?? {}, services: machine?.services ?? {} },
    look: own.look ?? [],
  };
}

/** Writes each example as two cases: `examples/ID` and `debian/examples/ID`. */
export function writeExampleCases(folder: string): void {
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const from = join(source, entry.name);
    // The JSON is not validated, because the examples are files of this repository.
    const description = JSON.parse(readFileSync(join(from, 'example.json'), 'utf8')) as ExampleDescription;
    if (description.release !== undefined) continue;
    writeBothCases(folder, `${examplesArea}/${entry.name}`, description, (to) =>
      cpSync(join(from, 'files'), to, { recursive: true }),
    );
  }
}

/**
 * Writes a case twice: as `NAME` for the machine with tables, and as `debian/NAME` for a real Debian 12. `lay` writes
 * the environment's files.
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
