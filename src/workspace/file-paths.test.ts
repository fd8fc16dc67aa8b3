import { describe, expect, it } from 'vitest';
import { checkNewPath, checkPathForm, movesInto, movesOf } from './file-paths.ts';
import { fileTree } from './file-tree.ts';
import { newFileText } from './new-file-text.ts';

const files = {
  'manifests/site.pp': 'a',
  'modules/ntp/manifests/init.pp': 'b',
  'modules/ntp/manifests/service.pp': 'c',
};

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

  it('is free, or says what stands in its way', () => {
    expect(kindOf(checkNewPath('manifests/a.pp', files))).toBe('ok');
    expect(kindOf(checkNewPath('manifests/site.pp', files))).toBe('exists');
    expect(kindOf(checkNewPath('modules/ntp', files))).toBe('folder-of-that-name');
    expect(checkNewPath('manifests/site.pp/x', files)).toMatchObject({ problem: { path: 'manifests/site.pp' } });
  });
});

describe('a move', () => {
  it('takes a folder with all that is in it', () => {
    expect(movesOf('modules/ntp', 'modules/chrony', files)).toEqual({
      ok: true,
      value: {
        'modules/ntp/manifests/init.pp': 'modules/chrony/manifests/init.pp',
        'modules/ntp/manifests/service.pp': 'modules/chrony/manifests/service.pp',
      },
    });
  });

  it('may go into the folder itself', () => {
    expect(movesOf('modules/ntp', 'modules/ntp/old', files)).toMatchObject({ ok: true });
  });

  it('does not overwrite', () => {
    expect(movesOf('modules/ntp/manifests/init.pp', 'manifests/site.pp', files)).toMatchObject({ ok: false });
  });

  it('into a folder keeps the names', () => {
    expect(movesInto(['modules/ntp/manifests/init.pp'], 'manifests', files)).toEqual({
      ok: true,
      value: { 'modules/ntp/manifests/init.pp': 'manifests/init.pp' },
    });
    expect(movesInto(['modules/ntp', 'modules/ntp/manifests/init.pp'], '', files)).toEqual({
      ok: true,
      value: {
        'modules/ntp/manifests/init.pp': 'ntp/manifests/init.pp',
        'modules/ntp/manifests/service.pp': 'ntp/manifests/service.pp',
      },
    });
  });

  it('into where it is, or into itself, is none', () => {
    expect(movesInto(['manifests/site.pp'], 'manifests', files)).toEqual({ ok: true, value: {} });
    expect(movesInto(['modules'], 'modules/ntp', files)).toEqual({ ok: true, value: {} });
  });

  it('of two files of one name into one folder is refused', () => {
    const twins = { 'a/x.pp': '', 'b/x.pp': '', 'c/y.pp': '' };
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
