import { describe, expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const os = { family: 'Debian' };

function nodesOf(text: string, flat = true): unknown {
  const answer = readFacts(text, flat);
  return answer.kind === 'refused' ? answer.message : answer.reading.nodes;
}

describe('facts', () => {
  it.each([
    ['facter --json', JSON.stringify({ os, networking: { fqdn: 'a.b' } }), 'a.b', { os, networking: { fqdn: 'a.b' } }],
    ['facter --yaml', '---\nos:\n  family: Debian\nclientcert: a.b\n', 'a.b', { os, clientcert: 'a.b' }],
    ['puppet facts', JSON.stringify({ name: 'a.b', values: { os }, timestamp: 'x' }), 'a.b', { os }],
    ['a list of PuppetDB', JSON.stringify([{ certname: 'a.b', name: 'os', value: os }]), 'a.b', { os }],
    [
      'an inventory of PuppetDB',
      JSON.stringify([{ certname: 'a.b', facts: { href: '/x', data: [{ name: 'os', value: os }] } }]),
      'a.b',
      { os },
    ],
    [
      'an inventory with trusted data',
      JSON.stringify([{ certname: 'a.b', facts: { os }, trusted: { extensions: { pp_role: 'web' } } }]),
      'a.b',
      { os, trusted: { extensions: { pp_role: 'web' } } },
    ],
    ['an inventory with an object', JSON.stringify([{ certname: 'a.b', facts: { os } }]), 'a.b', { os }],
    [
      "an agent's cache",
      '--- !ruby/object:Puppet::Node::Facts\nname: a.b\nvalues:\n  os:\n    family: Debian\n  zero: "0"\nexpiration: 2024-01-01 10:00:00.5 +00:00\n',
      'a.b',
      { os, zero: '0' },
    ],
  ])('are read as %s', (_what, text, certname, facts) => {
    expect(nodesOf(text)).toEqual([{ certname, facts }]);
  });

  it('of several nodes are read for each one', () => {
    const rows = ['a', 'b'].flatMap((certname) => [
      { certname, name: 'os', value: os, environment: 'production' },
      { certname, name: 'role', value: certname, environment: 'production' },
    ]);
    expect(nodesOf(JSON.stringify(rows))).toEqual([
      { certname: 'a', facts: { os, role: 'a' } },
      { certname: 'b', facts: { os, role: 'b' } },
    ]);
  });

  it('may belong to an unnamed node', () => {
    expect(nodesOf('role: web')).toEqual([{ facts: { role: 'web' } }]);
  });

  it('that are flat are left out if they are not wanted', () => {
    const text = JSON.stringify({ os, osfamily: 'Debian', ipaddress_eth0: '192.0.2.1', processor0: 'x', mine: 1 });
    expect(nodesOf(text, false)).toEqual([{ facts: { os, mine: 1 } }]);
    expect(readFacts(text, false)).toMatchObject({ reading: { leftOut: 3 } });
    expect(nodesOf(text, true)).toMatchObject([{ facts: { osfamily: 'Debian' } }]);
  });

  it.each([
    ['', 'Nothing was entered'],
    ['just words', 'A single value is not a set of facts'],
    ['[]', 'The list is empty'],
    ['{}', 'There are no facts'],
    ['{"a": ', 'neither JSON nor YAML'],
    ['[1]', 'Entry 1 of the list'],
    ['[{"os": {}}]', 'does not name its node'],
    ['{"error": "no such query"}', 'no such query'],
    ['"some key with spaces": 1', 'is not a valid fact name'],
  ])('are not in %j', (text, message) => {
    expect(nodesOf(text)).toContain(message);
  });

  it('are the extensions of a certificate in csr_attributes.yaml', () => {
    const text = 'extension_requests:\n  pp_zone: z1\n  1.3.6.1.4.1.34380.1.1.13: web\n';
    expect(nodesOf(text)).toEqual([{ facts: { trusted: { extensions: { pp_zone: 'z1', pp_role: 'web' } } } }]);
  });

  it('in exponentially growing YAML are refused', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x,x]',
      ...'bcdefgh'.split('').map((name, index) => {
        const before = 'abcdefg'[index];
        return `${name}: &${name} [${Array.from({ length: 10 }, () => `*${before}`).join(',')}]`;
      }),
    ].join('\n');
    expect(nodesOf(bomb)).toContain('more than');
  });
});
