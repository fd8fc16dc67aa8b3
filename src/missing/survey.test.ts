import { describe, expect, it } from 'vitest';
import { builtinTypes, compile, compilePastErrors, getRelease } from '../engine/index.ts';
import { hasStandIn, withoutStandIns, withStandIns } from '../protocol/project/stand-ins.ts';
import { findNeeds } from './needs.ts';
import { missingView } from './missing-view.ts';
import { readRepository } from './repository.ts';
import { Survey } from './survey.ts';
import { environmentOf, inputFor, surveyed, type Texts } from './testing/surveyed.ts';

/** Returns the files together with stand-ins for everything missing. */
function stoodIn(texts: Texts): Texts {
  const entries = surveyed(texts).things.flatMap(({ standIn }) => standIn ?? []);
  return withStandIns(texts, entries);
}

function ids(texts: Texts): readonly string[] {
  return surveyed(texts).things.map(({ id }) => id);
}

const site: Texts = {
  Puppetfile:
    "mod 'puppetlabs/apt', '9.1.0'\nmod 'vcsrepo',\n  :git => 'https://example.com/vcsrepo.git',\n  :tag => 'v2'\n",
  'manifests/site.pp': `
    class { 'apt': update => { 'frequency' => 'daily' } }
    Class['apt::update'] -> Package['vim']
    package { 'vim': }
    if true {
      include role::web
    }`,
  'site/role/manifests/web.pp': `
    class role::web (Company::Port $port = 80) {
      vcsrepo { '/srv/www': ensure => present, revision => 'main' }
      apt::source { 'own': location => $apt::params::mirror }
      company::names().each |$name| { notify { $name: } }
      $password = lookup('web::password', String[1])
      notify { "password \${password}": }
      file { '/etc/web.conf': content => epp('company/web.epp'), source => 'puppet:///modules/role/absent.conf' }
    }`,
  'environment.conf': 'modulepath = site:modules',
};

describe('a survey', () => {
  it('reports functions and types in binary Ruby files, but no binary sources', () => {
    const texts: Texts = {
      'manifests/site.pp':
        "notify { company::name(): }\nvhost { 'a': }\nfile { '/a.png': source => 'puppet:///modules/company/a.png' }\n",
    };
    const folder = 'modules/company';
    const bytes = ['lib/puppet/functions/company/name.rb', 'lib/puppet/type/vhost.rb', 'files/a.png'];
    const files = {
      ...environmentOf(texts),
      paths: ['manifests/site.pp', ...bytes.map((path) => `${folder}/${path}`)],
    };
    const survey = new Survey(readRepository(files, new Set(builtinTypes.names)), (files, node) =>
      inputFor(files, node),
    );
    for (const _ of survey.steps(['web'])) continue;
    expect(missingView(survey).things.map(({ id }) => id)).toEqual(['resource type vhost', 'function company::name']);
  });

  it('recognizes a source only if it is the whole string', () => {
    const texts: Texts = {
      'manifests/site.pp': `
        file { '/a': source => "puppet:///modules/web/\${facts['os']}.conf" }
        file { '/b': content => "puppet:///modules/web/b.conf\n" }
        file { '/c': source => "puppet:///modules/web/c.conf" }`,
      'modules/web/manifests/init.pp': 'class web { }',
    };
    expect(ids(texts)).toEqual(['source web/c.conf']);
  });

  it('finds everything missing at once, beyond each failure', () => {
    expect(ids(site)).toEqual([
      'class apt',
      'class apt::params',
      'class apt::update',
      'resource type apt::source',
      'resource type vcsrepo',
      'function company::names',
      'data type company::port',
      'template company/web.epp',
      'source role/absent.conf',
      'data key web::password',
    ]);
  });

  it('lists requests and uses of an absent module', () => {
    const { modules, things } = surveyed(site);
    expect(modules).toEqual([
      {
        name: 'apt',
        requests: [
          { source: 'Puppetfile', slug: 'puppetlabs/apt', version: '9.1.0', place: { file: 'Puppetfile', line: 1 } },
        ],
      },
      { name: 'company', requests: [] },
      {
        name: 'vcsrepo',
        requests: [
          {
            source: 'Puppetfile',
            git: 'https://example.com/vcsrepo.git',
            ref: 'v2',
            place: { file: 'Puppetfile', line: 2 },
          },
        ],
      },
    ]);
    expect(things.find(({ id }) => id === 'resource type vcsrepo')).toMatchObject({
      module: 'vcsrepo',
      uses: 1,
      places: [{ file: 'site/role/manifests/web.pp', line: 3 }],
    });
  });

  it('reports a module version that its requests exclude', () => {
    const files = {
      Puppetfile: "mod 'puppetlabs/apt', '9.1.0'",
      'modules/apt/metadata.json': '{"version": "8.0.0", "dependencies": []}',
      'modules/own/metadata.json':
        '{"version": "1.0.0", "dependencies": [{"name": "puppetlabs/apt", "version_requirement": ">= 7.0.0 < 9.0.0"}]}',
    };
    expect(surveyed(files).modules).toMatchObject([
      { name: 'apt', present: '8.0.0', requests: [{ version: '9.1.0' }] },
    ]);
  });

  it('creates stand-ins with which the node compiles without gaps', () => {
    const files = stoodIn(site);
    const result = compile(inputFor(environmentOf(files), 'web'));
    expect(result.error).toBeUndefined();
    expect(result.catalog?.resources.map(({ type, title }) => `${type}[${title}]`)).toContain('Vcsrepo[/srv/www]');
    expect(files['modules/vcsrepo/manifests/init.pp']).toBe(
      '# Stand-in for resource type vcsrepo, which is not in this project.\n' +
        'define vcsrepo (\n  $ensure = undef,\n  $revision = undef,\n) {\n}\n',
    );
    const { things, nodes } = surveyed(files);
    expect(things.filter(({ standIn }) => standIn !== undefined && !hasStandIn(files, standIn))).toEqual([]);
    expect(nodes).toEqual([{ node: 'web', own: 5, errors: [] }]);
  });

  it('finds nothing new when its nodes are compiled again, and everything for a node that it has not compiled', () => {
    const files = environmentOf({
      'manifests/site.pp': 'node web { include absent::web }\nnode db { if true { lookup("db::${1 + 1}") } }\n',
    });
    const survey = new Survey(readRepository(files, new Set(builtinTypes.names)), (files, node) =>
      inputFor(files, node),
    );
    for (const _ of survey.steps(['web'])) continue;
    expect(survey.compileAgain('web')).toMatchObject({ node: 'web', needs: [], errors: [] });
    expect(survey.compileAgain('db').needs).toMatchObject([{ need: { kind: 'data key', name: 'db::2' } }]);
    expect(survey.compileAgain('db')).toMatchObject({ node: 'db', needs: [], errors: [] });
  });

  it("compiles a node again if a later node's stand-ins lead to more gaps", () => {
    const { things, nodes } = surveyed(
      {
        'manifests/site.pp': `
          class keeper (String $password) { }
          $password = lookup('password', { default_value => undef })
          node a { if $password { include "absent_\${1 + 1}" } }
          node b { class { 'keeper': password => $password } }`,
      },
      ['a', 'b'],
    );
    expect(things.map(({ id }) => id)).toEqual(['class absent_2', 'data key password']);
    expect(nodes.map(({ errors }) => errors)).toEqual([[], []]);
  });

  it('finds the data of all parameters of a class in one compilation', () => {
    const files = environmentOf({
      'manifests/site.pp': 'include a',
      'modules/a/manifests/init.pp': "class a ($x = lookup('a-x'), $y = lookup('a-y'), $z = lookup('a-z')) {}",
    });
    const { errors } = compilePastErrors(inputFor(files, 'web'));
    expect(errors.flatMap(findNeeds)).toEqual(['a-x', 'a-y', 'a-z'].map((name) => ({ kind: 'data key', name })));
  });

  it('creates stand-ins that can all be removed again', () => {
    const configured = {
      ...site,
      'hiera.yaml': 'version: 5\nhierarchy:\n  - name: common\n    path: common.yaml\n# end\n',
    };
    for (const files of [site, configured]) {
      const changed: Record<string, string | undefined> = { ...stoodIn(files), ...withoutStandIns(stoodIn(files)) };
      expect(Object.fromEntries(Object.entries(changed).filter(([, text]) => text !== undefined))).toEqual(files);
    }
  });

  it('creates the same stand-ins with and without existing ones', () => {
    const files = stoodIn(site);
    expect(stoodIn(files)).toEqual(files);
  });

  it('gives data and functions values of the types that their uses need', () => {
    const files = stoodIn({
      'hiera.yaml': 'version: 5\nhierarchy:\n  - name: common\n    path: common.yaml\n',
      'types/mode.pp': "type Mode = Enum['fast', 'slow']",
      'manifests/site.pp': `
        class own(Integer[3, 9] $count, Mode $mode, Struct[{ name => String, size => Optional[Integer] }] $box) { }
        include own
        $users = lookup('users')
        $users.each |$user, $details| { notify { $user: } }
        $text = secret('x')
        $sum = 1 + number()
        notify { "a \${text}": }`,
    });
    expect(files['data/stand-ins.yaml']?.split('\n').slice(1, -1)).toEqual([
      '"own::box": {"name":"stand-in"}',
      '"own::count": 3',
      '"own::mode": "fast"',
      '"users": {}',
    ]);
    expect(files['functions/number.pp']).toContain('\n  0\n');
    expect(files['functions/secret.pp']).toContain("\n  'stand-in'\n");
    expect(files['hiera.yaml']).toMatch(/common\.yaml\n {2}# Stand-in for data.*\n {2}- name: "Stand-ins"\n/);
    expect(compile(inputFor(environmentOf(files), 'web')).error).toBeUndefined();
  });

  it('adds facts that no node has only if code fails without them', () => {
    const code = `
      if $facts['optional'] { fail('no') }
      $facts['mounts'].each |$mount| { notify { $mount: } }`;
    expect(ids({ 'manifests/site.pp': code })).toEqual(['fact mounts']);
  });

  it('sets optional data whose absence fails later', () => {
    const { things, nodes } = surveyed({
      'modules/lists/manifests/init.pp': `class lists (
        Optional[String] $password = lookup('lists::secret', { default_value => undef }),
        Optional[Integer] $port = undef,
      ) {
        if $password { notify { 'has a password': } }
        class { 'mailman': password => $password, port => $port, owner => undef }
      }`,
      'modules/mailman/manifests/init.pp':
        'class mailman (String $password, Integer[1] $port, Optional[String] $owner) { }',
      'manifests/site.pp': 'include lists',
    });
    expect(nodes).toEqual([{ node: 'web', own: 1, errors: [] }]);
    expect(things.map(({ id, standIn }) => [id, standIn?.text])).toEqual([
      ['data key lists::port', '"lists::port": 1\n'],
      ['data key lists::secret', '"lists::secret": "stand-in"\n'],
    ]);
  });

  it('ignores other files for a level whose path is only a fact', () => {
    const { things } = surveyed({
      'hiera.yaml': 'version: 5\ndefaults:\n  datadir: hieradata\nhierarchy:\n  - name: site\n    path: "%{::site}"\n',
      'hieradata/vienna.yaml': 'a: 1\n',
      'hieradata/nodes/web.yaml': 'a: 1\n',
      '.fixtures.yml': 'fixtures: {}\n',
      'modules/web/manifests/init.pp': 'class web { }\n',
      'manifests/site.pp': '',
    });
    expect(things.map(({ id, values }) => [id, values])).toEqual([['fact site', ['vienna']]]);
  });

  it('lists the values for which the hierarchy has data', () => {
    const { things } = surveyed({
      'hiera.yaml': 'version: 5\nhierarchy:\n  - name: site\n    path: "sites/%{facts.site}.yaml"\n',
      'data/sites/vienna.yaml': '',
      'data/sites/berlin.yaml': '',
      'manifests/site.pp': '',
    });
    expect(things).toMatchObject([
      { id: 'fact site', values: ['vienna', 'berlin'], places: [{ file: 'hiera.yaml', line: 4 }] },
    ]);
  });

  it("writes stand-ins for 3.8 in that release's form: functions in Ruby, a level of Hiera 3, imported manifests", () => {
    const texts = {
      'hiera.yaml': ':backends:\n  - yaml\n:yaml:\n  :datadir: hieradata\n:hierarchy:\n  - common\n',
      'hieradata/common.yaml': 'a: 1\n',
      'manifests/site.pp': "import 'config'\nif chomp(hiera('check')) != 'all right' { fail('no') }\nmark('x')\n",
    };
    const release = getRelease('3.8');
    const survey = new Survey(
      readRepository(environmentOf(texts), new Set(builtinTypes.names), release),
      (files, name) => ({
        ...inputFor(files, name),
        release,
      }),
    );
    for (const _ of survey.steps(['web'])) continue;
    const files = withStandIns(
      texts,
      missingView(survey).things.flatMap(({ standIn }) => standIn ?? []),
    );
    expect(missingView(survey).things.map(({ id }) => id)).toEqual([
      'manifest manifests/config.pp',
      'function chomp',
      'function mark',
      'data key check',
    ]);
    expect(files['modules/stand_ins/lib/puppet/parser/functions/mark.rb']).toContain(':type => :statement');
    expect(files['modules/stand_ins/lib/puppet/parser/functions/chomp.rb']).toContain('.chomp');
    expect(files['hieradata/stand-ins.yaml']).toContain('"check": "all right"');
    expect(files['hiera.yaml']).toMatch(/- common\n {2}# Stand-in for data.*\n {2}- stand-ins\n$/);
    expect(files['manifests/config.pp']).toMatch(/^# Stand-in for manifest/);
    const back: Record<string, string | undefined> = { ...files, ...withoutStandIns(files) };
    expect(back['hiera.yaml']).toBe(texts['hiera.yaml']);
  });

  it('does not treat a name as a fact if manifests assign it at top scope', () => {
    const code = `$group = site_group()\n$group.each |$one| { notify { $one: } }\n$::group.each |$one| { notice($one) }`;
    expect(ids({ 'manifests/site.pp': code }).filter((id) => id.startsWith('fact'))).toEqual([]);
  });

  it('gives a key the value that a function of the repository requires', () => {
    const files = stoodIn({
      'functions/secret.pp': 'function secret($name) { lookup($name) }',
      'manifests/site.pp': "$ips = secret('ips')\n$ips.each |$ip| { notify { $ip: } }",
    });
    expect(files['data/stand-ins.yaml']).toContain('"ips": []');
  });

  it('names the key of encrypted data once, with the first place in each file', () => {
    const secret = 'ENC[PKCS7,MIIB]';
    const { things } = surveyed({
      'data/common.yaml': `plain: 1\none: ${secret}\ntwo: ${secret}\n`,
      'data/nodes/web.eyaml': `three: ${secret}\n`,
      'README.md': secret,
    });
    expect(things.filter(({ kind }) => kind === 'private key')).toMatchObject([
      {
        kind: 'private key',
        uses: 2,
        places: [
          { file: 'data/common.yaml', line: 2 },
          { file: 'data/nodes/web.eyaml', line: 1 },
        ],
      },
    ]);
    expect(things.find(({ kind }) => kind === 'private key')?.standIn).toBeUndefined();
  });

  it('reports errors with other causes', () => {
    const { nodes, things } = surveyed({ 'manifests/site.pp': "notify { 'a': }\nnotify { 'a': }\ninclude gone" });
    expect(things.map(({ id }) => id)).toEqual(['class gone']);
    expect(nodes).toMatchObject([{ node: 'web', errors: [{ place: { file: 'manifests/site.pp', line: 2 } }] }]);
  });

  it('finds nothing missing in a complete repository', () => {
    expect(surveyed({ 'manifests/site.pp': "notify { 'a': }" })).toEqual({
      modules: [],
      things: [],
      nodes: [{ node: 'web', own: 1, errors: [] }],
    });
  });
});
