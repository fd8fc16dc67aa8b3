import { describe, expect, it } from 'vitest';
import { compileForTest, declaredIn, parametersIn, resourceIn, type TestManifest } from '../../testing/compile.ts';
import type { Catalog } from '../catalog.ts';
import { emptyStore, type ExportedResourceStore, sameExports, withExports } from './exported-resources.ts';

/** Exported resources of a node compiled on its own, added to a store. */
function exportedBy(node: string, manifest: TestManifest, store = emptyStore): ExportedResourceStore {
  const { exported, error } = compileForTest(manifest, { node, exports: store });
  if (error !== undefined) throw new Error(error.message);
  return withExports(store, node, exported);
}

function collecting(manifest: TestManifest, exports: ExportedResourceStore): Catalog {
  const { catalog, error } = compileForTest(manifest, { node: 'here', exports });
  if (catalog === undefined) throw new Error(error?.message ?? 'no catalog');
  return catalog;
}

function failure(manifest: TestManifest, exports: ExportedResourceStore): string | undefined {
  return compileForTest(manifest, { node: 'here', exports }).error?.message;
}

describe('exports of a node', () => {
  it('are plain data with tags, node and place', () => {
    const { exported } = compileForTest(
      `class web { @@file { '/w': mode => '0644', require => Notify['n'], tag => 'site' } }
       include web
       notify { 'n': }`,
      { node: 'a' },
    );
    expect(exported).toEqual([
      {
        certname: 'a',
        type: 'File',
        title: '/w',
        tags: ['class', 'file', 'site', 'web'],
        parameters: { mode: '0644', require: 'Notify[n]', tag: 'site' },
        file: 'manifests/site.pp',
        line: 1,
      },
    ]);
    expect(JSON.parse(JSON.stringify(exported))).toEqual(exported);
  });

  it('omit secrets, and add an alias for a name that differs from the title', () => {
    const { exported } = compileForTest(
      `@@user { 'u': password => Sensitive('x'), shell => '/s' }
       @@file { 'f': path => '/f' }
       @@exec { 'e': command => '/e' }`,
    );
    expect(exported.map(({ parameters }) => parameters)).toEqual([
      { shell: '/s' },
      { path: '/f', alias: ['/f'] },
      { command: '/e' },
    ]);
  });

  it('are empty when compilation fails', () => {
    expect(compileForTest(`@@notify { 'a': } fail('no')`).exported).toEqual([]);
  });

  it('replace the previous exports of the node', () => {
    const first = exportedBy('b', `@@notify { 'b': }`, exportedBy('a', `@@notify { ['x', 'y']: }`));
    const second = exportedBy('a', `@@notify { 'z': }`, first);
    expect(second.resources.map(({ title }) => title)).toEqual(['z', 'b']);
    expect(sameExports(first.resources, second.resources)).toBe(false);
  });
});

describe('collecting exported resources', () => {
  const store = exportedBy(
    'b',
    `@@file { '/b': mode => '0600', tag => 'Web' } @@notify { 'm': message => ['x', 'y'] }`,
    exportedBy('a', `@@file { '/a': mode => '0644' }`),
  );

  it('is ignored with a warning if there is no store', () => {
    const { catalog, logs } = compileForTest(`@@notify { 'e': }\nNotify <<| |>>`);
    expect(catalog === undefined ? [] : resourceIn(catalog, 'Notify[e]').virtual).toBe(true);
    expect(logs.map(({ line, message }) => [line, /; the (.*)/.exec(message)?.[1]])).toEqual([
      [1, 'export is ignored'],
      [2, 'collection will be ignored'],
    ]);
  });

  it('adds the resources of other nodes, without warnings', () => {
    const { catalog, logs } = compileForTest(`class c { File <<| |>> } include c`, { node: 'here', exports: store });
    expect(logs).toEqual([]);
    expect(catalog === undefined ? [] : declaredIn(catalog)).toEqual(['Class[C]', 'File[/a]', 'File[/b]']);
    if (catalog === undefined) return;
    const file = resourceIn(catalog, 'File[/b]');
    expect([file.virtual, file.exported, file.place]).toEqual([false, false, undefined]);
    const container = resourceIn(catalog, 'Class[C]');
    expect(catalog.containment.find(({ contained }) => contained === file)?.container).toBe(container);
    expect([...file.tags].sort()).toEqual(['c', 'class', 'file', 'web']);
  });

  it('realizes the exports of the node itself', () => {
    const catalog = collecting(`@@file { '/own': } File <<| |>>`, withExports(store, 'here', []));
    expect(declaredIn(catalog)).toEqual(['File[/own]', 'File[/a]', 'File[/b]']);
    const own = resourceIn(catalog, 'File[/own]');
    expect([own.virtual, own.exported]).toEqual([false, true]);
  });

  it('skips stored resources of the node itself, and virtual resources', () => {
    const mine = withExports(emptyStore, 'here', exportedBy('here', `@@notify { 'old': }`).resources);
    expect(declaredIn(collecting(`@notify { 'v': } Notify <<| |>>`, mine))).toEqual([]);
  });

  it('searches titles, tags and attributes', () => {
    const found = (search: string): readonly string[] => declaredIn(collecting(`File <<| ${search} |>>`, store));
    expect(found(`tag == 'WEB'`)).toEqual(['File[/b]']);
    expect(found(`tag != 'web'`)).toEqual(['File[/a]']);
    expect(found(`title == '/a' or mode == '0600'`)).toEqual(['File[/a]', 'File[/b]']);
    expect(found(`mode == '0600' and (tag == 'nope')`)).toEqual([]);
    expect(found(`owner != 'root'`)).toEqual(['File[/a]', 'File[/b]']);
  });

  it('finds a tag that the container of the exporter set', () => {
    const tagged = exportedBy('a', `class role { @@notify { 'n': } } include role`);
    expect(declaredIn(collecting(`Notify <<| tag == 'role' |>>`, tagged))).toEqual(['Notify[n]']);
  });

  it('compares arrays as a whole, unlike a collector of virtual resources', () => {
    expect(declaredIn(collecting(`Notify <<| message == 'x' |>>`, store))).toEqual([]);
    const own = collecting(`@@notify { 'o': message => ['x'] } Notify <<| message == 'x' |>>`, store);
    expect(declaredIn(own)).toEqual(['Notify[o]']);
  });

  it('sets attributes of the found resources, and applies the defaults in force at the collector', () => {
    const catalog = collecting(`File { owner => 'o', mode => 'd' } File <<| title == '/a' |>> { mode => '1' }`, store);
    expect(parametersIn(catalog, 'File[/a]')).toEqual({ mode: '1', owner: 'o' });
  });

  it('may find the same resource with several collectors', () => {
    const catalog = collecting(`File <<| title == '/a' |>> File <<| |>> -> notify { 'last': }`, store);
    expect(declaredIn(catalog)).toEqual(['Notify[last]', 'File[/a]', 'File[/b]']);
  });

  it('evaluates exported instances of a define, with the code of the collecting node', () => {
    const manifest = `define site($port) { notify { "\${title}:\${port}": } }`;
    const exported = exportedBy('a', `${manifest} @@site { 's': port => 80 }`);
    expect(exported.resources.map(({ type }) => type)).toEqual(['Site']);
    expect(declaredIn(collecting(`${manifest} Site <<| |>>`, exported))).toEqual(['Site[s]', 'Notify[s:80]']);
  });

  it('keeps relationships, whose targets must exist on this node', () => {
    const exported = exportedBy('a', `notify { 'n': } @@file { '/f': require => Notify['n'] }`);
    const catalog = collecting(`notify { 'n': } File <<| |>>`, exported);
    expect(resourceIn(catalog, 'File[/f]').relationships).toMatchObject([{ target: 'Notify[n]', origin: 'exported' }]);
    expect(failure(`File <<| |>>`, exported)).toBe(
      "Could not find resource 'Notify[n]' in parameter 'require' on node here",
    );
  });

  it('rejects a resource that is also declared here, and one that two nodes export', () => {
    const text = 'A duplicate resource was found while collecting exported resources, with the type and title';
    expect(failure(`file { '/a': } File <<| |>>`, store)).toBe(`${text} File[/a] on node here`);
    const twice = exportedBy('c', `@@file { '/a': }`, store);
    expect(failure(`File <<| |>>`, twice)).toBe(`${text} File[/a] on node here`);
    expect(failure(`@file { 'other': path => '/a' } File <<| |>>`, store)).toBe(`${text} File[/a] on node here`);
  });
});
