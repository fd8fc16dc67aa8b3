import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ntpProject } from '../protocol/testing/ntp-fixture.ts';
import { environmentName, environmentZip } from './environment-zip.ts';
import { readImport } from './import/read-import.ts';
import { packagesFile } from './packages-file.ts';
import { readReleaseFile } from './release-file.ts';

const withFacts = { ...ntpProject, node: { ...ntpProject.node, facts: { role: 'clock' } } };

function textsOf(zip: Uint8Array): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

it('holds the environment in a folder that Puppet takes as its name', () => {
  const texts = textsOf(environmentZip(ntpProject));
  expect(Object.keys(texts).toSorted()).toEqual([
    'package_file_service/HOW-TO-RUN.md',
    'package_file_service/manifests/site.pp',
    'package_file_service/modules/ntp/manifests/init.pp',
  ]);
  expect(texts['package_file_service/manifests/site.pp']).toBe('include ntp\n');
  expect(environmentName('Über: a/b')).toMatch(/^\w+$/);
});

it('says how Puppet runs it, with the facts that it needs', () => {
  const texts = textsOf(environmentZip(withFacts));
  expect(texts['package_file_service/HOW-TO-RUN.md']).toContain(
    `--environment package_file_service --certname ${ntpProject.node.certname} "$PWD/package_file_service/manifests"`,
  );
  expect(texts['package_file_service/HOW-TO-RUN.md']).toContain('facts.d');
  expect(JSON.parse(texts[`package_file_service/facts.d/${ntpProject.node.certname}.json`] ?? '')).toEqual({
    role: 'clock',
  });
});

it('carries the release of the project, and an unknown one is left out', async () => {
  const zip = environmentZip({ ...ntpProject, release: '5.5' });
  expect(textsOf(zip)['package_file_service/HOW-TO-RUN.md']).toContain('for Puppet 5.5');
  const read = await readImport([{ path: 'a.zip', bytes: zip }]);
  expect(read).toMatchObject({ ok: true, value: { release: '5.5', files: ntpProject.files } });
  expect(read.ok ? Object.keys(read.value.files) : []).toHaveLength(2);
  expect(readReleaseFile('{"format":"bunraku-release","version":1,"release":"99"}')).toBeUndefined();
});

it('comes back as it went when it is imported', async () => {
  const read = await readImport([{ path: 'package-file-service.zip', bytes: environmentZip(withFacts) }]);
  expect(read).toMatchObject({ ok: true, value: { kind: 'environment', files: withFacts.files } });
  expect(read.ok ? Object.keys(read.value.files) : []).toHaveLength(2);
});

it('carries what was done of the lessons, which an import finds beside the files', async () => {
  const progress = { lessons: { 'first-resources/declare': 'done' }, last: 'first-resources/declare' } as const;
  const zip = environmentZip(ntpProject, progress);
  const read = await readImport([{ path: 'mine.zip', bytes: zip }]);
  expect(read).toMatchObject({ ok: true, value: { progress, files: ntpProject.files } });
});

it('carries the packages that the project adds to the archives of its machines', async () => {
  const own = (version: string) => ({ shop: { versions: [version], files: { '/etc/shop.conf': 'a\n' } } });
  const machine = { ...ntpProject.machine, archive: own('2.0') };
  const other = {
    node: { ...ntpProject.node, certname: 'z.example.com' },
    machine: { ...machine, archive: { ...own('1.0'), tool: { versions: ['1'] } } },
  };
  const zip = environmentZip({ ...ntpProject, machine, others: [other] });
  expect(await readImport([{ path: 'mine.zip', bytes: zip }])).toMatchObject({
    ok: true,
    value: { archive: { ...own('2.0'), tool: { versions: ['1'] } }, files: ntpProject.files },
  });
  const hostile = { format: 'bunraku-packages', version: 1, packages: { '../x': { versions: ['1'] } } };
  const files = { ...ntpProject.files, [packagesFile]: JSON.stringify(hostile) };
  const read = await readImport([{ path: 'mine.zip', bytes: environmentZip({ ...ntpProject, files }) }]);
  expect(read.ok ? read.value.archive : 'refused').toBeUndefined();
});
