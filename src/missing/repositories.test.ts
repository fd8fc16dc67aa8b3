import { describe, expect, it } from 'vitest';
import { collectFacts, getRelease } from '../engine/index.ts';
import { missingView } from './missing-view.ts';
import { readRepository } from './repository.ts';
import { Survey } from './survey.ts';
import { SYSTEMS } from './systems.ts';
import { environmentOf, inputFor, surveyed, type Texts } from './testing/surveyed.ts';

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

  it('choose the role of each node from the classes that code completes', () => {
    const role = (name: string) => `class role::${name} { notify { '${name}': } }`;
    const texts = {
      'manifests/site.pp': `node default { include "role::\${trusted['extensions']['pp_role']}" }`,
      'modules/role/manifests/db.pp': role('db'),
      'modules/role/manifests/web.pp': role('web'),
    };
    const view = surveyed(texts, ['web1.example.com', 'db1.example.com']);
    expect(view.nodes).toMatchObject([
      { errors: [], own: 1 },
      { errors: [], own: 1 },
    ]);
    expect(view.things.map(({ id, standIn }) => [id, standIn?.path])).toEqual([
      ['trusted data pp_role', 'modules/stand_ins/lib/facter/trusted.rb'],
    ]);
    expect(view.things[0]?.standIn?.text).toContain("'db1.example.com' => { 'extensions' => { 'pp_role' => 'db' } }");
  });

  it('give facts of the hierarchy only to nodes that they help', () => {
    const view = surveyed(
      {
        'manifests/site.pp':
          "lookup('classes', Array[String], 'unique', []).include\nnode 'a' { file { '/home': } }\nnode default { }",
        'hiera.yaml': 'version: 5\nhierarchy:\n  - name: t\n    path: "type/%{type}.yaml"\n',
        'data/type/desktop.yaml': 'classes: [desktop]',
        'modules/desktop/manifests/init.pp': "class desktop { file { '/home': } }",
      },
      ['a', 'b'],
    );
    expect(view.nodes).toMatchObject([
      { errors: [], own: 1 },
      { errors: [], own: 1 },
    ]);
    expect(view.things.find(({ kind }) => kind === 'fact')?.standIn?.text).not.toContain("'a' =>");
  });

  it('take the first option of a selector without default', () => {
    const view = survey("notify { $::host_env ? { 'dev' => 'a', 'prod' => 'b' }: }");
    expect(view.nodes).toMatchObject([{ errors: [], own: 1 }]);
  });

  it('declare resources of other modules that code requires', () => {
    const view = survey("include docker\nfile { '/x': require => Package['kubectl'] }");
    expect(view.nodes).toMatchObject([{ errors: [], own: 1 }]);
  });

  it('have no row for a class whose name lacks a value', () => {
    expect(ids(survey("include \"role::${facts['a']['b']}\""))).toEqual(['fact a']);
  });

  it('select a class that is the whole value of a fact, for nodes that would be empty', () => {
    const view = surveyed(
      {
        'manifests/site.pp': "if $facts['role'] { include $facts['role'] }",
        'modules/role/manifests/web.pp': "class role::web { record { 'x': } }",
        'modules/role/manifests/db.pp': "class role::db { notify { 'db': } }",
        // The default of the parameter is a legacy fact, which Puppet 8 does not send.
        'manifests/record.pp': "define record (String $zone = $facts['domain']) { notify { $zone: } }",
      },
      ['web.example.com'],
      () => ({ networking: { domain: 'example.com' } }),
    );
    expect(view.nodes).toMatchObject([{ errors: [], own: 2 }]);
  });

  it('are a hiera.yaml for data without one, from a configuration elsewhere in the repository', () => {
    const view = surveyed(
      {
        'manifests/site.pp': "lookup('classes').include",
        'hieradata/common.yaml': 'classes: [web]',
        'hieradata/clients/web.yaml': 'web::text: mine',
        'spec/fixtures/hiera.yaml': 'version: 5\nhierarchy:\n  - { name: a, paths: [x.yaml, common.yaml] }\n',
        'modules/profile/files/hiera.yaml': ':hierarchy:\n  - clients/%{clientcert}\n  - common\n',
        'modules/web/manifests/init.pp': 'class web (String $text) { notify { $text: } }',
      },
      ['web'],
      (clientcert) => ({ clientcert }),
    );
    expect(view.nodes).toMatchObject([{ errors: [], own: 1 }]);
    expect(view.things.map(({ id }) => id)).toContain('hierarchy hiera.yaml');
    const text = view.things.find(({ kind }) => kind === 'hierarchy')?.standIn?.text;
    expect(text).toContain('datadir: hieradata\n');
    expect(text).toContain('      - "clients/%{clientcert}.yaml"\n      - "common.yaml"\n');
  });

  it('derive the hierarchy from folders if there is no configuration', () => {
    const files = { 'data/nodes/a.yaml': 'a: 1', 'data/role/web.yaml': 'a: 2', 'data/common.yaml': 'a: 3' };
    const { hierarchy } = readRepository(environmentOf(files), new Set());
    expect(Array.from(hierarchy?.matchAll(/- "(.*yaml)"/g) ?? [], ([, path]) => path)).toEqual([
      'nodes/%{trusted.certname}.yaml',
      'nodes/%{trusted.hostname}.yaml',
      'role/%{facts.role}.yaml',
      'common.yaml',
    ]);
  });

  it('derive a hierarchy of Hiera 3 for releases without Hiera 5', () => {
    const files = { 'hiera/hosts/a.yaml': 'a: 1', 'hiera/role/web.yaml': 'a: 2', 'hiera/common.yaml': 'a: 3' };
    const { hierarchy } = readRepository(environmentOf(files), new Set(), getRelease('3.8'));
    const head = ':backends:\n  - yaml\n:yaml:\n  :datadir: hiera\n:hierarchy:\n';
    const levels = ['hosts/%{::clientcert}', 'hosts/%{::hostname}', 'role/%{::role}', 'common'];
    expect(hierarchy).toContain(head + levels.map((level) => `  - "${level}"\n`).join(''));
  });

  it.each(['data_hash', 'lookup_key', 'data_dig'])('are backends of Hiera that find nothing (%s)', (method) => {
    const view = surveyed({
      'manifests/site.pp': "notify { lookup('greeting'): }",
      'hiera.yaml': `version: 5\nhierarchy:\n  - { name: v, ${method}: vault, path: v.yaml }\n  - { name: c, path: c.yaml }\n`,
      'data/v.yaml': 'x: 1',
      'data/c.yaml': 'greeting: hello',
    });
    expect(view.nodes).toMatchObject([{ errors: [], own: 1 }]);
    expect(view.things.map(({ id }) => id)).toEqual(['function vault']);
  });

  it('give a member of the hash that a splat passes on', () => {
    const view = survey(
      `
      define job (String $user) { }
      class jobs (Hash $configs) { $configs.each |$one, $params| { job { $one: * => $params } } }
      class site (Optional[String] $user = undef) {
        class { 'jobs': configs => { 'a' => { 'user' => $user } } }
      }
      include site`,
    );
    expect(view.nodes[0]?.errors).toEqual([]);
    expect(ids(view)).toEqual(['data key site::user']);
  });

  it('find the system that a node needs', () => {
    const site = `
      case $facts['os']['distro']['codename'] {
        'jammy': { notify { 'x': } }
        default: { fail('Unsupported') }
      }`;
    const repository = readRepository(environmentOf({ 'manifests/site.pp': site }), new Set());
    const survey = new Survey(repository, (files, name, _hosts, system = 'debian-12') =>
      inputFor(files, name, collectFacts(SYSTEMS[system], name)),
    );
    for (const _ of survey.steps(['web'])) continue;
    expect(missingView(survey).nodes).toMatchObject([
      { node: 'web', errors: [], own: 1, system: { id: 'ubuntu-22.04', title: 'Ubuntu 22.04.5 LTS' } },
    ]);
  });

  it('say why a node is empty', () => {
    expect(survey('include nowhere').nodes).toMatchObject([{ own: 0, whyEmpty: 'stand-ins' }]);
    expect(survey("node 'other' { notify { 'a': } }\nnode default { }").nodes).toMatchObject([
      { own: 0, whyEmpty: 'no classes' },
    ]);
  });
});
