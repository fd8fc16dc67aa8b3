import { expect, it } from 'vitest';
import { createEngine } from '../../worker/engine.ts';
import type { Project } from '../../protocol/project/project.ts';

const project: Project = {
  name: 'Secrets',
  files: {
    'hiera.yaml':
      'version: 5\nhierarchy:\n  - name: s\n    lookup_key: eyaml_lookup_key\n    paths: [s.eyaml, common.yaml]\n    options:\n      pkcs7_private_key: /k\n',
    'data/s.eyaml':
      'plain: "on %{facts.networking.hostname}"\nsecret: ENC[PKCS7,MIIB==]\nurl: "https://me:ENC[PKCS7,MIIC]@x"\ndeep:\n  "a_%{facts.networking.hostname}": [1, "ENC[GPG,x]"]\n',
    'data/common.yaml': 'below: 7\n',
    'manifests/site.pp':
      "$all = ['plain', 'secret', 'url', 'below'].map |$key| { lookup($key) }\nnotice($all)\nnotice(lookup('deep'))\nnotice(lookup('secret'), lookup('gone', default_value => 'none'))\n",
  },
  node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
  machine: { files: {}, packages: {}, services: {} },
};

it('reads plain values of eyaml, marks encrypted ones, and reports each key once', async () => {
  const { analyze, printedBy } = createEngine();
  const printed = (await printedBy([project]))[0]?.filter((line) => !line.startsWith('warning'));
  expect(printed).toEqual([
    '[on web, (encrypted: secret), https://me:(encrypted: url)@x, 7]',
    '{a_web => [1, (encrypted: deep)]}',
    '(encrypted: secret) none',
  ]);
  const { problems } = await analyze({ revision: 1, project });
  expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(
    Array.from({ length: 3 }, () => 'warning HIERA_ENCRYPTED_VALUE'),
  );
});
