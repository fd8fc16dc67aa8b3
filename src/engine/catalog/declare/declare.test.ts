import { describe, expect, it } from 'vitest';
import {
  compileError,
  compileForTest,
  compileToCatalog,
  declaredIn,
  parametersIn,
  resourceIn,
} from '../../testing/compile.ts';

describe('resource declarations', () => {
  it('declare a resource for each title of each body, in order', () => {
    const catalog = compileToCatalog(`notify { ['a', ['b']]: ; 'c': message => 'x' }`);
    expect(declaredIn(catalog)).toEqual(['Notify[a]', 'Notify[b]', 'Notify[c]']);
    expect(parametersIn(catalog, 'Notify[c]')).toEqual({ message: 'x' });
  });

  it('take missing values from the default body at any position', () => {
    const catalog = compileToCatalog(
      `file { '/a': mode => '1'; '/b': mode => undef; default: mode => '2', owner => 'o' }`,
    );
    expect(parametersIn(catalog, 'File[/a]')).toEqual({ mode: '1', owner: 'o' });
    expect(parametersIn(catalog, 'File[/b]')).toEqual({ owner: 'o' });
  });

  it('take a small value whose parts occur many times', { tags: 'limit' }, () => {
    const code = `$a = Integer[0, 400].reduce('x') |$all, $i| { [$all, $all] }\nnotify { 'n': loglevel => $a }`;
    expect(compileError(code)).toContain('created values');
  });

  it('are stopped at the number of their tags, at the place of a resource', { tags: 'limit' }, () => {
    const code = `tag(*Integer[0, 20000].map |$i| { "t\${i}" })\nInteger[0, 1000].each |$i| {\n  notify { "n\${i}": }\n}`;
    expect(compileError(code)).toContain('Stopped after 300 MB of created values');
  });

  it('take attributes from a splat', () => {
    const catalog = compileToCatalog(`file { '/a': * => { mode => '1', owner => undef } }`);
    expect(parametersIn(catalog, 'File[/a]')).toEqual({ mode: '1' });
    expect(resourceIn(catalog, 'File[/a]').parameters.get('mode')?.origin).toBe('splat');
  });

  it('omit virtual resources and keep exported ones', () => {
    const result = compileForTest(`@notify { 'v': }\n@@notify { 'e': }`);
    expect(result.catalog === undefined ? [] : declaredIn(result.catalog)).toEqual(['Notify[e]']);
    expect(result.logs.map(({ level, line }) => [level, line])).toEqual([['warning', 2]]);
  });

  it('show the namevar only if it differs from the title', () => {
    const catalog = compileToCatalog(`file { '/a/': } file { 'b': path => '/b' } exec { 'c': command => '/c' }`);
    expect(parametersIn(catalog, 'File[/a/]')).toEqual({ path: '/a' });
    expect(parametersIn(catalog, 'File[b]')).toEqual({ path: '/b' });
    expect(parametersIn(catalog, 'Exec[c]')).toEqual({ command: '/c' });
  });

  it('unwrap nothing: sensitive values stay marked in the catalog and plain in its JSON', () => {
    const catalog = compileToCatalog(`user { 'a': password => Sensitive('x') }`);
    expect(resourceIn(catalog, 'User[a]').parameters.get('password')?.value).toMatchObject({ kind: 'Sensitive' });
    expect(parametersIn(catalog, 'User[a]')).toEqual({ password: 'x' });
  });

  it.each([
    [`notify { undef: }`, 'Missing title. The title expression resulted in undef'],
    [`notify { ['a', undef]: }`, 'Missing title at index 1. The title expression resulted in an undef title'],
    [`notify { '': }`, 'Empty string title at 0. Title strings must have a length greater than zero.'],
    [`notify { 1: }`, 'Illegal title type at index 0. Expected String, got Integer'],
    [`notify { ['a', 'a']: }`, "The title 'a' has already been used in this resource expression"],
    [`notify { 'a': message => 1, * => { message => 2 } }`, "The attribute 'message' has already been set"],
    [
      `create_resources('notify', {'a' => 3})`,
      'Error while evaluating a Function Call, no implicit conversion of Integer into Hash',
    ],
    [`notif { 'a': }`, "Error while evaluating a Resource Statement, Unknown resource type: 'notif'"],
  ])('refuse %s', (manifest, message) => {
    expect(compileError(manifest)).toContain(
      `Evaluation Error: ${message} (file: manifests/site.pp, line: 1, column: `,
    );
  });

  it('report both places of a duplicate', () => {
    expect(compileError(`notify { 'a': }\nnotify { 'a': }`)).toBe(
      'Evaluation Error: Error while evaluating a Resource Statement, Duplicate declaration: Notify[a] is already declared at ' +
        '(file: manifests/site.pp, line: 1); cannot redeclare (file: manifests/site.pp, line: 2) ' +
        '(file: manifests/site.pp, line: 2, column: 1) on node node.example.com',
    );
  });

  it('let only types with shared names have a namevar twice', () => {
    expect(() => compileToCatalog(`exec { 'a': command => '/x' } exec { 'b': command => '/x' }`)).not.toThrow();
    expect(compileError(`package { 'a': name => 'x' }\npackage { 'b': name => 'x' }`)).toContain(
      'Cannot alias Package[b] to [nil, "x", nil] at (file: manifests/site.pp, line: 2); ' +
        'resource ["Package", nil, "x", nil] already declared (file: manifests/site.pp, line: 1)',
    );
  });

  it('find a resource by its alias and by its name', () => {
    const catalog = compileToCatalog(`file { '/a/': alias => 'x' } notify { 'n': require => [File['x'], File['/a']] }`);
    expect(catalog.aliases).toEqual(
      new Map([
        ['File[x]', 'File[/a/]'],
        ['File[/a]', 'File[/a/]'],
      ]),
    );
  });

  it('report unknown attributes at the end, with the place of the resource', () => {
    expect(compileError(`@file { '/a':\n  contents => 1 }\nnotify { 'b': }`)).toBe(
      "no parameter named 'contents' (file: manifests/site.pp, line: 1) on File[/a] (file: manifests/site.pp, line: 1) on node node.example.com",
    );
  });
});

describe('create_resources', () => {
  it('declares from a hash, with defaults under it', () => {
    const catalog = compileToCatalog(
      `create_resources('@file', { '/a' => { mode => '1' }, '/b' => {} }, { mode => '2' }) File <| mode == '2' |>`,
    );
    expect(declaredIn(catalog)).toEqual(['File[/b]']);
    expect(resourceIn(catalog, 'File[/b]').parameters.get('mode')?.origin).toBe('create_resources');
  });
});

describe('instances of one define', () => {
  const define = `define d { user { $title: shell => '/bin/sh', groups => ['a'], before => [Notify['one']] } notify { "by $title": } }
    notify { ['one', 'two']: }
    d { ['x', 'y']: }`;

  it('have separate attributes, although their code is the same', () => {
    const catalog = compileToCatalog(`${define}\nUser <| title == 'x' |> { shell => '/bin/zsh' }`);
    expect(parametersIn(catalog, 'User[x]')).toMatchObject({ shell: '/bin/zsh', groups: ['a'] });
    expect(parametersIn(catalog, 'User[y]')).toMatchObject({ shell: '/bin/sh', groups: ['a'] });
  });

  it('have separate arrays, to which an arrow appends', () => {
    const catalog = compileToCatalog(`${define}\nUser['x'] -> Notify['two']`);
    expect(parametersIn(catalog, 'User[x]')).toMatchObject({ before: ['Notify[one]', 'Notify[two]'] });
    expect(parametersIn(catalog, 'User[y]')).toMatchObject({ before: ['Notify[one]'] });
  });
});
