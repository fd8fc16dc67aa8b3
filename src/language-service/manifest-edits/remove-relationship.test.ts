import { describe, expect, it } from 'vitest';
import { parse, type Fix } from '../../engine/index.ts';
import { RelationshipRemover, type WrittenRelationship } from './remove-relationship.ts';
import { containClass } from './request-class.ts';

function applied(text: string, fix: Fix | undefined): string | undefined {
  if (fix === undefined) return undefined;
  return fix.edits
    .toSorted((a, b) => b.span.offset - a.span.offset)
    .reduce(
      (result, { span, text: put }) => result.slice(0, span.offset) + put + result.slice(span.offset + span.length),
      text,
    );
}

function without(text: string, relationship: Partial<WrittenRelationship>): string | undefined {
  const { program } = parse(text, 'site.pp');
  return applied(
    text,
    new RelationshipRemover(program).removalOf({
      parameter: 'require',
      origin: 'attribute',
      declaredOn: 'Service[web]',
      target: 'Package[web]',
      line: 1,
      ...relationship,
    }),
  );
}

const arrow = { origin: 'arrow', parameter: 'before', declaredOn: 'A[a]', target: 'B[b]' } as const;

describe('removing a relationship from an attribute', () => {
  it('removes the line of an attribute with a single value', () => {
    const text = "service { 'web':\n  ensure  => running,\n  require => Package['web'], # first\n}\n";
    expect(without(text, { line: 3 })).toBe("service { 'web':\n  ensure => running,\n}\n");
  });

  it('removes an attribute from between others of its line, and from their end', () => {
    const text = "service { 'web': require => Package['web'], ensure => running }";
    expect(without(text, {})).toBe("service { 'web': ensure => running }");
    const last = "service { 'web': ensure => running, require => Package['web'] }";
    expect(without(last, {})).toBe("service { 'web': ensure => running }");
  });

  it('removes any one entry of a list', () => {
    const text = "service { 'web': require => [Package['web'], File['/a']] }";
    expect(without(text, {})).toBe("service { 'web': require => [File['/a']] }");
    expect(without(text, { target: 'File[/a]' })).toBe("service { 'web': require => [Package['web']] }");
  });

  it('removes one title from a reference to several', () => {
    const text = "service { 'web': require => [File['/x'], Package['web', 'db']] }";
    expect(without(text, { target: 'Package[db]' })).toBe("service { 'web': require => [File['/x'], Package['web']] }");
  });

  it('removes the only possible entry if a title is computed', () => {
    const text = "service { 'web': require => [Package[$name], File['/a']] }";
    expect(without(text, {})).toBe("service { 'web': require => [File['/a']] }");
    expect(without("service { 'web': require => [Package[$a], Package[$b]] }", {})).toBeUndefined();
  });

  it('compares classes case-insensitively', () => {
    const text = "service { 'web': require => [Class['Apache::Config'], File['/a']] }";
    expect(without(text, { target: 'Class[Apache::Config]' })).toBe("service { 'web': require => [File['/a']] }");
    const lower = "service { 'web': require => [Class['::apache::config'], File['/a']] }";
    expect(without(lower, { target: 'Class[Apache::Config]' })).toBe("service { 'web': require => [File['/a']] }");
  });

  it('distinguishes two resources of one line by their references', () => {
    const text = "service { 'a': require => File['/a'] } service { 'b': require => File['/b'] }";
    expect(without(text, { target: 'File[/b]' })).toBe("service { 'a': require => File['/a'] } service { 'b': }");
    const pair =
      "service { 'a': require => [File['/a'], File['/c']] } service { 'b': require => [File['/b'], File['/c']] }";
    expect(without(pair, { target: 'File[/b]' })).toBe(
      "service { 'a': require => [File['/a'], File['/c']] } service { 'b': require => [File['/c']] }",
    );
  });

  it('removes an override and a default without other attributes', () => {
    expect(without("notice(1)\nService['web'] { require => Package['web'] }\n", { line: 2, origin: 'override' })).toBe(
      'notice(1)\n',
    );
    expect(without("Service { require => Package['web'] }\n", { origin: 'default' })).toBe('');
  });

  it('does not change attributes from a hash', () => {
    expect(without("service { 'web': * => $all }", { origin: 'splat' })).toBeUndefined();
  });
});

describe('removing an arrow', () => {
  it('removes a statement with a single arrow', () => {
    expect(without("notice(1)\nA['a'] -> B['b']\nnotice(2)\n", { ...arrow, line: 2 })).toBe('notice(1)\nnotice(2)\n');
  });

  it('cuts a chain at either end and in the middle', () => {
    const text = "A['a'] -> B['b'] -> C['c'] ~> D['d']";
    expect(without(text, arrow)).toBe("B['b'] -> C['c'] ~> D['d']");
    expect(without(text, { ...arrow, parameter: 'notify', declaredOn: 'C[c]', target: 'D[d]' })).toBe(
      "A['a'] -> B['b'] -> C['c']",
    );
    expect(without(text, { ...arrow, declaredOn: 'B[b]', target: 'C[c]' })).toBe("A['a'] -> B['b']\nC['c'] ~> D['d']");
  });

  it('reads arrows that point to the left', () => {
    expect(without("B['b'] <- A['a'] -> C['c']", arrow)).toBe("A['a'] -> C['c']");
  });

  it('keeps declarations and collectors', () => {
    expect(without("class x {\n  a { 'a': } -> b { 'b': }\n}", { ...arrow, line: 2 })).toBe(
      "class x {\n  a { 'a': }\n  b { 'b': }\n}",
    );
    expect(without("A <| |> -> B['b']", arrow)).toBe('A <| |>');
  });

  it('removes one of several from the list at an end', () => {
    expect(without("[A['a'], A['z']] -> B['b']", arrow)).toBe("[A['z']] -> B['b']");
    expect(without("A['a'] -> B['x', 'b']", arrow)).toBe("A['a'] -> B['x']");
  });
});

describe('requests of classes', () => {
  it('writes include instead of require', () => {
    const call = { origin: 'require function', declaredOn: 'Class[X]', target: 'Class[Base]' } as const;
    expect(without('require base', call)).toBe('include base');
    expect(without("  require base, 'web'", call)).toBe("  require 'web'\n  include base");
    expect(without("require(Class['base'])", call)).toBe("include(Class['base'])");
  });

  it('contains an included class', () => {
    const contained = (text: string): string | undefined =>
      applied(text, containClass(parse(text, 'x.pp').program, 'Profile', 'Web'));
    expect(contained('class profile {\n  include web\n}')).toBe('class profile {\n  contain web\n}');
    expect(contained("class profile {\n  include 'db', '::web'\n}")).toBe(
      "class profile {\n  include 'db'\n  contain '::web'\n}",
    );
    expect(contained("class profile {\n  class { 'web': }\n}")).toBe(
      "class profile {\n  class { 'web': }\n  contain web\n}",
    );
    expect(contained('class profile {\n  include $classes\n}')).toBeUndefined();
    expect(contained('class other {\n  include web\n}')).toBeUndefined();
  });
});
