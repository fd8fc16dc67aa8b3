import { describe, expect, it } from 'vitest';
import type { Project } from '../protocol/project/project.ts';
import { givenNodes, namesInText } from './given-nodes.ts';
import { limits } from './limits.ts';

const machine = { files: {}, packages: {}, services: {} };
const project: Project = {
  name: 'x',
  files: {},
  node: { certname: 'web1', platform: 'debian-12', facts: { role: 'web' } },
  machine,
  others: [{ node: { certname: 'db1', platform: 'rhel-9', facts: {} }, machine }],
};

describe('names in a pasted list', () => {
  it.each([
    ['web1.example.com\nweb2.example.com', ['web1.example.com', 'web2.example.com']],
    [' a, b  c\n# a comment\nA', ['a', 'b', 'c']],
    ['os: Debian', undefined],
    ['{"a": 1}', undefined],
    ['', undefined],
  ])('of %j', (text, names) => {
    expect(namesInText(text)).toEqual(names);
  });
});

describe('given nodes', () => {
  const facts = { os: { name: 'Ubuntu', family: 'Debian' } };

  it.each([
    ['debian-13', { os: { name: 'Debian', family: 'Debian', release: { major: '13' } } }],
    ['debian-13', { operatingsystem: 'Debian', osfamily: 'Debian', operatingsystemmajrelease: '13' }],
    ['debian-12', { os: { name: 'Debian', family: 'Debian', release: { major: '11' } } }],
    ['almalinux-9', { os: { name: 'AlmaLinux', family: 'RedHat', release: { major: '9' } } }],
    ['rhel-9', { os: { name: 'Rocky', family: 'RedHat', release: { major: '9' } } }],
  ] as const)('have the platform %s if their facts name it', (platform, given) => {
    expect(givenNodes(project, [{ certname: 'new', facts: given }], true)).toMatchObject({
      value: { nodes: [{ node: { platform } }] },
    });
  });

  it('are added, or fill those that the project has', () => {
    const read = givenNodes(
      project,
      [
        { certname: 'new', facts },
        { certname: 'db1', facts: { a: 1 } },
      ],
      true,
    );
    expect(read).toEqual({
      ok: true,
      value: {
        added: 1,
        filled: 1,
        nodes: [
          { node: { certname: 'new', platform: 'ubuntu-24.04', facts, legacyFacts: true }, machine },
          { node: { certname: 'db1', platform: 'rhel-9', facts: { a: 1 }, legacyFacts: true }, machine },
        ],
      },
    });
  });

  it('without a name are the current one, and without facts do not change known ones', () => {
    expect(givenNodes(project, [{ facts: { a: 1 } }], false)).toMatchObject({
      value: { added: 0, filled: 1, nodes: [{ node: { certname: 'web1', facts: { a: 1 } } }] },
    });
    expect(givenNodes(project, [{ certname: 'db1', facts: {} }], false)).toMatchObject({
      value: { added: 0, filled: 0, nodes: [] },
    });
  });

  it('are refused with the reason', () => {
    expect(givenNodes(project, [{ certname: 'no name', facts: {} }], false)).toMatchObject({
      problem: expect.stringContaining('is not a valid certname') as string,
    });
    const many = Array.from({ length: limits.nodes }, (_, index) => ({ certname: `n${index}`, facts: {} }));
    expect(givenNodes(project, many, false)).toMatchObject({
      problem: expect.stringContaining('at most 2,000') as string,
    });
    const long = { a: 'x'.repeat(limits.factsLength) };
    expect(givenNodes(project, [{ certname: 'n', facts: long }], false)).toMatchObject({
      problem: expect.stringContaining('8 million') as string,
    });
  });
});
