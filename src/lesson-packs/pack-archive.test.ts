import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFolder } from '../../scripts/site/content/read-folder.ts';
import { createBudget, type Budget } from '../workspace/import/budget.ts';
import { importLimits } from '../workspace/import/import-limits.ts';
import { importProblemText, leftOutText } from '../workspace/import/import-text.ts';
import type { RawFile } from '../workspace/import/import-types.ts';
import { readImport } from '../workspace/import/read-import.ts';
import { faultText, packLimits } from './pack.ts';
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

/**
 * Returns the messages with which the import rejects the files, or else the faults of the pack. Empty for a valid pack.
 */
async function refusalOf(picked: readonly RawFile[], budget?: Budget): Promise<readonly string[]> {
  const imported = await readImport(picked, budget);
  if (!imported.ok) {
    if (imported.problem.kind === 'no-catalog') throw new Error('A pack was read as a catalog.');
    return [importProblemText(imported.problem)];
  }
  const read = readPack(imported.value.files);
  return read.ok ? [] : read.faults.map(faultText);
}

const asZip = (entries: Readonly<Record<string, Uint8Array>>): readonly RawFile[] => [
  { path: 'course.zip', bytes: zipOf('course/', { ...bytesOf, ...entries }) },
];
const [someLesson = ''] = Object.keys(files).filter((path) => path.endsWith('/checks.yaml'));

describe('a hostile pack is refused in words', () => {
  it('that unpacks to far more than it has', async () => {
    const zeros = new Uint8Array(1_000_000);
    const bomb = asZip(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`start/${index}.pp`, zeros])));
    expect(bomb[0]?.bytes.length).toBeLessThan(100_000);
    const budget = createBudget({ ...importLimits, unpackedBytes: 10_000_000 });
    expect(await refusalOf(bomb, budget)).toEqual([
      expect.stringMatching(/^The archive unpacks to more than \d+ MiB\./),
    ]);
    const folded = zipSync({ 'course/inner.zip': bomb[0]?.bytes ?? zeros });
    expect(await refusalOf([{ path: 'course.zip', bytes: folded }])).toEqual([
      expect.stringMatching(/^The import contains no Puppet code\./),
    ]);
  });

  it('that has 100,000 files', async () => {
    const many = Array.from({ length: 100_000 }, (_, index) => `course/start/${index}.pp`);
    const sentence = [expect.stringMatching(/^The import has more than [\d,]+ files\./)];
    expect(await refusalOf(many.map((path) => ({ path, bytes: new Uint8Array() })))).toEqual(sentence);
    // A zip without the zip64 format has room for 65,535 files.
    const entries = Object.fromEntries(many.slice(0, 65_000).map((path) => [path, new Uint8Array()] as const));
    expect(await refusalOf([{ path: 'course.zip', bytes: zipSync(entries, { level: 0 }) }])).toEqual(sentence);
  });

  it('that has more files than a pack, but not more than a project', async () => {
    const entries = Object.fromEntries(
      Array.from({ length: packLimits.files }, (_, index) => [`services/start/${index}.pp`, strToU8('# A\n')] as const),
    );
    expect(await refusalOf(asZip(entries))).toEqual([`pack.yaml: The pack has more than ${packLimits.files} files.`]);
  });

  it.each([
    ['lists in lists', '['.repeat(packLimits.fileLength)],
    ['maps in maps', '{a: '.repeat(packLimits.fileLength / 4)],
    ['items in items', '- '.repeat(packLimits.fileLength / 2)],
    ['keys in keys', '? '.repeat(packLimits.fileLength / 2)],
    ['indented maps', Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
  ])('that has %s', async (_, yaml) => {
    const faults = await refusalOf(asZip({ [someLesson]: strToU8(yaml), 'pack.yaml': strToU8(yaml) }));
    expect(faults).toEqual([expect.stringMatching(/pack\.yaml:\d+: The file has more than 20 nested levels\.$/)]);
    expect(await refusalOf(asZip({ [someLesson]: strToU8(yaml) }))).toEqual([
      expect.stringMatching(/checks\.yaml:\d+: The file has more than 20 nested levels\.$/),
    ]);
  });

  it('that has YAML of 200,000 levels in a file that is longer than files may be', async () => {
    const faults = await refusalOf(asZip({ [someLesson]: strToU8('- '.repeat(200_000)) }));
    expect(faults).toEqual([expect.stringMatching(/checks\.yaml: The file has more than 200000 characters\.$/)]);
  });
});

const outside = ['../evil.pp', 'start/../../evil.pp', '/etc/evil.pp', 'C:/evil.pp', 'C:\\evil.pp', '..\\evil.pp'];

it('files with paths out of the pack are left out in words, and the rest of the pack is read', async () => {
  const entries = Object.fromEntries(outside.map((path) => [path, strToU8('# Evil\n')] as const));
  const imported = await readImport([{ path: 'course.zip', bytes: zipOf('', { ...bytesOf, ...entries }) }]);
  if (!imported.ok) throw new Error(imported.problem.kind);
  expect(Object.keys(imported.value.files).filter((path) => /evil/.test(path))).toEqual([]);
  expect(imported.value.leftOut.map(({ path, reason }) => [path, leftOutText(reason)])).toEqual(
    expect.arrayContaining(
      ['../evil.pp', 'start/../../evil.pp', '/etc/evil.pp', 'C:/evil.pp'].map((path) => [
        path,
        'its path leads out of the project',
      ]),
    ),
  );
  expect(readPack(imported.value.files).ok).toBe(true);
});

it.each(outside)('a pack of a link or folder with the path %s is refused in words', (path) => {
  const read = readPack({ ...files, [path]: '# Evil\n' });
  expect(read.ok ? [] : read.faults.map(faultText)).toEqual([
    `${path}: This path is not valid. Use a relative path without “..”.`,
  ]);
});
