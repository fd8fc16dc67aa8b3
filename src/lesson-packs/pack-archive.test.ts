import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFolder } from '../../scripts/site/read-folder.ts';
import { readImport } from '../workspace/import/read-import.ts';
import { readPack } from './read-pack.ts';

const files = await readFolder('e2e/lessons/packs/services');

function zipOf(folder: string, entries: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(entries).map(([path, bytes]) => [folder + path, bytes])));
}

const bytesOf = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]));

it('a pack is read from a zip file, and from the files of a folder, without changes', async () => {
  for (const picked of [
    [{ path: 'course.zip', bytes: zipOf('course-main/', bytesOf) }],
    [{ path: 'course.zip', bytes: zipOf('', bytesOf) }],
    Object.entries(bytesOf).map(([path, bytes]) => ({ path: `course/${path}`, bytes })),
  ]) {
    const imported = await readImport(picked);
    if (!imported.ok) throw new Error(imported.problem.kind);
    expect(imported.value.kind).toBe('lessons');
    const read = readPack(imported.value.files);
    expect(read.ok && read.pack.lessons.map(({ id }) => id)).toEqual([
      'pack-services/chrony',
      'pack-services/accounts',
    ]);
  }
});
