import { describe, expect, it } from 'vitest';
import { compileError, compileToCatalog, parametersIn, resourceIn } from '../../testing/compile.ts';

describe('overrides by reference', () => {
  it('add attributes in the same scope, also to resources declared later', () => {
    const catalog = compileToCatalog(`File['/a'] { mode => '1' }\nfile { '/a': owner => 'o' }`);
    expect(parametersIn(catalog, 'File[/a]')).toEqual({ owner: 'o', mode: '1' });
    expect(resourceIn(catalog, 'File[/a]').parameters.get('mode')?.origin).toBe('override');
  });

  it('may replace a default, but not a value that is set', () => {
    const catalog = compileToCatalog(`File { mode => '1' } file { '/a': } File['/a'] { mode => '2' }`);
    expect(parametersIn(catalog, 'File[/a]')).toEqual({ mode: '2' });
    expect(compileError(`file { '/a': mode => '1' }\nFile['/a'] { mode => '1' }`)).toBe(
      "Parameter 'mode' is already set on File[/a] by Class[main] at (file: manifests/site.pp, line: 1); " +
        'cannot redefine (file: manifests/site.pp, line: 2) on node node.example.com',
    );
  });

  it('come from subclasses, which replace, append and remove', () => {
    const catalog = compileToCatalog(`
      class base { file { '/a': mode => '1', owner => 'o', require => Notify['x'] } notify { ['x', 'y']: } }
      class sub inherits base { File['/a'] { mode => '2', owner => undef, require +> Notify['y'] } }
      include sub`);
    expect(parametersIn(catalog, 'File[/a]')).toEqual({ mode: '2', require: ['Notify[x]', 'Notify[y]'] });
    expect(resourceIn(catalog, 'File[/a]').relationships).toMatchObject([
      { target: 'Notify[x]', origin: 'attribute', place: { line: 2 } },
      { target: 'Notify[y]', origin: 'override', place: { line: 3 } },
    ]);
  });

  it('are errors outside of subclasses, and for resources that are never declared', () => {
    expect(
      compileError(`class a { notify { 'n': } }\nclass b { Notify['n'] { message => 1 } }\ninclude a include b`),
    ).toContain('Only subclasses can override parameters (file: manifests/site.pp, line: 2)');
    expect(compileError(`Notify['n'] { message => 1 }`)).toContain(
      'Could not find resource(s) Notify[n] for overriding',
    );
  });
});

describe('collectors', () => {
  it('realize the matches of their search, whenever they are declared', () => {
    const catalog = compileToCatalog(`
      User <| groups == 'ADMIN' and title != 'c' |> { shell => '/bin/sh' }
      @user { 'a': groups => ['admin', 'staff'] } @user { 'b': groups => 'staff' } @user { 'c': groups => 'admin' }`);
    expect(parametersIn(catalog, 'User[a]')).toEqual({ groups: ['admin', 'staff'], shell: '/bin/sh' });
    expect(catalog.resources.some(({ title }) => title === 'b' || title === 'c')).toBe(false);
  });

  it('override everything, and the last one wins', () => {
    const catalog = compileToCatalog(`
      class a { notify { 'n': message => 'own' } }
      include a
      Notify <| message == 'own' |> { message => 'first' }
      Notify <| message == 'first' |> { message => 'second' }`);
    expect(parametersIn(catalog, 'Notify[n]')).toEqual({ message: 'second' });
    expect(resourceIn(catalog, 'Notify[n]').parameters.get('message')?.origin).toBe('collector');
  });

  it('see tags of containers that a resource gets only at the end', () => {
    const catalog = compileToCatalog(`class web { @notify { 'n': } } include web Notify <| tag == 'Web' |>`);
    expect(resourceIn(catalog, 'Notify[n]').tags).toContain('web');
  });

  it('fail for classes, unknown types, and realize of a missing resource', () => {
    expect(compileError(`Class <| |>`)).toContain(
      'Error while evaluating a Virtual Query, Classes cannot be collected',
    );
    expect(compileError(`Nope <| |>`)).toContain("Resource type nope doesn't exist");
    expect(compileError(`realize(User['a'], User['b'])`)).toContain(
      'Failed to realize virtual resources User[a], User[b]',
    );
  });
});

describe('invalid overrides', () => {
  it('set an attribute twice in one expression', () => {
    expect(compileError(`notify { 'n': }\nNotify['n'] {\n tag => 1,\n tag +> 2 }`)).toBe(
      "Duplicate parameter 'tag' for on Notify[n] (file: manifests/site.pp, line: 2) on node node.example.com",
    );
  });
  it('apply to something other than a resource reference', () => {
    expect(compileError(`realize('a')`)).toBe(
      'Puppet::Parser::Compiler failed with error ArgumentError: No title provided and "a" is not a valid resource reference on node node.example.com',
    );
  });
});

describe('resource defaults', () => {
  it('do not reach earlier resources, and reach into defines evaluated later', () => {
    const catalog = compileToCatalog(`
      define d() { notify { "in $title": } }
      notify { 'early': } d { 'x': }
      Notify { message => 'default' }
      notify { 'late': }`);
    expect(parametersIn(catalog, 'Notify[early]')).toEqual({});
    expect(parametersIn(catalog, 'Notify[late]')).toEqual({ message: 'default' });
    expect(parametersIn(catalog, 'Notify[in x]')).toEqual({ message: 'default' });
  });

  it('come from the scope that first includes a class', () => {
    const catalog = compileToCatalog(`
      class inner { notify { 'n': } }
      class outer { Notify { message => 'outer' } include inner }
      include outer include inner`);
    expect(parametersIn(catalog, 'Notify[n]')).toEqual({ message: 'outer' });
  });

  it('cannot be set twice in a scope', () => {
    expect(compileError(`Notify { message => 1 }\nNotify { message => 2 }`)).toBe(
      'Default already defined for Notify { message }; cannot redefine (file: manifests/site.pp, line: 2) on node node.example.com',
    );
  });
});
