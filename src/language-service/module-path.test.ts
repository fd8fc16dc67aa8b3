import { describe, expect, it } from 'vitest';
import { LanguageService } from './service.ts';

/** A repository whose modules are in folders of unusual names. */
const files = {
  'environment.conf': 'modulepath = roles:$basemodulepath\nmanifest = nodes\n',
  'nodes/site.pp': 'include web\n',
  'roles/web/manifests/init.pp': "class web {\n  file { '/a': content => epp('web/a.epp') }\n}\n",
  'roles/web/templates/a.epp': 'hello\n',
  'roles/web/manifests/new.pp': 'class ',
  'modules/old/templates/b.epp': 'old\n',
};

function serviceOf(texts: Readonly<Record<string, string>>): LanguageService {
  const service = new LanguageService();
  service.update({ files: new Map(Object.entries(texts)), facts: {} });
  return service;
}

describe('a module path with any folder names', () => {
  it('leads from a name to the template in it', () => {
    const file = 'roles/web/manifests/init.pp';
    const answer = serviceOf(files).answer('definition', { file, offset: files[file].indexOf('a.epp') });
    expect(answer.locations.map((location) => location.file)).toEqual(['roles/web/templates/a.epp']);
  });

  it('gives a class the name of its file', () => {
    const file = 'roles/web/manifests/new.pp';
    const { items } = serviceOf(files).answer('completion', { file, offset: files[file].length });
    expect(items.map(({ label }) => label)).toContain('web::new');
  });

  it('ignores other folders, and finds the manifests at the configured path', () => {
    const { entries } = serviceOf(files).answer('unused', { nodes: 0, failed: 0, reads: [] });
    expect(entries).toEqual([]);
  });

  it('is updated when environment.conf changes', () => {
    const service = serviceOf(files);
    const file = 'roles/web/manifests/init.pp';
    const changed = { ...files, 'environment.conf': 'modulepath = other\n' };
    service.update({ files: new Map(Object.entries(changed)), facts: {} });
    expect(service.answer('definition', { file, offset: files[file].indexOf('a.epp') }).locations).toEqual([]);
  });
});
