import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { filesText, foundText, importProblemText, leftOutText } from './import-text.ts';
import { conflictsOf, mergeChanges } from './merge-import.ts';
import { readImport } from './read-import.ts';

function loose(files: Readonly<Record<string, string>>) {
  return readImport(Object.entries(files).map(([path, text]) => ({ path, bytes: strToU8(text) })));
}

function filesOf(result: Awaited<ReturnType<typeof readImport>>): readonly string[] {
  return result.ok ? Object.keys(result.value.files).sort() : [result.problem.kind];
}

function zipOf(files: Zippable) {
  return { path: 'given.zip', bytes: zipSync(files) };
}

describe('what is picked', () => {
  it('may be an environment inside any folders', async () => {
    const files = { 'control/production/manifests/site.pp': '', 'control/production/data/common.yaml': '' };
    expect(filesOf(await loose(files))).toEqual(['data/common.yaml', 'manifests/site.pp']);
  });

  it('may be a control repository', async () => {
    const files = {
      'repo/environment.conf': '',
      'repo/site-modules/role/manifests/web.pp': '',
      'repo/manifests/site.pp': '',
      'repo/.git/config': '',
    };
    expect(filesOf(await loose(files))).toEqual([
      'environment.conf',
      'manifests/site.pp',
      'modules/role/manifests/web.pp',
    ]);
  });

  it('may be a module, named by its metadata', async () => {
    const files = {
      'puppet-x-main/metadata.json': '{ "name": "puppetlabs-ntp" }',
      'puppet-x-main/manifests/init.pp': 'class other {}',
    };
    const result = await loose(files);
    expect(filesOf(result)).toEqual(['modules/ntp/manifests/init.pp', 'modules/ntp/metadata.json']);
    expect(result.ok ? foundText(result.value) : '').toBe('The module ntp with 2 files');
  });

  it('may be a module, named by its class or by its folder', async () => {
    expect(filesOf(await loose({ 'x/manifests/init.pp': '# ntp\nclass ntp::config {}' }))).toEqual([
      'modules/ntp/manifests/init.pp',
    ]);
    expect(filesOf(await loose({ 'puppetlabs-ntp-9.1.0/manifests/init.pp': '' }))).toEqual([
      'modules/ntp/manifests/init.pp',
    ]);
  });

  it('may be a folder of modules', async () => {
    expect(filesOf(await loose({ 'mine/ntp/manifests/init.pp': '', 'mine/apache/manifests/init.pp': '' }))).toEqual([
      'modules/apache/manifests/init.pp',
      'modules/ntp/manifests/init.pp',
    ]);
  });

  it('may be manifests alone', async () => {
    const result = await loose({ 'web.pp': '', 'notes.doc': '' });
    expect(filesOf(result)).toEqual(['manifests/web.pp']);
    expect(result).toMatchObject({ value: { leftOut: [{ path: 'notes.doc', reason: { kind: 'no-place' } }] } });
  });

  it('may be several things at once', async () => {
    const module = zipOf({ 'ntp/manifests/init.pp': strToU8('class ntp {}') });
    expect(filesOf(await readImport([module, { path: 'site.pp', bytes: strToU8('include ntp') }]))).toEqual([
      'manifests/site.pp',
      'modules/ntp/manifests/init.pp',
    ]);
  });

  it('says what is left out, and why', async () => {
    const result = await readImport([
      { path: 'ntp/manifests/init.pp', bytes: strToU8('class ntp {}') },
      { path: 'ntp/files/logo.png', bytes: new Uint8Array([0x89, 0x50, 0, 0xff]) },
      { path: 'ntp/files/latin.txt', bytes: new Uint8Array([0xe4]) },
      { path: 'ntp/lib/puppet/functions/x.rb', bytes: strToU8('x') },
      { path: 'ntp/spec/init_spec.rb', bytes: strToU8('x') },
      { path: 'ntp/.fixtures.yml', bytes: strToU8('x') },
    ]);
    const why = result.ok ? result.value.leftOut.map(({ path, reason }) => [path, leftOutText(reason)]) : [];
    expect(Object.fromEntries(why)).toEqual({
      'ntp/files/logo.png': 'not a text in UTF-8',
      'ntp/files/latin.txt': 'not a text in UTF-8',
      'ntp/spec/init_spec.rb': 'not read by Puppet',
      'ntp/.fixtures.yml': 'hidden',
    });
    expect(filesOf(result)).toEqual(['modules/ntp/lib/puppet/functions/x.rb', 'modules/ntp/manifests/init.pp']);
  });

  it('is refused when it is nothing of Puppet', async () => {
    expect(filesOf(await loose({ 'a.doc': '' }))).toEqual(['nothing']);
    expect(filesOf(await readImport([]))).toEqual(['nothing']);
    expect(filesText(1)).toBe('1 file');
  });
});

describe('an import into a project', () => {
  const files = { 'manifests/site.pp': 'mine', 'a.pp': 'same' };
  const imported = { 'manifests/site.pp': 'theirs', 'a.pp': 'same', 'b.pp': 'new' };

  it('names the files that both have with another text', () => {
    expect(conflictsOf(files, imported)).toEqual(['manifests/site.pp']);
  });

  it('replaces or keeps them', () => {
    expect(mergeChanges(files, imported, 'replace')).toMatchObject({
      value: { 'manifests/site.pp': 'theirs', 'b.pp': 'new' },
    });
    expect(mergeChanges(files, imported, 'keep')).toEqual({ ok: true, value: { 'b.pp': 'new' } });
  });

  it('is refused when the project would hold too much', () => {
    const many = Object.fromEntries(Array.from({ length: 4999 }, (_, index) => [`manifests/${index}.pp`, '']));
    const result = mergeChanges(files, many, 'keep');
    expect(result).toEqual({ ok: false, problem: { kind: 'too-many-files', count: 5001 } });
    expect(result.ok ? '' : importProblemText(result.problem)).toContain('5,001 files');
    const half = { 'manifests/a.pp': 'x'.repeat(17 * 1024 * 1024) };
    expect(mergeChanges(half, { 'b.pp': half['manifests/a.pp'] }, 'keep')).toEqual({
      ok: false,
      problem: { kind: 'too-much-text' },
    });
  });

  it('puts no file where a folder is', () => {
    expect(mergeChanges(files, { manifests: '' }, 'replace')).toMatchObject({ problem: { kind: 'in-the-way' } });
  });
});
