import { afterEach, expect, it } from 'vitest';
import { encryptedPassword, otherKeyPem, privateKeyPem } from '../../eyaml/testing/keys.ts';
import type { Project } from '../../protocol/project/project.ts';
import { createEngine } from '../engine.ts';
import { useKeys } from './eyaml-keys.ts';
import { giveKeys, withGivenKeys } from '../../client/given-keys.ts';

const project: Project = {
  name: 'Secrets',
  files: {
    'hiera.yaml':
      'version: 5\nhierarchy:\n  - name: s\n    lookup_key: eyaml_lookup_key\n    path: s.eyaml\n    options:\n      pkcs7_private_key: /k\n',
    'data/s.eyaml': `secret: ${encryptedPassword}\nurl: "https://me:${encryptedPassword}@x"\n`,
    'manifests/site.pp': "notice(lookup('secret'))\nnotice(lookup('url'))\n",
  },
  node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
  machine: { files: {}, packages: {}, services: {} },
};

async function printed(): Promise<readonly string[]> {
  const { logs } = await createEngine().analyze({ revision: 1, project });
  return logs.map(({ message }) => message);
}

afterEach(() => useKeys([]));

it('encrypted values are read with a matching key, also by a request that does not wait for the key', async () => {
  void useKeys([privateKeyPem]);
  expect(await printed()).toEqual(['s3cret päss', 'https://me:s3cret päss@x']);
  await useKeys([otherKeyPem]);
  expect(await printed()).toContain('(encrypted: secret)');
  await useKeys([]);
  expect(await printed()).toContain('(encrypted: secret)');
});

it('a key is missing until one fits all values', async () => {
  const missed = async () => {
    const { view } = await createEngine().beginMissing(project);
    return view.things.filter(({ kind }) => kind === 'private key').flatMap(({ places }) => places);
  };
  expect(await missed()).toEqual([{ file: 'data/s.eyaml', line: 1 }]);
  void useKeys([otherKeyPem]);
  expect(await missed()).toHaveLength(1);
  void useKeys([privateKeyPem]);
  expect(await missed()).toEqual([]);
});

it('every worker gets the keys, also later ones, but no ended one', () => {
  const told: string[] = [];
  const worker = (name: string) => ({
    useKeys: async (pems: readonly string[]) => {
      told.push(`${name} ${pems.join()}`);
    },
  });
  const forget = withGivenKeys(worker('first'));
  giveKeys(['a']);
  forget();
  withGivenKeys(worker('second'));
  giveKeys(['a', 'b']);
  giveKeys([]);
  expect(told).toEqual(['first a', 'second a', 'second a,b', 'second ']);
});
