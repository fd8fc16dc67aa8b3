import { describe, expect, it } from 'vitest';
import { findChanges, toChanged, type Changed } from '../../../testing/actions-at.ts';
import type { Texts } from '../../../testing/completion-at.ts';

type Row = readonly [what: string, texts: Texts, title: RegExp, after: string | Changed];

const site = 'manifests/site.pp';
const web = 'modules/web/manifests/init.pp';
const hiera = {
  'hiera.yaml':
    '---\nversion: 5\nhierarchy:\n  - name: Node\n    path: "%{facts.x}.yaml"\n  - name: Common\n    path: common.yaml\n',
};

describe('moving code', () => {
  it.each<Row>([
    [
      'extracts a class of resources',
      { [web]: "class web {\n  include a\n  «package { 'nginx': }\n  -> service { 'nginx': }\n»}\n" },
      /Extract the class web::nginx/,
      {
        [web]: 'class web {\n  include a\n  contain web::nginx\n}\n',
        'modules/web/manifests/nginx.pp':
          "# @summary TODO\nclass web::nginx {\n  package { 'nginx': }\n  -> service { 'nginx': }\n}\n",
      },
    ],
    [
      'extracts a class with the parameters that it reads',
      { [web]: 'class web (\n  Integer $port,\n) {\n  «notify { "p ${port}": }»\n}\n' },
      /Extract the class web::notify/,
      {
        [web]:
          "class web (\n  Integer $port,\n) {\n  class { 'web::notify':\n    port => $port,\n  }\n  contain web::notify\n}\n",
        'modules/web/manifests/notify.pp':
          '# @summary TODO\nclass web::notify (\n  Integer $port,\n) {\n  notify { "p ${port}": }\n}\n',
      },
    ],
    [
      'moves a class to its file, with its documentation',
      { [site]: "include web::tls\n\n# TLS.\nclass web::t‸ls {\n}\n\nnotify { 'a': }\n", [web]: 'class web { }\n' },
      /Move class web::tls to/,
      {
        [site]: "include web::tls\n\nnotify { 'a': }\n",
        'modules/web/manifests/tls.pp': '# TLS.\nclass web::tls {\n}\n',
      },
    ],
    [
      'extracts a class outside of modules',
      "«package { 'a': }\nservice { 'b': }»\n",
      /Extract the class a$/,
      {
        [site]: 'include a\n',
        'modules/a/manifests/init.pp': "# @summary TODO\nclass a {\n  package { 'a': }\n  service { 'b': }\n}\n",
      },
    ],
    [
      'extracts a parameter',
      { [web]: "class web {\n  package { 'a':\n    ensure => 'in‸stalled',\n  }\n}\n" },
      /^Extract the parameter \$ensure$/,
      {
        [web]: "class web (\n  String $ensure = 'installed',\n) {\n  package { 'a':\n    ensure => $ensure,\n  }\n}\n",
      },
    ],
    [
      'extracts a parameter to Hiera',
      { ...hiera, 'data/common.yaml': '---\na: 1\n', [web]: 'class web (\n  $a,\n) {\n  $x = f(8‸0)\n}\n' },
      /in data\/common\.yaml/,
      {
        'data/common.yaml': '---\na: 1\nweb::value: 80\n',
        [web]: 'class web (\n  $a,\n  Integer $value,\n) {\n  $x = f($value)\n}\n',
      },
    ],
    [
      'extracts a bare word to Hiera',
      { ...hiera, [web]: "class web {\n  service { 'a':\n    ensure => run‸ning,\n  }\n}\n" },
      /in data\/common\.yaml/,
      {
        'data/common.yaml': '---\nweb::ensure: "running"\n',
        [web]: "class web (\n  String $ensure,\n) {\n  service { 'a':\n    ensure => $ensure,\n  }\n}\n",
      },
    ],
    [
      'inlines a variable in strings and expressions',
      'class a {\n  $x‸ = \'b\'\n  notice("${x} $x", $x)\n}\n',
      /Inline/,
      'class a {\n  notice("b b", \'b\')\n}\n',
    ],
    [
      'inlines an expression in parentheses, and keeps the comment of its line',
      'class a {\n  $x = 1 + 2 # why\n  $y = $‸x * 3\n}\n',
      /Inline the variable \$x/,
      'class a {\n  # why\n  $y = (1 + 2) * 3\n}\n',
    ],
    [
      'inlines a fact with its keys',
      "class a {\n  $o‸s = $facts['os']\n  notice(\"on ${os['name']}\", $os['family'])\n}\n",
      /Inline/,
      "class a {\n  notice(\"on ${facts['os']['name']}\", $facts['os']['family'])\n}\n",
    ],
    [
      'removes an unused variable',
      'class a {\n  $un‸used = 1\n  $b = 2\n}\n',
      /Remove the unused/,
      'class a {\n  $b = 2\n}\n',
    ],
    [
      'removes an unused parameter with its documentation and the value that another file passes',
      {
        [web]:
          '# @summary Web\n#\n# @param old\n#   Not used.\n# @param b The b\nclass web (\n  $old‸,\n  $b,\n) {\n  notice($b)\n}\n',
        'manifests/site.pp': "class { 'web':\n  old => 1,\n  b   => 2,\n}\n",
      },
      /Remove the unused parameter \$old and its value/,
      {
        [web]: '# @summary Web\n#\n# @param b The b\nclass web (\n  $b,\n) {\n  notice($b)\n}\n',
        'manifests/site.pp': "class { 'web':\n  b => 2,\n}\n",
      },
    ],
    [
      'deletes the file of an unused private class',
      { 'modules/web/manifests/old.pp': '# @api private\nclass web::ol‸d {\n  notice(1)\n}\n' },
      /Remove the unused class web::old and its file/,
      { 'modules/web/manifests/old.pp': '' },
    ],
    [
      'removes an unused private class from a file with other code',
      { [web]: 'class web {\n}\n# @api private\nclass web::ol‸d {\n}\n' },
      /Remove the unused class web::old/,
      { [web]: 'class web {\n}\n' },
    ],
  ])('%s', (_, texts, title, after) => {
    expect(findChanges(texts, title)).toEqual([toChanged(after)]);
  });
});
