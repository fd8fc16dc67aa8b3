import { expect, it } from 'vitest';
import { dataKeys } from './data-keys.ts';

it('are only those of data folders', () => {
  const files: Readonly<Record<string, string>> = {
    'hiera.yaml':
      '---\nversion: 5\ndefaults:\n  datadir: "hieradata" # here\nhierarchy:\n  - name: x\n    datadir: ./more/%{environment}\n    path: x.yaml\n',
    'environment.conf': 'modulepath = site\n',
    'hieradata/common.yaml': 'a: 1\n',
    'hieradata/secret.eyaml': 'b: 1\n',
    'more/x.yaml': 'c: 1\n',
    'site/ntp/data/common.yaml': 'd: 1\n',
    'site/ntp/files/dashboard.json': '{"not": 1}',
    'package.json': '{"not": 1}',
    'docker/compose.yml': 'not: 1\n',
    'modules/other/data/common.yaml': 'not: 1\n',
  };
  const keys = dataKeys({ paths: Object.keys(files), read: (path) => files[path] });
  expect(keys.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
});

it('are those at the top of every data file, with their places', () => {
  const files: Readonly<Record<string, string>> = {
    'hiera.yaml': 'version: 5\n',
    'modules/ntp/metadata.json': '{"name": "ntp"}',
    'data/common.yaml': '---\nlookup_options: {}\nntp::servers:\n  - a\n":sym": 1\n',
    'data/os/Debian.json': '{\n  "ntp::servers": [],\n\t"motd": {"text": 1}\n}',
    'data/broken.yaml': 'a: [',
    'data/list.yaml': '- a\n',
    'manifests/site.pp': 'x: 1',
  };
  expect(dataKeys({ paths: Object.keys(files), read: (path) => files[path] })).toEqual([
    { key: 'motd', places: [{ file: 'data/os/Debian.json', line: 3, column: 2 }] },
    {
      key: 'ntp::servers',
      places: [
        { file: 'data/common.yaml', line: 3, column: 1 },
        { file: 'data/os/Debian.json', line: 2, column: 3 },
      ],
    },
    { key: 'sym', places: [{ file: 'data/common.yaml', line: 5, column: 1 }] },
  ]);
});
