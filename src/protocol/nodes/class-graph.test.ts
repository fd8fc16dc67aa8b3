import { describe, expect, it } from 'vitest';
import { controlRepository, usagesOf } from '../../nodes/testing/usages-of.ts';
import { buildClassGraph, kindOfClass, type ClassItem } from './class-graph.ts';

const text = ({ kind, name, nodes }: ClassItem): string => `${kind} ${name}: ${nodes.join(' ')}`;

describe('the graph of classes', () => {
  const graph = buildClassGraph(usagesOf(controlRepository, 'web1', 'web2', 'db1', 'broken'));

  it('begins with the roles, then the classes that no class declares', () => {
    expect(graph.roots.map(text)).toEqual([
      'role role::db: db1',
      'role role::web: web1 web2',
      'profile profile::base: web1 web2 db1',
    ]);
  });

  it('leads from a class to the classes that its code declares, profiles first', () => {
    expect(graph.declaredBy('role::db').map(text)).toEqual(['profile profile::db: db1', 'class tuning: db1']);
    expect(graph.declaredBy('profile::web').map(text)).toEqual([
      'profile profile::base: web1 web2',
      'class nginx: web1 web2',
      'class nginx::params: web1 web2',
    ]);
  });

  it('leaves out nodes that do not compile, and lists them', () => {
    expect(graph.nodes).toEqual(['web1', 'web2', 'db1']);
    expect(graph.failed.map(({ certname }) => certname)).toEqual(['broken']);
  });

  it('begins with the top classes if there are no roles', () => {
    const files = { 'manifests/site.pp': 'include a\nclass a { include b }\nclass b { include a }' };
    const plain = buildClassGraph(usagesOf(files, 'n1'));
    expect(plain.roots.map(text)).toEqual(['class a: n1']);
    expect(plain.declaredBy('b').map(text)).toEqual(['class a: n1']);
  });

  it.each([
    ['role::web', 'role'],
    ['roles', 'role'],
    ['profile::base', 'profile'],
    ['profiles::a::b', 'profile'],
    ['profiler', 'class'],
    ['site::role', 'class'],
  ])('shows %s as a %s', (name, kind) => {
    expect(kindOfClass(name)).toBe(kind);
  });
});
