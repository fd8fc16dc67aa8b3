import { describe, expect, it } from 'vitest';
import { compileError, compileToCatalog, parametersIn, resourceIn } from '../../testing/compile.ts';

const FOUR = `notify { ['a', 'b', 'c', 'd']: }\n`;

describe('relationship attributes', () => {
  it('find no resource by a reference inside Sensitive, as in Puppet', () => {
    expect(compileError(`${FOUR}notify { 'e': require => Sensitive(Notify['a']) }`)).toContain(
      "Could not find resource 'Notify['a']' in parameter 'require'",
    );
  });
});

describe('arrows', () => {
  it('become before and notify of the first resource', () => {
    const catalog = compileToCatalog(
      `${FOUR}Notify['a'] -> [Notify['b'], Notify['c']] ~> Notify['d']\nNotify['b'] <- Notify['c']`,
    );
    expect(parametersIn(catalog, 'Notify[a]')).toEqual({ before: ['Notify[b]', 'Notify[c]'] });
    expect(parametersIn(catalog, 'Notify[b]')).toEqual({ notify: ['Notify[d]'] });
    expect(parametersIn(catalog, 'Notify[c]')).toEqual({ notify: ['Notify[d]'], before: ['Notify[b]'] });
    expect(resourceIn(catalog, 'Notify[a]').relationships[0]).toEqual({
      parameter: 'before',
      target: 'Notify[b]',
      origin: 'arrow',
      place: { file: 'manifests/site.pp', line: 2 },
    });
  });

  it('are merged with attributes, each target keeping its origin', () => {
    const catalog = compileToCatalog(
      `notify { 'a': before => Notify['b'] }\nnotify { ['b', 'c']: }\nNotify['a'] -> Notify['c']`,
    );
    expect(parametersIn(catalog, 'Notify[a]')).toEqual({ before: ['Notify[b]', 'Notify[c]'] });
    expect(
      resourceIn(catalog, 'Notify[a]').relationships.map(({ target, origin, place }) => [target, origin, place?.line]),
    ).toEqual([
      ['Notify[b]', 'attribute', 1],
      ['Notify[c]', 'arrow', 3],
    ]);
  });

  it('continue past a collector that finds nothing', () => {
    const catalog = compileToCatalog(`${FOUR}Notify['a'] -> User <| |> -> Notify['b']`);
    expect(parametersIn(catalog, 'Notify[a]')).toEqual({ before: ['Notify[b]'] });
  });

  it('connect all resources that a collector finds, on both sides', () => {
    const catalog = compileToCatalog(`user { ['u', 'v']: } notify { 'a': } User <| |> -> Notify <| title == 'a' |>`);
    expect(parametersIn(catalog, 'User[u]')).toEqual({ before: ['Notify[a]'] });
    expect(parametersIn(catalog, 'User[v]')).toEqual({ before: ['Notify[a]'] });
  });

  it.each([
    [
      `notify { 'a': } Notify['a'] -> Notify['z']`,
      "Could not find resource 'Notify[z]' for relationship from 'Notify[a]'",
    ],
    [
      `notify { 'a': } Notify['z'] -> Notify['a']`,
      "Could not find resource 'Notify[z]' for relationship on 'Notify[a]'",
    ],
    [`notify { 'a': } Notify['a'] -> 1`, 'can not form a relationship with an Integer'],
    [`notify { 'a': } Notify['a'] -> 'x y'`, 'The expression <x y> is not a valid type specification.'],
    [
      `notify { 'a': require => Notify['z'] }`,
      "Could not find resource 'Notify[z]' in parameter 'require' (file: manifests/site.pp, line: 1)",
    ],
    [
      `notify { 'a': require => 'z' }`,
      'No title provided and "z" is not a valid resource reference (file: manifests/site.pp, line: 1)',
    ],
    // An arrow turns the value into an array. Puppet does not know the place of this array.
    [
      `notify { 'a': before => Notify['z'] } -> notify { 'b': }`,
      "Could not find resource 'Notify[z]' in parameter 'before' on node",
    ],
    [
      `notify { 'a': before => [Notify['z']] } -> notify { 'b': }`,
      "Could not find resource 'Notify[z]' in parameter 'before' (file: manifests/site.pp, line: 1)",
    ],
  ])('fail in %s', (manifest, message) => {
    expect(compileError(manifest)).toContain(message);
  });

  it('do not check the require of an unrealized virtual resource', () => {
    expect(() => compileToCatalog(`@notify { 'a': require => Notify['z'] }`)).not.toThrow();
  });
});

describe('the require function', () => {
  it('adds to the require of the calling class', () => {
    const catalog = compileToCatalog(
      `class a { }\nclass b { require a }\nclass { 'b': require => Notify['n'] }\nnotify { 'n': }`,
    );
    expect(parametersIn(catalog, 'Class[B]')).toEqual({ require: ['Notify[n]', 'Class[A]'] });
    expect(resourceIn(catalog, 'Class[B]').relationships.map(({ origin }) => origin)).toEqual([
      'attribute',
      'require function',
    ]);
  });
});
