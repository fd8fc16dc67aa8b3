/**
 * Opens links with a checksum and random changes. Each one opens the shared project, or is refused. To run more
 * mutations: `MUTATIONS=200000 SEED=2`.
 */
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Project } from '../../protocol/project/project.ts';
import { mutated, mutationCount, mutationSeed, randomNumbers } from '../testing/mutations.ts';
import { toBase64Url } from './base64url.ts';
import { deflateBytes } from './deflate.ts';
import { dictionaryV1 } from './dictionary-v1.ts';
import { projectHash, readAddress } from './permalink.ts';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./#%~+=';

function projectOf(files: Readonly<Record<string, string>>): Project {
  const node = { certname: 'node.example.com', platform: 'debian-12', facts: { role: 'web' } } as const;
  return { name: 'Mutated', files, node, machine: { files: {}, packages: {}, services: {} } };
}

function hashOf(project: Project): string {
  const hash = projectHash({ project, open: [], active: 'manifests/site.pp' });
  if (!hash.ok) throw new Error(hash.problem.kind);
  return hash.value;
}

const projects = [
  projectOf({ 'manifests/site.pp': "notify { 'a': }\n" }),
  projectOf({
    'manifests/site.pp': "node default {\n  include motd\n}\n\nfile { '/etc/motd':\n  ensure => file,\n}\n",
    'modules/motd/manifests/init.pp': "class motd {\n  notify { 'Grüße 🕰': }\n}\n",
  }),
];

/** Creates the payload of a link without a checksum. */
function uncheckedBytes(text = "notify { 'old': }\n"): Uint8Array {
  return deflateBytes(strToU8(JSON.stringify({ n: 'Old', f: { 'manifests/site.pp': text } })), strToU8(dictionaryV1));
}

function kindOf(hash: string): string {
  const read = readAddress(hash);
  return read.ok ? read.value.kind : read.problem.kind;
}

it('no mutated link opens a changed project', () => {
  const random = randomNumbers(mutationSeed());
  const links = projects.map((project) => ({
    hash: hashOf(project),
    opened: JSON.stringify(readAddress(hashOf(project))),
  }));
  const changed: string[] = [];
  const count = mutationCount(20_000);
  for (let round = 0; round < count; round += 1) {
    const link = links[round % links.length];
    if (link === undefined) continue;
    const hash = mutated([...link.hash], random, () => characters.charAt(random(characters.length))).join('');
    const read = readAddress(hash);
    if (!read.ok || read.value.kind !== 'project') continue;
    const { noChecksum: _, ...value } = read.value;
    if (JSON.stringify({ ...read, value }) !== link.opened) changed.push(hash);
  }
  expect(changed).toEqual([]);
});

describe('a link without checksum', () => {
  it('opens, with a notice about the missing checksum', () => {
    expect(readAddress(`#p/1/${toBase64Url(uncheckedBytes())}`)).toMatchObject({
      ok: true,
      value: { noChecksum: true, shared: { project: { name: 'Old' } } },
    });
    expect(readAddress(hashOf(projectOf({ 'manifests/site.pp': '' })))).not.toHaveProperty('value.noChecksum');
  });

  it('is refused with bytes after the last block of its deflated data', () => {
    for (const more of [[0], [0xff], [1, 2, 3], [0, 0, 0, 0]]) {
      expect(kindOf(`#p/1/${toBase64Url(Uint8Array.of(...uncheckedBytes(), ...more))}`)).toBe('damaged');
    }
  });

  it('is refused with trailing bytes that reach into the next portion', () => {
    const noise = Array.from({ length: 300 }, (_, index) => String((index * 2_654_435_761) % 4_294_967_291)).join(' ');
    for (let length = 0; length < 40; length += 1) {
      const bytes = uncheckedBytes(noise + 'x'.repeat(length));
      expect(kindOf(`#p/1/${toBase64Url(bytes)}`)).toBe('project');
      expect(kindOf(`#p/1/${toBase64Url(Uint8Array.of(...bytes, ...new Uint8Array(2000)))}`)).toBe('damaged');
    }
  });

  it('is refused with bits after its last byte, or with invalid UTF-8', () => {
    const dictionary = strToU8(dictionaryV1);
    const [head = new Uint8Array(), tail = new Uint8Array()] = ['{"n":"a', '","f":{"a.pp":""}}'].map((text) =>
      strToU8(text),
    );
    const link = (bytes: Uint8Array): string => `#p/1/${toBase64Url(deflateBytes(bytes, dictionary))}`;
    expect(kindOf(link(Uint8Array.of(...head, ...tail)))).toBe('project');
    expect(kindOf(link(Uint8Array.of(...head, 0xff, ...tail)))).toBe('damaged');
  });
});

it('characters outside of the alphabet are refused at any position', () => {
  const hash = hashOf(projectOf({ 'manifests/site.pp': "notify { 'a': }\n" }));
  for (const character of [' ', '\n', '+', '=', '~', '%', 'é', '\u0000']) {
    expect(kindOf(`${hash}${character}`)).toBe('damaged');
    expect(kindOf(hash.replace('.', `${character}.`))).toBe('damaged');
    expect(kindOf(hash.replace('.', `.${character}`))).toBe('damaged');
    expect(kindOf(hash.replace('#p/1/', `#p/1/${character}`))).toBe('damaged');
  }
  expect(kindOf(`${hash}.`)).toBe('damaged');
});
