import { describe, expect, it } from 'vitest';
import type { DocumentSymbol } from '../answers.ts';
import { createMarkedProject } from '../testing/service-of.ts';

/** Formats the outline as lines, with indented children. */
function lines(symbols: readonly DocumentSymbol[], indent = ''): readonly string[] {
  return symbols.flatMap(({ kind, name, children = [] }) => [
    `${indent}${kind} ${name}`,
    ...lines(children, `${indent}  `),
  ]);
}

function outline(text: string): readonly string[] {
  const { service, place } = createMarkedProject(text);
  return lines(service.answer('symbols', place).symbols);
}

describe('the outline', () => {
  it('contains resources whose braces are not closed', () => {
    expect(outline("class a {\n  file { '/x':\n    mode => '0644',\n")).toEqual(['class a', '  resource File[/x]']);
    expect(outline("file { '/x':\n  mode => '0644',\nservice { 's': }\n")).toEqual([
      'resource File[/x]',
      'resource Service[s]',
    ]);
  });

  it('has definitions with their contents', () => {
    expect(
      outline(`class web (
  Integer $port = 80,
) {
  $dir = '/etc'
  file { '/a':
    mode => '0644',
  }
  class inner {
  }
}
define web::site {
  notify { $title: }
  notify { "a \${title}": }
}
function web::f($x) {
  $x
}
type Web::P = Integer
node 'a.example.com', /^b/ {
  include web
}
node default {
}
`),
    ).toEqual([
      'class web',
      '  parameter $port',
      '  variable $dir',
      '  resource File[/a]',
      '  class inner',
      'define web::site',
      '  resource Notify[$title]',
      '  resource Notify[a ${title}]',
      'function web::f',
      '  parameter $x',
      'type Web::P',
      'node a.example.com',
      'node /^b/',
      'node default',
    ]);
  });

  it('has a resource for each title and each body', () => {
    expect(
      outline("package { ['p', 'q']: }\n@file {\n  '/a':\n    ensure => file;\n  default:\n    mode => '0644';\n}\n"),
    ).toEqual(['resource Package[p]', 'resource Package[q]', 'resource File[/a]']);
  });

  it('continues after errors', () => {
    expect(
      outline("class a {\n  file { '/x':\n    mode => ,\n  }\n}\nclass b (\n  $x = ,\n) {\n}\nclass c {\n"),
    ).toEqual(['class a', '  resource File[/x]', 'class b', 'class c']);
  });
});

describe('the symbols of the project', () => {
  const { service } = createMarkedProject({
    'modules/ntp/manifests/server.pp': 'define ntp::server {\n}\n',
    'modules/ntp/manifests/init.pp': "class ntp {\n  service { 'chronyd': }\n}\n",
    'data/common.yaml': 'ntp::servers: []\n',
  });
  const found = (query: string): readonly string[] =>
    service.answer('workspaceSymbols', { query }).symbols.map(({ kind, name, file }) => `${kind} ${name} in ${file}`);

  it('are found by letters in order, best matches first', () => {
    expect(found('ntps')).toEqual([
      'define ntp::server in modules/ntp/manifests/server.pp',
      'key ntp::servers in data/common.yaml',
    ]);
    expect(found('NTP')[0]).toBe('class ntp in modules/ntp/manifests/init.pp');
    expect(found('chron')).toEqual(['resource Service[chronyd] in modules/ntp/manifests/init.pp']);
    expect(found('xyz')).toEqual([]);
  });
});
