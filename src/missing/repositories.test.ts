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

  it('take facts about the node from the node, also if only Hiera reads them', () => {
    const hierarchy = 'version: 5\nhierarchy:\n  - name: n\n    path: "nodes/%{hostname}.yaml"\n';
    const texts = {
      'manifests/site.pp': "notify { [lookup('greeting'), $::fqdn]: }",
      'hiera.yaml': hierarchy,
      'data/nodes/a.yaml': 'greeting: I am a',
      'data/nodes/b.yaml': 'greeting: I am b',
    };
    const facts = (name: string) => ({ networking: { hostname: name, fqdn: `${name}.example.com` } });
    const view = surveyed(texts, ['a', 'b'], facts);
    expect(view.nodes).toMatchObject([{ errors: [] }, { errors: [] }]);
    expect(view.things.map(({ id, standIn }) => [id, standIn?.path])).toEqual([
      ['fact fqdn', 'modules/stand_ins/lib/facter/fqdn.rb'],
      ['fact hostname', 'modules/stand_ins/lib/facter/hostname.rb'],
    ]);
  });

  it('give values to facts in the hierarchy if a node would be empty', () => {
    const view = surveyed({
      'manifests/site.pp': "lookup('classes', Array[String], 'unique').include",
      'hiera.yaml': 'version: 5\nhierarchy:\n  - name: r\n    path: "role/%{role}.yaml"\n',
      'data/role/web.yaml': 'classes: [web]',
      'modules/web/manifests/init.pp':
        "class web (Sensitive[String] $password, Sensitive[String] $key = 'plain') { notify { 'web': } }",
    });
    expect(view.nodes).toMatchObject([{ errors: [], own: 1 }]);
    expect(view.things.map(({ id }) => id)).toContain('fact role');
  });

  it('are a class and a native type for one name', () => {
    const view = survey("include firewall\nfirewall { '1': proto => 'tcp' }");
    expect(view.things.map(({ id, standIn }) => [id, standIn?.path])).toEqual([
      ['class firewall', 'modules/firewall/manifests/init.pp'],
      ['resource type firewall', 'modules/firewall/lib/puppet/type/firewall.rb'],
    ]);
    expect(view.things.at(-1)?.standIn?.text).toContain('newparam(:proto)');
    expect(view.nodes).toMatchObject([{ errors: [], own: 1 }]);
  });

  it('have a value that str2bool takes', () => {
    expect(survey("if str2bool($::virtual_guest) { notify { 'guest': } }").nodes).toMatchObject([{ own: 1 }]);
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
