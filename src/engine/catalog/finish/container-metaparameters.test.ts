import { describe, expect, it } from 'vitest';
import { compileToCatalog, parametersIn, resourceIn } from '../../testing/compile.ts';

const tagsOf = (manifest: string, reference: string): readonly string[] => [
  ...resourceIn(compileToCatalog(manifest), reference).tags,
];

describe('tags', () => {
  it('of a container apply to its contents, also to later ones', () => {
    const manifest = `define d { notify { 'n': tag => 'own' } tag('late') } class c { d { 'x': } } include c`;
    expect(tagsOf(manifest, 'Notify[n]')).toEqual(['own', 'notify', 'n', 'd', 'x', 'class', 'c', 'late']);
  });

  it('that a class gets later do not apply to a class declared in it earlier', () => {
    const manifest = `class inner {} class outer { tag('early') include inner tag('late') } include outer`;
    expect(tagsOf(manifest, 'Class[Inner]')).toContain('early');
    expect(tagsOf(manifest, 'Class[Inner]')).not.toContain('late');
    expect(tagsOf(manifest, 'Class[Outer]')).toContain('late');
  });
});

describe('metaparameters', () => {
  it('propagate through instances of defines, to resources that do not set them', () => {
    const manifest = `define d { notify { 'a': } notify { 'b': noop => false } } d { 'x': noop => true, tag => 't' }`;
    const catalog = compileToCatalog(manifest);
    expect(parametersIn(catalog, 'Notify[a]')).toEqual({ noop: true, tag: 't' });
    expect(parametersIn(catalog, 'Notify[b]')).toEqual({ noop: false, tag: 't' });
    expect([...resourceIn(catalog, 'Notify[a]').tags]).toContain('t');
  });

  it('propagate to a class from its first container', () => {
    const manifest = `class c { notify { 'n': } } define d { contain c }
      d { 'one': noop => true } d { 'two': noop => false }`;
    expect(parametersIn(compileToCatalog(manifest), 'Notify[n]')).toEqual({ noop: true });
  });
});
