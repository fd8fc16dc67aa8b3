import { expect, it } from 'vitest';
import type { ProjectNode } from '../protocol/project/project.ts';
import { certnameProblem, nextCertname } from './node-names.ts';

function nodesCalled(...names: readonly string[]): readonly ProjectNode[] {
  return names.map((certname) => ({
    node: { certname, platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  }));
}

it('a new node gets the next free number', () => {
  expect(nextCertname('node.example.com', nodesCalled('node.example.com'))).toBe('node2.example.com');
  expect(nextCertname('web1.example.com', nodesCalled('web1.example.com', 'web2.example.com'))).toBe(
    'web3.example.com',
  );
  expect(nextCertname('db09', nodesCalled('db09'))).toBe('db10');
  expect(nextCertname('7', nodesCalled('7'))).toBe('8');
});

it('a certname must be valid, and unique in the project', () => {
  const nodes = nodesCalled('a', 'b');
  expect(certnameProblem('a', 'a', nodes)).toBeUndefined();
  expect(certnameProblem('c', 'a', nodes)).toBeUndefined();
  expect(certnameProblem('b', 'a', nodes)).toBe('Another node has this certname.');
  expect(certnameProblem('Web', 'a', nodes)).toMatch(/lowercase/);
  expect(certnameProblem('', 'a', nodes)).toMatch(/lowercase/);
});
