import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { filesText, foundText, importProblemText, keptText } from './import-text.ts';
import { findConflicts, mergeChanges } from './merge-import.ts';
import { readImport, type ReadOptions } from './read-import.ts';

function loose(files: Readonly<Record<string, string>>, options?: ReadOptions) {
  const raw = Object.entries(files).map(([path, text]) => ({ path, bytes: strToU8(text) }));
  return readImport(raw, undefined, options);
}

function filesOf(result: Awaited<ReturnType<typeof readImport>>): readonly string[] {
  return result.ok ? Object.keys(result.value.files).sort() : [result.problem.kind];
}

function textOfProblem(result: Awaited<ReturnType<typeof readImport>>): string {
  return result.ok ? '' : importProblemText(result.problem);
}

function zipOf(files: Zippable) {
  return { path: 'given.zip', bytes: zipSync(files) };
}

describe('a picked file or folder', () => {
  it('may be an environment inside any folders', async () => {
    const files = { 'control/production/manifests/site.pp': '', 'control/production/data/common.yaml': '' };
    expect(filesOf(await loose(files))).toEqual(['data/common.yaml', 'manifests/site.pp']);
  });

  it('may be an environment in a folder that is named like a folder of modules', async () => {
    const files = { 'site/manifests/site.pp': '', 'site/modules/ntp/manifests/init.pp': '' };
    expect(filesOf(await loose(files))).toEqual(['manifests/site.pp', 'modules/ntp/manifests/init.pp']);
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
      'site-modules/role/manifests/web.pp',
    ]);
  });

  it('may be a repository with an environment in one of its folders', async () => {
    const files = {
      'repo/README.md': '',
      'repo/vagrant/manifests/default.pp': '',
      'repo/puppet/environment.conf': '',
      'repo/puppet/manifests/site.pp': '',
      'repo/puppet/modules/base/manifests/init.pp': '',
    };
    const result = await loose(files);
    expect(filesOf(result)).toEqual(['environment.conf', 'manifests/site.pp', 'modules/base/manifests/init.pp']);
    expect(result.ok ? result.value.name : '').toBe('repo');
  });

  it('may be one of several environments, first the one with the most files', async () => {
    const files = {
      'repo/README.md': '',
      'repo/environments/test/environment.conf': '',
      'repo/environments/test/manifests/site.pp': '# test',
      'repo/environments/production/environment.conf': '',
      'repo/environments/production/manifests/site.pp': '# production',
      'repo/environments/production/data/common.yaml': '',
    };
    const read = async (environment?: string) => {
      const result = await loose(files, environment === undefined ? {} : { environment });
      return result.ok ? [result.value.files['manifests/site.pp'], result.value.environments] : result.problem;
    };
    const all = [
      { folder: 'environments/production', files: 3 },
      { folder: 'environments/test', files: 2 },
    ];
    expect(await read()).toEqual(['# production', { all, imported: 'environments/production' }]);
    expect(await read('environments/test')).toEqual(['# test', { all, imported: 'environments/test' }]);
    expect(await read('environments/other')).toEqual(['# production', { all, imported: 'environments/production' }]);
  });

  it('is in the folder environments of a configuration directory, without the manifests beside it', async () => {
    const files = {
      'manifests/site.pp': '# of the server',
      'manifests/nodes.pp': '# of the server',
      'environments/production/manifests/site.pp': '# production',
      'environments/production/modules/base/manifests/init.pp': '',
    };
    const result = await loose(files);
    expect(filesOf(result)).toEqual(['manifests/site.pp', 'modules/base/manifests/init.pp']);
    expect(result.ok ? result.value.files['manifests/site.pp'] : '').toBe('# production');
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

  it('is announced as a folder of modules', async () => {
    const given = [
      { 'modules/ntp/manifests/init.pp': '', 'modules/apache/manifests/init.pp': '', 'modules/README.md': '' },
      { 'mine/ntp/manifests/init.pp': '', 'mine/apache/metadata.json': '{}' },
    ];
    for (const files of given) {
      const result = await loose(files);
      expect(result.ok ? foundText(result.value) : '').toBe('A modules folder with 2 modules');
    }
  });

  it('may be only manifests', async () => {
    const result = await loose({ 'web.pp': '', 'notes.doc': '' });
    expect(filesOf(result)).toEqual(['manifests/web.pp']);
    expect(result).toMatchObject({ value: { kept: { 'notes.doc': { why: 'unused' } }, leftOut: [] } });
  });

  it('may be several things at once', async () => {
    const module = zipOf({ 'ntp/manifests/init.pp': strToU8('class ntp {}') });
    expect(filesOf(await readImport([module, { path: 'site.pp', bytes: strToU8('include ntp') }]))).toEqual([
      'manifests/site.pp',
      'modules/ntp/manifests/init.pp',
    ]);
  });

  it('reports the kept files with the reasons', async () => {
    const result = await readImport([
      { path: 'ntp/manifests/init.pp', bytes: strToU8('class ntp {}') },
      { path: 'ntp/files/logo.png', bytes: new Uint8Array([0x89, 0x50, 0, 0xff]) },
      { path: 'ntp/files/latin.txt', bytes: new Uint8Array([0xe4]) },
      { path: 'ntp/lib/puppet/functions/x.rb', bytes: strToU8('x') },
      { path: 'ntp/spec/init_spec.rb', bytes: strToU8('x') },
      { path: 'ntp/.fixtures.yml', bytes: strToU8('x') },
    ]);
    const why = result.ok ? Object.entries(result.value.kept).map(([path, file]) => [path, keptText(file)]) : [];
    expect(Object.fromEntries(why)).toEqual({
      'modules/ntp/files/logo.png': 'not UTF-8 text',
      'modules/ntp/files/latin.txt': 'not UTF-8 text',
      'modules/ntp/spec/init_spec.rb': 'not read by Puppet',
      'modules/ntp/.fixtures.yml': 'hidden',
    });
    expect(filesOf(result)).toEqual(['modules/ntp/lib/puppet/functions/x.rb', 'modules/ntp/manifests/init.pp']);
  });

  it('reads all files that a module installs on machines, including hidden files', async () => {
    const result = await loose({
      'repo/manifests/site.pp': '',
      'repo/modules/web/manifests/init.pp': 'class web {}',
      'repo/modules/web/templates/home/.ssh/authorized_keys.erb': '<%= @keys %>',
      'repo/modules/web/files/.bashrc': 'umask 027',
      'repo/modules/web/.github/files/x': 'x',
    });
    expect(filesOf(result)).toEqual([
      'manifests/site.pp',
      'modules/web/files/.bashrc',
      'modules/web/manifests/init.pp',
      'modules/web/templates/home/.ssh/authorized_keys.erb',
    ]);
    expect(result).toMatchObject({ value: { kept: { 'modules/web/.github/files/x': { why: 'hidden' } } } });
  });

  it('is refused if nothing is related to Puppet', async () => {
    expect(filesOf(await loose({ 'a.doc': '' }))).toEqual(['nothing']);
    expect(filesOf(await readImport([]))).toEqual(['nothing']);
    expect(filesText(1)).toBe('1 file');
  });
});

describe('the layout of a repository', () => {
  it('stays unchanged, regardless of the names of its module folders', async () => {
    const files = {
      'repo/environment.conf': 'modulepath = site:vendor_modules:$basemodulepath\nmanifest = start/site.pp\n',
      'repo/start/site.pp': '',
      'repo/site/ntp/manifests/init.pp': 'class ntp {}',
      'repo/vendor_modules/ntp/manifests/init.pp': 'class ntp { $other = 1 }',
      'repo/vendor_modules/ntp/spec/ntp_spec.rb': '',
      'repo/modules/unused/spec/x.rb': '',
    };
    const result = await loose(files);
    expect(filesOf(result)).toEqual([
      'environment.conf',
      // The module path does not contain `modules/`, so this file is not recognized as a module's test.
      'modules/unused/spec/x.rb',
      'site/ntp/manifests/init.pp',
      'start/site.pp',
      'vendor_modules/ntp/manifests/init.pp',
    ]);
    expect(result).toMatchObject({ value: { kept: { 'vendor_modules/ntp/spec/ntp_spec.rb': { why: 'unused' } } } });
  });

  it('reads the settings of the style checks, and keeps other hidden files as bytes', async () => {
    const result = await loose({
      'manifests/site.pp': '',
      '.puppet-lint.rc': '--fix\n',
      '.gitignore': 'x',
      '.git/x': '',
    });
    expect(filesOf(result)).toEqual(['.puppet-lint.rc', 'manifests/site.pp']);
    expect(result).toMatchObject({
      value: { kept: { '.gitignore': { why: 'hidden' } }, leftOut: [{ path: '.git/x', reason: { kind: 'foreign' } }] },
    });
  });
});

describe("an archive that exceeds a project's limits", () => {
  const megabyte = 'x'.repeat(999_999);
  const many = (folder: string, count: number): Zippable =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/f${at}.txt`, strToU8(megabyte)]));
  const archive = zipOf({
    'manifests/site.pp': strToU8(''),
    Puppetfile: strToU8(''),
    ...many('modules/large/files', 40),
    ...many('modules/larger/files', 41),
    ...many('spec', 30),
  });

  it('offers its folders, without tests, and imports the chosen ones', { tags: 'limit' }, async () => {
    const refusal = await readImport([archive]);
    expect(refusal).toMatchObject({
      problem: {
        kind: 'too-much-to-read',
        folders: [
          { folder: 'modules/larger', files: 41 },
          { folder: 'modules/large', files: 40 },
          { folder: 'manifests', files: 1 },
        ],
      },
    });
    expect(textOfProblem(refusal)).toContain('64 MiB of text, not counting images and tests');
    const part = await readImport([archive], undefined, { folders: ['modules/large', 'manifests'] });
    expect(filesOf(part)).toHaveLength(42);
    expect(filesOf(part)).toContain('Puppetfile');
  });
});

describe('an import into a project', () => {
  const project = { files: { 'manifests/site.pp': 'mine', 'a.pp': 'same' } };
  const imported = { files: { 'manifests/site.pp': 'theirs', 'a.pp': 'same', 'b.pp': 'new' } };
  const link = { kind: 'link', target: 'x' } as const;

  it('lists the files with different contents', () => {
    expect(findConflicts(project, imported)).toEqual(['manifests/site.pp']);
  });

  it('replaces or keeps them', () => {
    expect(mergeChanges(project, imported, 'replace')).toMatchObject({
      value: { files: { 'manifests/site.pp': 'theirs', 'b.pp': 'new' }, kept: {} },
    });
    expect(mergeChanges(project, imported, 'keep')).toEqual({
      ok: true,
      value: { files: { 'b.pp': 'new' }, kept: {} },
    });
  });

  it('imports kept files, and distinguishes them from read files with the same path', () => {
    const withLink = { files: {}, kept: { 'a.pp': link, 'c.png': link } };
    expect(findConflicts(project, withLink)).toEqual(['a.pp']);
    expect(mergeChanges(project, withLink, 'keep')).toMatchObject({ value: { files: {}, kept: { 'c.png': link } } });
    expect(mergeChanges(project, withLink, 'replace')).toMatchObject({ value: { kept: withLink.kept } });
  });

  it('is refused if the project would exceed its limits', () => {
    const many = Object.fromEntries(Array.from({ length: 19_999 }, (_, index) => [`manifests/${index}.pp`, '']));
    const result = mergeChanges(project, { files: many }, 'keep');
    expect(result).toEqual({ ok: false, problem: { kind: 'too-many-files', count: 20_001 } });
    expect(result.ok ? '' : importProblemText(result.problem)).toContain('20,001 files');
    const half = 'x'.repeat(33 * 1024 * 1024);
    expect(mergeChanges({ files: { 'manifests/a.pp': half } }, { files: { 'b.pp': half } }, 'keep')).toEqual({
      ok: false,
      problem: { kind: 'too-much-text' },
    });
  });

  it('puts no file at the path of a folder', () => {
    expect(mergeChanges(project, { files: { manifests: '' } }, 'replace')).toMatchObject({
      problem: { kind: 'in-the-way' },
    });
  });
});
