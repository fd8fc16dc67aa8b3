import { describe, expect, it } from 'vitest';
import { getRelease } from '../engine/index.ts';
import { firstNode, namedNodes } from './named-nodes.ts';

function names(files: Readonly<Record<string, string>>): readonly string[] {
  const environment = { paths: Object.keys(files), read: (path: string) => files[path] };
  return namedNodes(environment, getRelease('8.11')).map(
    ({ certname, from, place }) => `${certname} ${from} ${place.file}:${place.line}`,
  );
}

describe('the nodes that files name', () => {
  it('are those of node definitions with a literal name, in all initial manifests', () => {
    expect(
      names({
        'manifests/site.pp': 'node default { }\nnode \'web1.example.com\', "web2" { }\nnode /^db/ { }',
        'manifests/more.pp': 'node bare { }\nnode "Not A Certname" { }',
      }),
    ).toEqual([
      'bare definition manifests/more.pp:1',
      'web1.example.com definition manifests/site.pp:2',
      'web2 definition manifests/site.pp:2',
      'db pattern manifests/site.pp:3',
    ]);
  });

  it('are examples for patterns that no named node matches, and for `node default` alone', () => {
    expect(
      names({ 'manifests/site.pp': String.raw`node /^(web|db)\d+\.example\.com$/, /^x(?=y)/ { } node default { }` }),
    ).toEqual(['web1.example.com pattern manifests/site.pp:1']);
    expect(names({ 'manifests/site.pp': 'node default { }' })).toEqual([
      'playground.example.com default manifests/site.pp:1',
    ]);
  });

  it.each([
    ['nodes/%{trusted.certname}.yaml', 'data/nodes/web.example.com.yaml'],
    ['nodes/%{::trusted.certname}.yaml', 'data/nodes/web.example.com.yaml'],
    ['nodes/%{fqdn}.yaml', 'data/nodes/web.example.com.yaml'],
    ['nodes/%{::fqdn}.yaml', 'data/nodes/web.example.com.yaml'],
    ['nodes/%{facts.networking.fqdn}.yaml', 'data/nodes/web.example.com.yaml'],
    ['%{facts.os.name}/%{clientcert}.json', 'data/Debian/web.example.com.json'],
  ])('are those of data files at %s', (path, file) => {
    const config = `version: 5\nhierarchy:\n  - name: nodes\n    paths: ["${path}", common.yaml]\n`;
    expect(names({ 'hiera.yaml': config, [file]: '', 'data/common.yaml': '', 'data/nodes/deep/x.yaml': '' })).toEqual([
      `web.example.com data ${file}:1`,
    ]);
  });

  it('are those of data files of Hiera 3', () => {
    const config = ':backends: yaml\n:yaml:\n  :datadir: hieradata\n:hierarchy:\n  - "node/%{::fqdn}"\n  - common\n';
    expect(names({ 'hiera.yaml': config, 'hieradata/node/a.b.yaml': '', 'hieradata/common.yaml': '' })).toEqual([
      'a.b data hieradata/node/a.b.yaml:1',
    ]);
  });

  it('are each one node, not another one for its host name', () => {
    const config = 'version: 5\nhierarchy: [{name: h, paths: ["%{facts.hostname}.yaml"]}]';
    const site = "node 'web.example.com' { }";
    expect(names({ 'hiera.yaml': config, 'manifests/site.pp': site, 'data/web.yaml': '', 'data/db.yaml': '' })).toEqual(
      ['web.example.com definition manifests/site.pp:1', 'db data data/db.yaml:1'],
    );
  });

  it('exclude bare host names that match no pattern, if patterns require a domain', () => {
    const config = 'version: 5\nhierarchy: [{name: h, paths: ["%{facts.hostname}.yaml"]}]';
    const data = { 'hiera.yaml': config, 'data/web1.yaml': '', 'data/db1.yaml': '' };
    const site = String.raw`node /^web\d\.example\./ { } node /^db/ { } node default { }`;
    expect(names({ ...data, 'manifests/site.pp': site })).toEqual([
      'db1 data data/db1.yaml:1',
      'web1.example.com pattern manifests/site.pp:1',
    ]);
    const ofHosts = 'node /^web/ { } node default { }';
    expect(names({ ...data, 'manifests/site.pp': ofHosts })).toEqual([
      'web1 data data/web1.yaml:1',
      'db1 data data/db1.yaml:1',
    ]);
  });

  it('are none if the configuration is unreadable, or exceeds the limits', () => {
    const many = '%{a}'.repeat(100);
    expect(names({ 'hiera.yaml': '{', 'data/a.yaml': '' })).toEqual([]);
    expect(names({ 'hiera.yaml': `hierarchy: [{path: "${many}%{fqdn}"}]`, 'data/a.yaml': '' })).toEqual([]);
  });
});

describe('the node that a project opens with', () => {
  const hierarchy = '---\nversion: 5\nhierarchy:\n  - name: n\n    path: nodes/%{trusted.certname}.yaml\n';

  it.each([
    ['the first node of a definition', { 'manifests/site.pp': "node 'a.net' { } node 'b.net' { }" }, 'a.net'],
    ['the current node if it is named', { 'manifests/site.pp': "node 'a.net', 'node.example.com' { }" }, undefined],
    ['the node of a data file', { 'hiera.yaml': hierarchy, 'data/nodes/db.net.yaml': '---\n' }, 'db.net'],
    [
      'the example of a pattern',
      { 'manifests/site.pp': String.raw`node /^db\d\.net$/ { } node default { }` },
      'db1.net',
    ],
    ['the current node if a pattern matches it', { 'manifests/site.pp': 'node /^node/ { }' }, undefined],
    ['the current node for `node default` alone', { 'manifests/site.pp': 'node default { }' }, undefined],
    ['the current node without definitions', { 'manifests/site.pp': 'include ntp' }, undefined],
  ])('is %s', (_, files: Readonly<Record<string, string>>, expected) => {
    const environment = { paths: Object.keys(files), read: (path: string) => files[path] };
    expect(firstNode(environment, getRelease('8.11'), 'node.example.com')).toBe(expected ?? 'node.example.com');
  });
});
