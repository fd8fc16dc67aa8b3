import { describe, expect, it } from 'vitest';
import { createMarkedProject } from '../../testing/service-of.ts';

type Texts = string | Readonly<Record<string, string>>;

/** Renames the symbol at `‸`. Returns the changed files with their new content, or the reason for a refusal. */
function renamed(texts: Texts, newName: string): Readonly<Record<string, string>> | string {
  const { service, files, place } = createMarkedProject(texts);
  const answer = service.answer('rename', { ...place, newName });
  if ('error' in answer) return answer.error;
  const after = new Map(files);
  for (const { file, range, text } of answer.edits.toSorted((a, b) => b.range[0] - a.range[0])) {
    const before = after.get(file) ?? '';
    after.set(file, before.slice(0, range[0]) + text + before.slice(range[1]));
  }
  for (const { from, to } of answer.moves ?? []) {
    after.set(to, after.get(from) ?? '');
    after.delete(from);
  }
  return Object.fromEntries([...after].filter(([path, text]) => files.get(path) !== text));
}

const site = 'manifests/site.pp';
const init = 'modules/web/manifests/init.pp';

describe('renaming', () => {
  it.each<readonly [what: string, texts: Texts, newName: string, after: Readonly<Record<string, string>>]>([
    [
      'a local variable changes its scope alone',
      'class a {\n  $x = 1\n  notice($‸x, "${x} $x")\n}\nclass b {\n  $x = 2\n}\n',
      'y1',
      { [site]: 'class a {\n  $y1 = 1\n  notice($y1, "${y1} $y1")\n}\nclass b {\n  $x = 2\n}\n' },
    ],
    [
      'a variable changes where heirs and others read it',
      'class p {\n  $x‸ = 1\n}\nclass a inherits p {\n  notice($x, $p::x)\n}\n',
      '$y',
      { [site]: 'class p {\n  $y = 1\n}\nclass a inherits p {\n  notice($y, $p::y)\n}\n' },
    ],
    [
      'a variable of top scope',
      '$x = 1\nclass a {\n  notice($‸::x, "${::x}")\n}\n',
      'y',
      { [site]: '$y = 1\nclass a {\n  notice($::y, "${::y}")\n}\n' },
    ],
    [
      'a parameter of a define changes what is given',
      "# @param x The x.\ndefine d (\n  $x‸,\n) {\n  notice($x)\n}\nd { 'a': x => 1 }\nD { x => 2 }\nD['a'] { x => 3 }\nD <| x == 1 |> { x => 4 }\n",
      'y',
      {
        [site]:
          "# @param y The x.\ndefine d (\n  $y,\n) {\n  notice($y)\n}\nd { 'a': y => 1 }\nD { y => 2 }\nD['a'] { y => 3 }\nD <| y == 1 |> { y => 4 }\n",
      },
    ],
    [
      'a parameter whose documentation has a type in brackets',
      '# @param [Hash[String, Array[String]]] x The x.\n# @param y [Array[String]] The y.\nclass a ($‸x, $y) {\n}\n',
      'z',
      {
        [site]:
          '# @param [Hash[String, Array[String]]] z The x.\n# @param y [Array[String]] The y.\nclass a ($z, $y) {\n}\n',
      },
    ],
    [
      'a parameter of a class changes its keys',
      {
        [init]: 'class web (\n  $po‸rt,\n) {\n}\n',
        'data/a.yaml': 'lookup_options:\n  web::port: {merge: first}\nweb::port: 1\nx: "%{lookup(\'web::port\')}"\n',
      },
      'listen',
      {
        [init]: 'class web (\n  $listen,\n) {\n}\n',
        'data/a.yaml':
          'lookup_options:\n  web::listen: {merge: first}\nweb::listen: 1\nx: "%{lookup(\'web::listen\')}"\n',
      },
    ],
    [
      'a variable changes in the Ruby templates of its class',
      {
        [init]: "class web {\n  $po‸rt = 1\n  notice(template('web/a.erb'))\n}\n",
        'modules/web/templates/a.erb': "<%= @port %> @port <%= scope['web::port'] %>\n",
      },
      'listen',
      {
        [init]: "class web {\n  $listen = 1\n  notice(template('web/a.erb'))\n}\n",
        'modules/web/templates/a.erb': "<%= @listen %> @port <%= scope['web::listen'] %>\n",
      },
    ],
    [
      'a parameter of a template changes in its calls',
      {
        'modules/web/templates/a.epp': '<%- | $x | -%>\n<%= $‸x %>\n',
        [site]: "notice(epp('web/a', { 'x' => 1, y => 2 }))\n",
      },
      'z',
      {
        'modules/web/templates/a.epp': '<%- | $z | -%>\n<%= $z %>\n',
        [site]: "notice(epp('web/a', { 'z' => 1, y => 2 }))\n",
      },
    ],
    [
      'a class moves its file and changes all that begins with its name',
      {
        'modules/web/manifests/old.pp': 'class web::ol‸d (\n  $port = 1,\n) {\n}\n',
        [site]:
          "include web::old\ncontain 'web::old'\nrequire ::web::old\nclass { 'web::old': port => 2 }\nClass['web::old'] -> Class['Web::Old']\nnotice($web::old::port, \"${::web::old::port}\")\nclass b inherits web::old {\n}\nclass { 'web::older': }\n",
        'data/a.yaml': 'web::old::port: 3\nweb::old::x::y: 4\n',
      },
      'web::fresh::one',
      {
        'modules/web/manifests/fresh/one.pp': 'class web::fresh::one (\n  $port = 1,\n) {\n}\n',
        [site]:
          "include web::fresh::one\ncontain 'web::fresh::one'\nrequire ::web::fresh::one\nclass { 'web::fresh::one': port => 2 }\nClass['web::fresh::one'] -> Class['Web::Fresh::One']\nnotice($web::fresh::one::port, \"${::web::fresh::one::port}\")\nclass b inherits web::fresh::one {\n}\nclass { 'web::older': }\n",
        'data/a.yaml': 'web::fresh::one::port: 3\nweb::old::x::y: 4\n',
      },
    ],
    [
      'a define changes in capitals and where it is created by name',
      {
        'modules/web/manifests/site.pp': 'define web::site {\n}\n',
        [site]:
          "web::si‸te { 'a': }\nWeb::Site['a'] -> Notify['x']\nWeb::Site <| |>\ncreate_resources('web::site', {})\nnotice(defined('web::site'))\n",
      },
      'web::vhost',
      {
        'modules/web/manifests/vhost.pp': 'define web::vhost {\n}\n',
        [site]:
          "web::vhost { 'a': }\nWeb::Vhost['a'] -> Notify['x']\nWeb::Vhost <| |>\ncreate_resources('web::vhost', {})\nnotice(defined('web::vhost'))\n",
      },
    ],
    [
      'a short name keeps the namespace',
      { 'modules/web/manifests/a/b.pp': 'class web::a::‸b {\n}\n', [site]: 'include web::a::b\n' },
      'c',
      { 'modules/web/manifests/a/c.pp': 'class web::a::c {\n}\n', [site]: 'include web::a::c\n' },
    ],
    [
      'the short name of a type keeps the namespace',
      { 'modules/web/types/port.pp': 'type Web::Po‸rt = Integer\n', [site]: 'notice(1 =~ Web::Port)\n' },
      'Tcp',
      { 'modules/web/types/tcp.pp': 'type Web::Tcp = Integer\n', [site]: 'notice(1 =~ Web::Tcp)\n' },
    ],
    [
      'the name of the module is complete',
      { 'modules/web/manifests/b.pp': 'class web::‸b {\n}\n' },
      'web',
      { 'modules/web/manifests/init.pp': 'class web {\n}\n' },
    ],
    [
      'a function',
      { 'modules/web/functions/f.pp': 'function web::f($x) {\n  $x\n}\n', [site]: 'notice(web::‸f(1), 2.web::f)\n' },
      'web::g',
      { 'modules/web/functions/g.pp': 'function web::g($x) {\n  $x\n}\n', [site]: 'notice(web::g(1), 2.web::g)\n' },
    ],
    [
      'a function in Ruby',
      {
        'modules/web/lib/puppet/functions/web/f.rb': "Puppet::Functions.create_function(:'web::f') do\nend\n",
        [site]: 'notice(web::‸f(1))\n',
      },
      'web::g',
      {
        'modules/web/lib/puppet/functions/web/g.rb': "Puppet::Functions.create_function(:'web::g') do\nend\n",
        [site]: 'notice(web::g(1))\n',
      },
    ],
    [
      'a type alias',
      { 'modules/web/types/p.pp': 'type Web::P = Integer\n', [site]: 'class a (\n  Array[Web::‸P] $x,\n) {\n}\n' },
      'Web::Port',
      {
        'modules/web/types/port.pp': 'type Web::Port = Integer\n',
        [site]: 'class a (\n  Array[Web::Port] $x,\n) {\n}\n',
      },
    ],
    [
      'a function of the environment',
      { 'functions/f.pp': 'function environment::f‸() {\n}\n' },
      'environment::g',
      { 'functions/g.pp': 'function environment::g() {\n}\n' },
    ],
    [
      'the type that a module is named after',
      { 'modules/web/types/init.pp': 'type Web‸ = Integer\n' },
      'Web::Port',
      { 'modules/web/types/port.pp': 'type Web::Port = Integer\n' },
    ],
    [
      'a resource by its title',
      "file { '/a‸': }\nnotify { 'x': require => File['/a'] }\nFile[\"/a\"] -> Notify['x']\nnotify { '/a': }\n",
      "/it's",
      {
        [site]:
          "file { '/it\\'s': }\nnotify { 'x': require => File['/it\\'s'] }\nFile[\"/it's\"] -> Notify['x']\nnotify { '/a': }\n",
      },
    ],
    [
      'a key of the data',
      { [site]: "notice(lookup('site_na‸me'))\n", 'data/a.yaml': 'site_name: x\n' },
      'title_of_site',
      { [site]: "notice(lookup('title_of_site'))\n", 'data/a.yaml': 'title_of_site: x\n' },
    ],
    [
      'a template moves its file',
      { [site]: "notice(epp('web/a‸.epp'))\n", 'modules/web/templates/a.epp': 'x' },
      'web/b/c.epp',
      { [site]: "notice(epp('web/b/c.epp'))\n", 'modules/web/templates/b/c.epp': 'x' },
    ],
    [
      'what a text that is half typed says',
      'class a {\n  $x = 1\n  notice($‸x\n}\n',
      'y',
      { [site]: 'class a {\n  $y = 1\n  notice($y\n}\n' },
    ],
  ])('%s', (_, texts, newName, after) => {
    expect(renamed(texts, newName)).toEqual(after);
  });

  it.each<readonly [what: string, texts: Texts, newName: string, reason: RegExp]>([
    ['a built-in type', "fi‸le { '/a': }\n", 'folder', /name/],
    ['a built-in function', "$x = spl‸it('a', 'b')\n", 'cut', /does not define 'split'/],
    ['a name that is none', '$x‸ = 1\n', '1 x', /not a valid variable name/],
    ['a variable of Puppet', 'define d {\n  notice($ti‸tle)\n}\n', 'heading', /Puppet sets/],
    ['facts', "notice($fac‸ts['os'])\n", 'things', /does not define/],
    ['the name of a variable of Puppet', '$x‸ = 1\n', 'facts', /Puppet sets \$facts/],
    ['a metaparameter as a parameter', 'class a ($x‸) {\n}\n', 'require', /metaparameter/],
    ['what is already in the scope', 'class a {\n  $x‸ = 1\n  $y = 2\n}\n', 'y', /\$y already exists/],
    ['what a block has', '$x‸ = 1\n[1].each |$y| {\n  notice($x)\n}\n', 'y', /already exists in a block/],
    ['what is read from further out', '$y = 1\n[1].each |$x‸| {\n  notice($y)\n}\n', 'y', /different variable/],
    ['a class that is there', 'class a‸ {\n}\nclass b {\n}\n', 'b', /class 'b' already exists/],
    ['a keyword', 'class a‸ {\n}\n', 'unless', /reserved word/],
    ['a type for a define', 'define d‸ {\n}\n', 'file', /resource type 'file'/],
    ['a function of Puppet', 'function f‸() {\n}\n', 'split', /function 'split'/],
    ['a type in small letters', 'type A‸ = Integer\n', 'b', /capitalized/],
    ['a resource that is there', "file { '/a‸': }\nfile { '/b': }\n", '/b', /already/],
    [
      'a file that is there',
      {
        'modules/web/manifests/a.pp': 'class web::a‸ {\n}\n',
        'modules/web/manifests/b.pp': '# Nothing yet.\n',
      },
      'web::b',
      /file modules\/web\/manifests\/b.pp already/,
    ],
  ])('refuses %s', (_, texts, newName, reason) => {
    expect(renamed(texts, newName)).toMatch(reason);
  });
});
