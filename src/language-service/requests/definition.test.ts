import { describe, expect, it } from 'vitest';
import { named, createMarkedProject } from '../testing/service-of.ts';

type Texts = string | Readonly<Record<string, string>>;

function definitionOf(texts: Texts): readonly string[] {
  const project = createMarkedProject(texts);
  return named(project, project.service.answer('definition', project.place).locations);
}

const site = 'manifests/site.pp';
const init = 'modules/ntp/manifests/init.pp';

describe('the definition of a variable', () => {
  it.each<readonly [what: string, texts: Texts, expected: readonly string[]]>([
    ['is where its scope assigns it', 'class a {\n  $x = 1\n  notice($‸x)\n}\n$x = 2\n', [`${site}:2 x`]],
    ['is in top scope where its class has none', 'class a {\n  notice($‸x)\n}\n$x = 2\n', [`${site}:4 x`]],
    ['is a parent of its class', 'class p {\n  $x = 1\n}\nclass a inherits p {\n  notice($x‸)\n}\n', [`${site}:2 x`]],
    ['is seen in a lambda', 'class a {\n  $x = 1\n  [1].each |$i| { notice($x‸) }\n}\n', [`${site}:2 x`]],
    ['may be the parameter of a lambda', '$x = 1\n[1].each |$x| {\n  notice($x‸)\n}\n', [`${site}:2 x`]],
    ['is not that of another define', 'define a {\n  $x = 1\n}\ndefine b {\n  notice($x‸)\n}\n', []],
    [
      'may be set by definitions of nodes',
      'node a {\n  $x = 1\n}\nnode b {\n  $x = 2\n}\nclass c {\n  notice($‸x)\n}\n',
      [`${site}:2 x`, `${site}:5 x`],
    ],
    [
      'is found by its qualified name',
      { [init]: 'class ntp (\n  $port = 1,\n) {\n}\n', [site]: 'notice("${ntp::po‸rt}")\n' },
      [`${init}:2 port`],
    ],
    [
      'of a template is its parameter',
      {
        'modules/ntp/templates/a.epp': '<%- | $server | -%>\n<%= $serv‸er %>\n',
      },
      ['modules/ntp/templates/a.epp:1 server'],
    ],
    [
      'of a template without parameters is what the call gives',
      {
        [site]: "$x = epp('ntp/a.epp', { 'server' => 1 })\n",
        'modules/ntp/templates/a.epp': '<%= $serv‸er %>\n',
      },
      [`${site}:1 server`],
    ],
    [
      'of a template in Ruby that nothing renders is in a class of its module',
      {
        [init]: 'class ntp (\n  $port = 1,\n) {\n}\n',
        'modules/ntp/templates/a.erb': '<%= @po‸rt %>\n',
      },
      [`${init}:2 port`],
    ],
  ])('%s', (_, texts, expected) => {
    expect(definitionOf(texts)).toEqual(expected);
  });
});

describe('the definition', () => {
  it.each<readonly [what: string, texts: Texts, expected: readonly string[]]>([
    [
      'of a level is its data file',
      {
        'hiera.yaml': 'version: 5\nhierarchy:\n  - name: Common\n    path: com‸mon.yaml\n',
        'data/common.yaml': 'a: 1\n',
      },
      ['data/common.yaml:1 '],
    ],
    ['of a class that is declared', { [init]: 'class ntp {\n}\n', [site]: "class { 'n‸tp': }\n" }, [`${init}:1 ntp`]],
    ['of a class with colons', { [init]: 'class ntp {\n}\n', [site]: "include('::n‸tp')\n" }, [`${init}:1 ntp`]],
    ['of a parent class', 'class p {\n}\nclass a inherits p‸ {\n}\n', [`${site}:1 p`]],
    ['of a type alias', 'type A = Integer\nclass c (\n  A‸ $x,\n) {\n}\n', [`${site}:1 A`]],
    ['of a define in capitals', "define web::site {\n}\nNotify['x'] -> Web::Si‸te['a']\n", [`${site}:1 web::site`]],
    ['of an attribute is the parameter', "define d (\n  $mode,\n) {\n}\nd { 'x': mo‸de => 1 }\n", [`${site}:2 mode`]],
    ['of a resource is its title', "file { ['/a', '/b']: }\nFile['/b‸'] -> File['/a']\n", [`${site}:1 /b`]],
    [
      'of a key that is a parameter',
      {
        [init]: 'class ntp (\n  $port = 1,\n) {\n}\n',
        'data/common.yaml': 'ntp::po‸rt: 1\n',
      },
      [`${init}:2 port`],
    ],
    [
      'of a file of a module',
      {
        [site]: "file { '/a': source => 'puppet:///modules/ntp/ke‸ys' }\n",
        'modules/ntp/files/keys': 'k\n',
      },
      ['modules/ntp/files/keys:1 '],
    ],
    [
      'of a function in Ruby',
      {
        [site]: '$x = ntp::dou‸ble(1)\n',
        'modules/ntp/lib/puppet/functions/ntp/double.rb': "Puppet::Functions.create_function(:'ntp::double') do\nend\n",
      },
      ['modules/ntp/lib/puppet/functions/ntp/double.rb:1 ntp::double'],
    ],
    ['is none for what Puppet brings', "fi‸le { '/a': }\n", []],
    ['is found in a text that is half typed', 'class a {\n  $x = 1\n  notice($x‸\n}\nclass b {\n', [`${site}:2 x`]],
  ])('%s', (_, texts, expected) => {
    expect(definitionOf(texts)).toEqual(expected);
  });
});
