import { describe, expect, it } from 'vitest';
import { compile } from '../../catalog/compile.ts';

const CONFIG = 'version: 5\nhierarchy:\n  - name: all\n    paths: [common.yaml, other.yaml]\n';

function errorOf(files: Readonly<Record<string, string>>) {
  const { diagnostics } = compile({
    files: { paths: ['hiera.yaml', ...Object.keys(files)], read: (path) => files[path] ?? CONFIG },
    node: { name: 'web', facts: {} },
  });
  return diagnostics.find(({ severity }) => severity === 'error');
}

const site = "lookup('a')";

describe('a variable that an interpolation in data does not find', () => {
  it.each([
    ['%{::fqdn}', 'Puppet 8 has no legacy facts such as fqdn. Use %{facts.networking.fqdn} instead.'],
    ['%{::ipaddress_eth0}', /Use %\{facts\.networking\.interfaces\.eth0\.ip\} instead\./],
    ['%{::site}', /^The node has no fact site\. Add the fact to the node/],
  ])('has a next step: %s', (text, hint) => {
    expect(errorOf({ 'manifests/site.pp': site, 'data/common.yaml': `a: "${text}"` })?.hint).toMatch(hint);
  });

  it('has its place if one file contains it', () => {
    const data = 'b: 1\na: "of %{::site}"\n';
    expect(errorOf({ 'manifests/site.pp': site, 'data/common.yaml': data })).toMatchObject({
      origin: { file: 'data/common.yaml', span: { offset: data.indexOf('%{') } },
    });
    const both = { 'data/common.yaml': data, 'data/other.yaml': data };
    expect(errorOf({ 'manifests/site.pp': site, ...both })?.origin?.file).not.toBe('data/common.yaml');
  });
});
