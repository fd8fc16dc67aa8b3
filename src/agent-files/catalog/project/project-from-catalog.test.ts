import { expect, test } from 'vitest';
import { builtinTypes, catalogFromJson, typeKnowledge, type Catalog } from '../../../engine/index.ts';
import { checkProject } from './compare-project.ts';
import { projectFromCatalog, type CatalogProject } from './project-from-catalog.ts';

const types = typeKnowledge(builtinTypes);

/** Resources that every catalog has. */
const AUTOMATIC = [
  { type: 'Stage', title: 'main', parameters: { name: 'main' } },
  { type: 'Class', title: 'Settings' },
  { type: 'Class', title: 'main', parameters: { name: 'main' } },
];

function imported(resources: readonly object[], edges: readonly (readonly [string, string])[]): Catalog {
  const read = catalogFromJson(
    {
      name: 'web.example.com',
      environment: 'production',
      classes: [],
      resources: [...AUTOMATIC, ...resources],
      edges: [['Stage[main]', 'Class[Settings]'], ['Stage[main]', 'Class[main]'], ...edges].map(([source, target]) => ({
        source,
        target,
      })),
    },
    { types },
  );
  if (read.kind !== 'catalog') throw new Error(read.message);
  return read.catalog;
}

function project(catalog: Catalog, withSecrets = true): CatalogProject {
  const made = projectFromCatalog(catalog, { types, withSecrets });
  if (made.kind === 'refused') throw new Error(made.message);
  return made.project;
}

function differences(catalog: Catalog): readonly string[] {
  return checkProject(project(catalog), catalog, builtinTypes, { name: catalog.node, facts: {} });
}

test('Classes and defines become modules, in the order and nesting of the catalog', () => {
  const catalog = imported(
    [
      { type: 'Class', title: 'Web', tags: ['class', 'web'], parameters: { port: 80, require: 'Class[Base]' } },
      { type: 'Class', title: 'Base', tags: ['class', 'web', 'base'] },
      { type: 'File', title: '/etc/motd', parameters: { ensure: 'file', content: 'a\n  b $c\n' } },
      { type: 'Web::Site', title: 'blog', kind: 'defined_type', parameters: { docroot: '/srv/blog' } },
      { type: 'Notify', title: "it's", parameters: { notify: ['File[/etc/motd]'] } },
    ],
    [
      ['Stage[main]', 'Class[Web]'],
      ['Stage[main]', 'Class[Base]'],
      ['Class[Base]', 'File[/etc/motd]'],
      ['Class[Web]', 'Web::Site[blog]'],
      ['Web::Site[blog]', "Notify[it's]"],
    ],
  );
  expect(project(catalog).files).toEqual({
    'manifests/site.pp': `# Written from the catalog of web.example.com.

class { 'web':
  require => Class['base'],
}
`,
    'modules/web/manifests/init.pp': `class web (
  Integer $port = 80,
) {
  include base

  web::site { 'blog':
    docroot => '/srv/blog',
  }
}
`,
    'modules/base/manifests/init.pp': `class base {
  file { '/etc/motd':
    ensure  => file,
    content => @(END),
      a
        b $c
      | END
  }
}
`,
    'modules/web/manifests/site.pp': `define web::site (
  String $docroot,
) {
  notify { 'it\\'s':
    notify => [File['/etc/motd']],
  }
}
`,
  });
  expect(differences(catalog)).toEqual([]);
});

test('Values of Sensitive attributes are hidden unless they are requested', () => {
  const catalog = imported(
    [{ type: 'User', title: 'luke', parameters: { password: 'secret' }, sensitive_parameters: ['password'] }],
    [['Class[main]', 'User[luke]']],
  );
  const hidden = project(catalog, false);
  expect(hidden.hiddenValues).toBe(1);
  expect(hidden.files['manifests/site.pp']).toContain("password => Sensitive('[redacted]'),");
  expect(JSON.stringify(hidden.files)).not.toContain('secret');
  expect(differences(catalog)).toEqual([]);
});

test('Instances of a define share a body if their values follow from titles and parameters', () => {
  const site = (title: string, port: number) => [
    { type: 'Site', title, kind: 'defined_type', parameters: { port, open: port > 1 } },
    { type: 'File', title: `/srv/${title}`, parameters: { ensure: 'directory', mode: port > 1 ? '0755' : '0700' } },
    {
      type: 'Notify',
      title,
      parameters: { message: `$${title} "x"`, withpath: port, require: [`File[/srv/${title}]`], tag: ['a', title] },
    },
  ];
  const edges = (title: string): readonly (readonly [string, string])[] => [
    ['Class[main]', `Site[${title}]`],
    [`Site[${title}]`, `File[/srv/${title}]`],
    [`Site[${title}]`, `Notify[${title}]`],
  ];
  const catalog = imported([...site('one', 1), ...site('two', 2)], [...edges('one'), ...edges('two')]);
  expect(project(catalog).files['modules/site/manifests/init.pp']).toBe(`define site (
  Integer $port,
  Boolean $open,
) {
  file { "/srv/\${title}":
    ensure => directory,
    mode   => $open ? { true => '0755', default => '0700' },
  }

  notify { $title:
    message  => "\\$\${title} \\"x\\"",
    withpath => $port,
    require  => [File["/srv/\${title}"]],
    tag      => ['a', $title],
  }
}
`);
  expect(differences(catalog)).toEqual([]);
});

test('Native types of modules get stand-ins', () => {
  const catalog = imported(
    [{ type: 'Ini_setting', title: 'x', kind: 'compilable_type', parameters: { ensure: 'present', path: '/x' } }],
    [['Class[main]', 'Ini_setting[x]']],
  );
  const { files, unknownTypes } = project(catalog);
  expect(unknownTypes).toEqual(['ini_setting']);
  expect(files['modules/ini/lib/puppet/type/ini_setting.rb']).toContain('newparam(:path)');
  expect(differences(catalog)).toEqual([]);
});
