import { describe, expect, it } from 'vitest';
import { controlRepository } from '../../../nodes/testing/usages-of.ts';
import type { ThingKind } from '../../answers.ts';
import { createMarkedProject } from '../../testing/service-of.ts';

const project = createMarkedProject({
  ...controlRepository,
  'updatecli/a.yaml': 'scms: {}\n',
  'values.yaml': 'top: 1\n',
});

function find(query: string): readonly string[] {
  return project.service.answer('things', { query }).things.map(({ kind, name }) => `${kind} ${name}`);
}

describe('things that nodes may use', () => {
  it.each([
    ['nginx', 'class nginx'],
    ['::nginx', 'class nginx'],
    ["Class['nginx']", 'class nginx'],
    ['Class[Nginx]', 'class nginx'],
    ['nginx::port', 'key nginx::port'],
    ['nginx/conf.epp', 'file modules/nginx/templates/conf.epp'],
    ['puppet:///modules/nginx/etc/mime.types', 'file modules/nginx/files/etc/mime.types'],
    ['data/common.yaml', 'file data/common.yaml'],
    ['web profile', 'class profile::web'],
  ])('are found by %s', (query, first) => {
    expect(find(query)[0]).toBe(first);
  });

  it('have all their definitions', () => {
    const [port] = project.service.answer('things', { query: 'nginx::port' }).things;
    expect(port?.definitions.map(({ file }) => file).toSorted()).toEqual([
      'data/common.yaml',
      'data/nodes/gone.yaml',
      'data/nodes/web1.yaml',
      'data/nodes/web2.yaml',
    ]);
  });

  it('are not keys of files of tools', () => {
    expect(find('top')).toEqual([]);
    expect(find('updates')).toEqual([]);
    expect(find('scms')).toEqual([]);
  });
});

function mentionsOf(kind: ThingKind, name: string): readonly string[] {
  const lines = (file: string, offset: number): number =>
    (project.files.get(file) ?? '').slice(0, offset).split('\n').length;
  return project.service
    .answer('mentions', { kind, name })
    .locations.map(({ file, range }) => `${file}:${lines(file, range[0])}`);
}

describe('mentions', () => {
  it('of a class are the places that declare it or inherit from it', () => {
    expect(mentionsOf('class', 'nginx::params')).toEqual([
      'modules/nginx/manifests/init.pp:1',
      'modules/profile/manifests/helper.pp:1',
    ]);
  });

  it('of a key are the lookups, or the parameter that it sets', () => {
    expect(mentionsOf('key', 'banner')).toEqual(['modules/profile/manifests/base.pp:1']);
    expect(mentionsOf('key', 'nginx::port')).toEqual(['modules/nginx/manifests/init.pp:1']);
  });

  it('of a template are the calls that render it', () => {
    expect(mentionsOf('file', 'modules/nginx/templates/conf.epp')).toEqual(['modules/nginx/manifests/init.pp:2']);
  });
});
