import { describe, expect, it } from 'vitest';
import { named, createMarkedProject } from '../testing/service-of.ts';

type Texts = string | Readonly<Record<string, string>>;

const site = 'manifests/site.pp';
const init = 'modules/web/manifests/init.pp';

describe('references', () => {
  it.each<readonly [what: string, texts: Texts, expected: readonly string[]]>([
    [
      'of a variable are not those of its namesake',
      'class a {\n  $x = 1\n  notice($‸x, "${x}")\n}\nclass b {\n  $x = 2\n}\n',
      [`${site}:2 x`, `${site}:3 x`, `${site}:3 x`],
    ],
    [
      'of a variable of top scope are in all classes without one of their own',
      '$x‸ = 1\nclass a {\n  notice($x)\n}\nclass b ($x) {\n  notice($x, $::x)\n}\ndefine c {\n  notice($x)\n}\n',
      [`${site}:1 x`, `${site}:3 x`, `${site}:6 x`, `${site}:9 x`],
    ],
    [
      'of a variable stand in heredocs',
      '$x‸ = 1\n$y = @("END")\n  a ${x} $x\n  | END\n',
      [`${site}:1 x`, `${site}:3 x`, `${site}:3 x`],
    ],
    [
      'of a parameter are where it is given, read and looked up',
      {
        [init]: '# @param port The port.\nclass web (\n  Integer $po‸rt = 80,\n) {\n  notice($port)\n}\n',
        [site]: "class { 'web':\n  port => 81,\n}\nnotice($web::port, Class['web']['port'], lookup('web::port'))\n",
        'data/common.yaml': 'web::port: 82\n',
      },
      [
        'data/common.yaml:1 web::port',
        `${site}:2 port`,
        `${site}:4 web::port`,
        `${site}:4 port`,
        `${site}:4 web::port`,
        `${init}:3 port`,
        `${init}:5 port`,
      ],
    ],
    [
      'of a class are what declares, includes and inherits it',
      {
        [init]: 'class we‸b {\n}\n',
        [site]:
          "include web, other\nrequire(['web'])\nclass { '::web': }\nclass a inherits web {\n}\nNotify['x'] -> Class['web']\n",
      },
      [`${site}:1 web`, `${site}:2 web`, `${site}:3 web`, `${site}:4 web`, `${site}:6 web`, `${init}:1 web`],
    ],
    [
      'of a function are its calls of both kinds',
      'function f($x) {\n  $x\n}\nnotice(f‸(1), 1.f)\n',
      [`${site}:1 f`, `${site}:4 f`, `${site}:4 f`],
    ],
    [
      'of a resource are its title and what refers to it',
      "file { ['/a‸', '/b']: }\nnotify { 'x': require => File['/b', '/a'] }\nnotify { '/a': }\n",
      [`${site}:1 /a`, `${site}:2 /a`],
    ],
    [
      'of a resource with a variable as its title stay in its define',
      'define d {\n  file { "/a‸/${title}": }\n  notify { "x": require => File["/a/${title}"] }\n}\ndefine e {\n  file { "/a/${title}": }\n}\n',
      [`${site}:2 /a/\${title}`, `${site}:3 /a/\${title}`],
    ],
    [
      'of a template are the file and its calls',
      { [site]: "$x = epp('web/a‸')\n$y = epp('web/a.epp')\n", 'modules/web/templates/a.epp': 'x\n' },
      [`${site}:1 web/a`, `${site}:2 web/a.epp`, 'modules/web/templates/a.epp:1 '],
    ],
    [
      'of a key are its data, its lookups and its options',
      {
        [site]: "$x = lookup('si‸te')\n",
        'data/a.yaml': 'lookup_options:\n  site:\n    merge: first\nsite: x\nother: "%{lookup(\'site\')}"\n',
      },
      ['data/a.yaml:2 site', 'data/a.yaml:4 site', 'data/a.yaml:5 site', `${site}:1 site`],
    ],
    [
      'of a class are in the lists of classes that nodes include',
      { [init]: 'class we‸b {\n}\n', 'data/a.yaml': "classes:\n  - 'web'\n  - other\nweb::x: web\n" },
      ['data/a.yaml:2 web', `${init}:1 web`],
    ],
    [
      'of a resource are its alias and queries for its title',
      "file { 'conf':\n  path => '/a',\n  alias => 'b',\n}\nFile['/a‸'] -> File['b'] -> File['conf']\nFile <| title == '/a' |>\n",
      [`${site}:2 /a`, `${site}:5 /a`, `${site}:6 /a`],
    ],
    [
      'of a key are parts of it that are looked up',
      { [site]: "$x = lookup('a‸.b')\n$y = lookup({ 'name' => 'a' })\n", 'data/a.yaml': 'a: {b: 1}\n' },
      ['data/a.yaml:1 a', `${site}:1 a`, `${site}:2 a`],
    ],
    [
      'of a function stand in texts and templates',
      {
        [site]: 'function f() {\n}\n$x = "${f‸()}"\n',
        'modules/web/templates/a.epp': '<%= f() %>',
      },
      [`${site}:1 f`, `${site}:3 f`, 'modules/web/templates/a.epp:1 f'],
    ],
    ['of what Puppet brings are none', "fi‸le { '/a': }\n", []],
  ])('%s', (_, texts, expected) => {
    const project = createMarkedProject(texts);
    expect(named(project, project.service.answer('references', project.place).locations)).toEqual(expected);
  });
});

describe('the name at a place', () => {
  it.each([
    'notice(‸$x)',
    'notice($‸x)',
    'notice($x‸)',
    'notice("‸${x}")',
    'notice("${‸x}")',
    'notice("${x}‸")',
    'notice("‸$x")',
  ])('is found at %s', (call) => {
    const project = createMarkedProject(`$x = 1\n${call}\n`);
    expect(project.service.answer('references', project.place).locations).toHaveLength(2);
  });

  it.each(["file { ‸'/a': }", "file { '/a'‸: }", 'file { "/a‸": }'])('is found at %s', (resource) => {
    const project = createMarkedProject(`${resource}\nFile['/a'] -> File['/b']\n`);
    expect(project.service.answer('references', project.place).locations).toHaveLength(2);
  });
});

describe('highlights', () => {
  it('marks an attribute in all resources of the same type', () => {
    const { service, place } = createMarkedProject(
      "file { '/a': mo‸de => '1' }\nFile['/b'] { mode => '2' }\nFile { mode => '3' }\nexec { 'x': mode => 1 }\n",
    );
    expect(service.answer('highlights', place).ranges.map(({ range }) => range)).toEqual([
      [13, 17],
      [40, 44],
      [61, 65],
    ]);
  });

  it('distinguish writes from reads, only in this file', () => {
    const { service, files, place } = createMarkedProject({
      [init]: 'class web {\n  $x‸ = 1\n  $y = "$x ${x}"\n}\n',
      [site]: 'notice($web::x)\n',
    });
    const { ranges } = service.answer('highlights', place);
    expect(
      ranges.map(({ range, kind }) => `${kind} ${files.get(init)?.slice(0, range[0]).split('\n').length}`),
    ).toEqual(['write 2', 'read 3', 'read 3']);
  });
});
