import { describe, expect, it } from 'vitest';
import { readRepository } from './repository.ts';
import { environmentOf, surveyed, type Texts } from './testing/surveyed.ts';

function survey(site: string, more: Texts = {}) {
  return surveyed({ 'manifests/site.pp': site, ...more });
}

function ids(view: ReturnType<typeof survey>): readonly string[] {
  return view.things.map(({ id }) => id);
}

describe('stand-ins that lead to real catalogs', () => {
  it('give a title to variables of a missing class, and declare resources that code refers to', () => {
    const view = survey(`
      include nginx
      user { $nginx::daemon_user: ensure => present }
      file { '/x': notify => Service['nginx'] }`);
    expect(view.nodes).toMatchObject([{ errors: [], own: 2 }]);
  });

  it('give a value to facts that only `$::name` reads, from the literal that code compares them with', () => {
    const view = survey("if $::gfx_brand == 'nvidia' { notify { 'driver': } }");
    expect(ids(view)).toEqual(['fact gfx_brand']);
    expect(view.nodes).toMatchObject([{ errors: [], own: 1 }]);
  });

  it('never give one host name to all nodes', () => {
    const hierarchy = 'version: 5\nhierarchy: [{name: n, path: "nodes/%{hostname}.yaml", data_hash: yaml_data}]\n';
    const view = survey("notify { lookup('greeting'): }", {
      'hiera.yaml': hierarchy,
      'data/nodes/a.yaml': 'greeting: a',
    });
    expect(ids(view)).toEqual(['data key greeting', 'fact hostname']);
    expect(view.things.find(({ name }) => name === 'hostname')?.standIn).toBeUndefined();
  });

  it('are resources, not data types, for types with a capital letter', () => {
    const view = survey("Archive { '/tmp/x': source => 'y' }");
    expect(ids(view)).toEqual(['resource type archive']);
    expect(view.nodes).toMatchObject([{ errors: [], own: 1 }]);
  });

  it('are looked for without the marks of virtual and exported resources', () => {
    expect(ids(survey("create_resources('@vhost', { 'a' => {} })\nensure_resource('@@file', '/a', {})"))).toEqual([
      'resource type vhost',
    ]);
  });

  it('know the types and functions of Bolt in plans', () => {
    const plan = 'plan p::x(TargetSpec $targets) {\n  run_task("p::t", $targets)\n  own::call()\n}\n';
    expect(ids(survey('', { 'modules/p/plans/x.pp': plan }))).toEqual(['function own::call']);
  });

  it('find data in the folder of the environment on a server', () => {
    const datadir = '/etc/puppetlabs/code/environments/%{environment}/hieradata';
    const hierarchy = `version: 5\nhierarchy:\n  - name: c\n    path: common.yaml\n    datadir: "${datadir}"\n`;
    const files = { 'hiera.yaml': hierarchy, 'hieradata/common.yaml': 'greeting: hello', 'manifests/site.pp': '' };
    expect([...readRepository(environmentOf(files), new Set()).dataKeys]).toEqual(['greeting']);
  });

  it('say why a node is empty', () => {
    expect(survey('include nowhere').nodes).toMatchObject([{ own: 0, whyEmpty: 'stand-ins' }]);
    expect(survey("node 'other' { notify { 'a': } }\nnode default { }").nodes).toMatchObject([
      { own: 0, whyEmpty: 'no classes' },
    ]);
  });
});
