import { describe, expect, it } from 'vitest';
import { readModulePath, moduleFolders, findStartManifest, isStartManifest } from './environment-conf.ts';

const withConf =
  (text: string) =>
  (path: string): string | undefined =>
    path === 'environment.conf' ? text : undefined;

describe('environment.conf', () => {
  it('names the folders of modules, of any names and in any order', () => {
    const conf = withConf('modulepath = own:./vendor_modules/:$basemodulepath\n');
    expect(readModulePath(conf).slice(0, 2)).toEqual(['own/', 'vendor_modules/']);
    expect(readModulePath(() => undefined)[0]).toBe('modules/');
  });

  it('decides which of two modules with the same name applies', () => {
    const paths = ['a/ntp/manifests/init.pp', 'b/ntp/manifests/init.pp', 'b/Odd/manifests/init.pp'];
    expect([...moduleFolders(paths, withConf('modulepath=b:a'))]).toEqual([['ntp', 'b/ntp']]);
  });

  it('names the initial manifest, a file or a folder', () => {
    expect(findStartManifest(withConf('manifest = manifests/site.pp'))).toBe('manifests/site.pp');
    expect(findStartManifest(withConf('manifest = "nodes/"'))).toBe('nodes');
    expect(findStartManifest(withConf('[main]\nmanifest=$environmentpath/$environment/site'))).toBe('site');
    expect(findStartManifest(() => undefined)).toBe('manifests');
  });

  it.each(['manifest =', 'manifest = ""', 'manifest = ./'])(
    'starts with all manifests of the environment: %s',
    (conf) => {
      const start = findStartManifest(withConf(conf));
      const paths = ['site.pp', 'manifests/site.pp', 'modules/ntp/manifests/init.pp', 'README.md', '/etc/site.pp'];
      expect(paths.filter((path) => isStartManifest(path, start))).toEqual(paths.slice(0, 3));
    },
  );
});
