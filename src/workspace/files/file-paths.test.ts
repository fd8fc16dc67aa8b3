import { describe, expect, it } from 'vitest';
import { checkGivenPath, checkNewPath, checkPathForm, movesInto, planMoves } from './file-paths.ts';
import { fileTree } from './file-tree.ts';
import { newFileText } from './new-file-text.ts';

const files = {
  'manifests/site.pp': 'a',
  'modules/ntp/manifests/init.pp': 'b',
  'modules/ntp/manifests/service.pp': 'c',
};

const paths = Object.keys(files);

function kindOf(result: ReturnType<typeof checkPathForm>): string {
  return result.ok ? 'ok' : result.problem.kind;
}

function problemOf(result: ReturnType<typeof movesInto>): string {
  return result.ok ? 'ok' : result.problem.kind;
}

describe('a path', () => {
  it.each([
    ['manifests/site.pp', 'ok'],
    ['hiera.yaml', 'ok'],
    ['', 'empty'],
    ['  ', 'empty'],
    ['/etc/motd', 'absolute'],
    ['C:/x', 'absolute'],
    ['../x', 'dots'],
    ['a/./b', 'dots'],
    ['a/__proto__/b', 'dots'],
    ['a//b', 'empty-part'],
    ['a/', 'empty-part'],
    ['a/ b', 'empty-part'],
    ['a\\b', 'character'],
    ['a\nb', 'character'],
    ['a?b', 'character'],
    ['x'.repeat(500), 'too-long'],
  ])('%j is %s', (path, kind) => {
    expect(kindOf(checkPathForm(path))).toBe(kind);
  });

  it.each([
    ['units/system-x\\x2dy.slice', 'ok'],
    ['data/role::web.yaml', 'ok'],
    ['docs/ a ?.md', 'ok'],
    ['a/constructor/b', 'ok'],
    ['constructor', 'dots'],
    ['a/__proto__/b', 'dots'],
    ['..\\x', 'dots'],
    ['a\\..\\x', 'dots'],
    ['\\\\server\\x', 'absolute'],
    ['/etc/motd', 'absolute'],
    ['C:\\x', 'absolute'],
    ['a/../x', 'dots'],
    ['a\nb', 'character'],
    ['x'.repeat(500), 'too-long'],
  ])('of a file from outside, %j, is %s', (path, kind) => {
    expect(kindOf(checkGivenPath(path))).toBe(kind);
  });

  it('is free, or reports the conflict', () => {
    expect(kindOf(checkNewPath('manifests/a.pp', paths))).toBe('ok');
    expect(kindOf(checkNewPath('manifests/site.pp', paths))).toBe('exists');
    expect(kindOf(checkNewPath('modules/ntp', paths))).toBe('folder-of-that-name');
    expect(checkNewPath('manifests/site.pp/x', paths)).toMatchObject({ problem: { path: 'manifests/site.pp' } });
  });
});

describe('a move', () => {
  it('includes all files of a folder', () => {
    expect(planMoves('modules/ntp', 'modules/chrony', paths)).toEqual({
      ok: true,
      value: {
        'modules/ntp/manifests/init.pp': 'modules/chrony/manifests/init.pp',
        'modules/ntp/manifests/service.pp': 'modules/chrony/manifests/service.pp',
      },
    });
  });

  it('may go into the folder itself', () => {
    expect(planMoves('modules/ntp', 'modules/ntp/old', paths)).toMatchObject({ ok: true });
  });

  it('does not overwrite', () => {
    expect(planMoves('modules/ntp/manifests/init.pp', 'manifests/site.pp', paths)).toMatchObject({ ok: false });
  });

  it('into a folder keeps the names', () => {
    expect(movesInto(['modules/ntp/manifests/init.pp'], 'manifests', paths)).toEqual({
      ok: true,
      value: { 'modules/ntp/manifests/init.pp': 'manifests/init.pp' },
    });
    expect(movesInto(['modules/ntp', 'modules/ntp/manifests/init.pp'], '', paths)).toEqual({
      ok: true,
      value: {
        'modules/ntp/manifests/init.pp': 'ntp/manifests/init.pp',
        'modules/ntp/manifests/service.pp': 'ntp/manifests/service.pp',
      },
    });
  });

  it('into the same folder, or into itself, changes nothing', () => {
    expect(movesInto(['manifests/site.pp'], 'manifests', paths)).toEqual({ ok: true, value: {} });
    expect(movesInto(['modules'], 'modules/ntp', paths)).toEqual({ ok: true, value: {} });
  });

  it('of two files with the same name into one folder is refused', () => {
    const twins = ['a/x.pp', 'b/x.pp', 'c/y.pp'];
    expect(problemOf(movesInto(['a/x.pp', 'b/x.pp'], 'c', twins))).toBe('exists');
    expect(problemOf(movesInto(['a/x.pp'], 'b', twins))).toBe('exists');
  });
});

it('shows folders first, each level by name', () => {
  expect(fileTree(['b.pp', 'a/z.pp', 'a/b/c.pp'])).toEqual([
    {
      id: 'a',
      text: 'a',
      children: [
        { id: 'a/b', text: 'b', children: [{ id: 'a/b/c.pp', text: 'c.pp' }] },
        { id: 'a/z.pp', text: 'z.pp' },
      ],
    },
    { id: 'b.pp', text: 'b.pp' },
  ]);
});

it.each([
  ['modules/ntp/manifests/init.pp', 'class ntp {\n}\n'],
  ['modules/ntp/manifests/server/pool.pp', 'class ntp::server::pool {\n}\n'],
  ['modules/ntp/types/pool_name.pp', 'type Ntp::Pool_name = Any\n'],
  ['modules/ntp/functions/ask.pp', 'function ntp::ask() {\n}\n'],
  ['manifests/site.pp', ''],
])('begins %s with the definition that Puppet looks for there', (path, text) => {
  expect(newFileText(path)).toBe(text);
});
