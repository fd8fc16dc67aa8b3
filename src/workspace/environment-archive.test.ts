import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ntpProject } from '../protocol/testing/ntp-fixture.ts';
import { howToRun } from './how-to-run.ts';
import type { KeptFiles, Project } from '../protocol/project/project.ts';
import { environmentArchive, environmentName } from './environment-archive.ts';
import { bytesIn, createPackBuilder } from './kept/pack.ts';
import type { LessonProgress } from './lessons/lesson-progress.ts';
import { readImport } from './import/read-import.ts';
import { packagesFile } from './packages-file.ts';
import { readReleaseFile } from './release-file.ts';

const withFacts = { ...ntpProject, node: { ...ntpProject.node, facts: { role: 'clock' } } };

const noPacks = { blob: async () => undefined };

function environmentZip(project: Project, progress?: LessonProgress): Promise<Uint8Array> {
  return environmentArchive({ project, ...(progress === undefined ? {} : { progress }), packs: noPacks }, 'zip');
}

function textsOf(zip: Uint8Array): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

it('contains the environment in a folder with a valid environment name', async () => {
  const texts = textsOf(await environmentZip(ntpProject));
  expect(Object.keys(texts).toSorted()).toEqual([
    'package_file_service/HOW-TO-RUN.md',
    'package_file_service/bunraku.json',
    'package_file_service/manifests/site.pp',
    'package_file_service/modules/ntp/manifests/init.pp',
  ]);
  expect(texts['package_file_service/manifests/site.pp']).toBe('include ntp\n');
  expect(environmentName('Über: a/b')).toMatch(/^\w+$/);
});

it('explains how to run it with Puppet, and contains the needed facts', async () => {
  const texts = textsOf(await environmentZip(withFacts));
  expect(texts['package_file_service/HOW-TO-RUN.md']).toContain(
    `--environment package_file_service --certname ${ntpProject.node.certname} "$PWD/package_file_service/manifests"`,
  );
  expect(texts['package_file_service/HOW-TO-RUN.md']).toContain('facts.d');
  expect(JSON.parse(texts[`package_file_service/facts.d/${ntpProject.node.certname}.json`] ?? '')).toEqual({
    role: 'clock',
  });
});

it('contains the release of the project, and an unknown one is ignored', async () => {
  const zip = await environmentZip({ ...ntpProject, release: '5.5' });
  expect(textsOf(zip)['package_file_service/HOW-TO-RUN.md']).toContain('for Puppet 5.5');
  const read = await readImport([{ path: 'a.zip', bytes: zip }]);
  expect(read).toMatchObject({ ok: true, value: { setting: { release: '5.5' }, files: ntpProject.files } });
  expect(read.ok ? Object.keys(read.value.files) : []).toHaveLength(2);
  expect(readReleaseFile('{"format":"bunraku-release","version":1,"release":"99"}')).toBeUndefined();
});

it('is restored completely by an import', async () => {
  const read = await readImport([{ path: 'package-file-service.zip', bytes: await environmentZip(withFacts) }]);
  expect(read).toMatchObject({
    ok: true,
    value: { kind: 'environment', files: withFacts.files, kept: {}, leftOut: [], setting: { node: withFacts.node } },
  });
  expect(read.ok ? Object.keys(read.value.files) : []).toHaveLength(2);
});

it("contains the lessons' progress, which an import reads", async () => {
  const progress = { lessons: { 'first-resources/declare': 'done' }, last: 'first-resources/declare' } as const;
  const zip = await environmentZip(ntpProject, progress);
  const read = await readImport([{ path: 'mine.zip', bytes: zip }]);
  expect(read).toMatchObject({ ok: true, value: { progress, files: ntpProject.files } });
});

it("contains the packages that the project adds to its machines' archives", async () => {
  const own = (version: string) => ({ shop: { versions: [version], files: { '/etc/shop.conf': 'a\n' } } });
  const machine = { ...ntpProject.machine, archive: own('2.0') };
  const other = {
    node: { ...ntpProject.node, certname: 'z.example.com' },
    machine: { ...machine, archive: { ...own('1.0'), tool: { versions: ['1'] } } },
  };
  const zip = await environmentZip({ ...ntpProject, machine, others: [other] });
  expect(await readImport([{ path: 'mine.zip', bytes: zip }])).toMatchObject({
    ok: true,
    value: { setting: { machine, others: [other] }, files: ntpProject.files },
  });
  const hostile = { format: 'bunraku-packages', version: 1, packages: { '../x': { versions: ['1'] } } };
  const files = { ...ntpProject.files, [packagesFile]: JSON.stringify(hostile) };
  const read = await readImport([{ path: 'mine.zip', bytes: await environmentZip({ ...ntpProject, files }) }]);
  expect(read.ok ? read.value.archive : 'refused').toBeUndefined();
});

it('reads the nodes of an older export from its facts', async () => {
  const zip = zipSync({
    'mine/HOW-TO-RUN.md': strToU8(howToRun({ ...withFacts, name: 'mine' }, 'mine')),
    'mine/facts.d/web.example.com.json': strToU8('{ "role": "web" }\n'),
    'mine/manifests/site.pp': strToU8('include ntp\n'),
  });
  const read = await readImport([{ path: 'mine.zip', bytes: zip }]);
  expect(read).toMatchObject({
    ok: true,
    value: { leftOut: [], kept: {}, setting: { node: { certname: 'web.example.com', facts: { role: 'web' } } } },
  });
});

describe('kept files', () => {
  const builder = createPackBuilder();
  const png = Uint8Array.of(0x89, 0x50, 0, 0xff);
  const kept: KeptFiles = {
    'files/logo.png': builder.add(png, 'binary'),
    '.fixtures.yml': builder.add(strToU8('fixtures:\r\n'), 'hidden'),
    'spec/empty_spec.rb': builder.add(new Uint8Array(), 'unused'),
    'templates/current.erb': { kind: 'link', target: 'old.erb' },
  };
  const pack = builder.finish();
  const project: Project = {
    ...ntpProject,
    files: { ...ntpProject.files, 'files/system-x\\x2dy.slice': '\ufeffa\r\nb\n', 'bin/run': '#!/bin/sh\n' },
    kept,
    executable: { 'bin/run': true },
  };
  const packs = { blob: async (id: string) => (id === pack?.id ? pack.blob : undefined) };

  it.each(['zip', 'tar.gz'] as const)('survive export and import byte for byte in a %s', async (form) => {
    const archive = await environmentArchive({ project, packs }, form);
    const read = await readImport([{ path: `any.${form}`, bytes: archive }]);
    if (!read.ok) throw new Error(read.problem.kind);
    const { files, kept: again, pack: bytes, executable, leftOut } = read.value;
    expect(files).toEqual(project.files);
    expect(executable).toEqual(project.executable);
    expect(leftOut).toEqual([]);
    expect(Object.keys(again).toSorted()).toEqual(Object.keys(kept).toSorted());
    expect(again['templates/current.erb']).toEqual(kept['templates/current.erb']);
    for (const [path, expected] of [
      ['files/logo.png', png],
      ['.fixtures.yml', strToU8('fixtures:\r\n')],
      ['spec/empty_spec.rb', new Uint8Array()],
    ] as const) {
      const file = again[path];
      expect(file?.kind === 'bytes' ? await bytesIn(bytes?.blob, file) : undefined).toEqual(new Uint8Array(expected));
    }
  });

  it('cause an error if their bytes are lost', async () => {
    await expect(environmentArchive({ project, packs: noPacks }, 'zip')).rejects.toThrow('files/logo.png');
  });
});
