/**
 * Imports archives with random changes. Each import either returns the packed files, or is refused. A file may be
 * missing only if it is listed as left out: a changed bit can turn a file of a zip into a link. To run more mutations:
 * `MUTATIONS=200000 SEED=2`.
 */
import { gzipSync, strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { mutated, mutationCount, mutationSeed, randomNumbers } from '../../testing/mutations.ts';
import { readImport } from '../read-import.ts';
import { buildTar } from '../testing/tar.ts';

const files = {
  'manifests/site.pp': 'node default {\n  include motd\n}\n',
  'modules/motd/manifests/init.pp': "class motd {\n  file { '/etc/motd':\n    ensure => file,\n  }\n}\n",
  'data/common.yaml': '---\nmotd::text: Hello\n',
};

const entries = Object.entries(files);
const packed = entries.map(([path, text]) => [path, strToU8(text)] as const);
const attributes = { os: 3, attrs: (0o100644 << 16) >>> 0 };

const archives: Readonly<Record<string, Uint8Array>> = {
  'deflated.zip': zipSync(Object.fromEntries(packed)),
  'stored.zip': zipSync(Object.fromEntries(packed), { level: 0, ...attributes }),
  'env.tar.gz': gzipSync(buildTar(entries.map(([path, text]) => ({ path, text }))), { mtime: 0 }),
};

/**
 * Imports an archive. Returns the first wrong or unlisted missing file of the result; undefined for a correct result.
 */
async function faultOf(path: string, bytes: Uint8Array): Promise<string | undefined> {
  const read = await readImport([{ path, bytes }]);
  if (!read.ok) return undefined;
  const { files: found, leftOut } = read.value;
  const changed = Object.entries(found).find(([place, text]) =>
    Object.entries(files).every(([at, was]) => at !== place || was !== text),
  );
  if (changed !== undefined) return `changed: ${JSON.stringify(changed)}`;
  const missing = entries.filter(([place]) => found[place] === undefined);
  const unlisted = missing.find(([place]) => leftOut.every((left) => left.path !== place));
  return unlisted === undefined ? undefined : `missing: ${unlisted[0]}`;
}

it.each(Object.entries(archives))('none of many mutations of %s imports changed files', async (name, bytes) => {
  expect(await readImport([{ path: name, bytes }])).toMatchObject({ ok: true, value: { files } });
  const random = randomNumbers(mutationSeed());
  const flipped = (byte?: number): number => (byte === undefined ? random(256) : byte ^ (1 << random(8)));
  const faults: string[] = [];
  const count = mutationCount(3000);
  for (let round = 0; round < count; round += 1) {
    const fault = await faultOf(name, Uint8Array.from(mutated([...bytes], random, flipped)));
    if (fault !== undefined) faults.push(fault);
  }
  expect({ count: faults.length, first: faults.slice(0, 3) }).toEqual({ count: 0, first: [] });
});
