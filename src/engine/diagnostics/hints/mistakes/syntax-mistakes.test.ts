import { describe, expect, it } from 'vitest';
import { builtinTypes } from '../../../providers/builtin.ts';
import { typeKnowledge } from '../../../resource-types/knowledge.ts';
import { compileForTest } from '../../../testing/compile.ts';

const types = typeKnowledge(builtinTypes);

function diagnosed(manifest: string) {
  const [first] = compileForTest(manifest, { types }).diagnostics;
  if (first === undefined) throw new Error('nothing was found');
  return first;
}

describe('hints for frequent syntax mistakes', () => {
  it.each([
    ["file { '/x'\n  ensure => file,\n}", 'Add a colon after the title'],
    ['file { $path\n  ensure => file,\n}', 'Add a colon after the title'],
    ["package { 'x';\n  ensure => installed,\n}", 'Write a colon after the title'],
    ["user { 'ada':\n  ensure => present\n  shell => '/bin/sh',\n}", 'Add a comma'],
    ["user { 'ada':\n  ensure => present # here\n  shell => '/bin/sh',\n}", 'Add a comma'],
    ["$x = { 'a' => 1 'b' => 2 }", 'Add a comma'],
    ["$x = ['a' 'b']", 'Add a comma'],
    ["notify { 'a':\n  message = 'x',\n}", 'Write => between'],
    ["notify { 'a':\n  message: 'x',\n}", 'Write => between'],
    ["notify { 'a':\n  message -> 'x',\n}", 'Write => between'],
    ["file { '/x':\n  ensure file,\n}", 'Write => between an attribute and its value'],
    ["file { '/x':\n  ensure => ,\n}", 'Add a value after =>'],
    ["class a {\n  notify { 'x': }\n", 'never closed'],
    ["notify { 'x': }\n}", 'has no matching {'],
    ["file '/x': ensure => file }", 'Add a brace before the title'],
    ['$x = 1\nif $x = 1 { }', 'Use == to compare'],
    ['$x = 1\nif $x == 1 { }\nelse if $x == 2 { }', 'elsif'],
    ['$x = 1\nif $x == 1 { }\nelseif $x == 2 { }', 'elsif'],
    ['for $x in [1] { }', '.each'],
    ['if true && false { }', 'Combine conditions with "and"'],
    ['if true || false { }', 'Combine conditions with "or"'],
    ['class my-class { }', 'my_class'],
    ["file { '/x':\n  source => /etc/motd,\n}", 'in quotes'],
    ["package { 'x':\n  ensure => 1.2.3,\n}", 'in quotes'],
    ['$web-port = 80', '$web_port'],
    ['$x = 80\n$x == 80\nnotice($x)', 'compare'],
    ["notice('a' + 'b')", 'double quotes'],
    ["notify { 'a': }\nnotify { 'b': require => notify['a'] }", 'Notify[…]'],
    ["notify { 'a': }\nnotify { 'a': }", 'one place'],
    ["class a { }\ninclude a\nclass { 'a': }", 'before every include'],
    ["notify { 'b': require => Notify['a'] }", 'Declare Notify[a]'],
    ["notify { 'b': require => Class['a'] }", 'include a'],
    ["notify { 'a': }\nNotify['a'] -> Notify['b']", 'Declare Notify[b]'],
    ['include web::server', 'modules/web/manifests/server.pp'],
    ["notice(3 ? { 1 => 'a' })", 'default'],
    ['$x = 1\n$x = 2', 'Variables never change'],
    ["notice(epp('web/templates/index.epp'))", 'from the name: web/index.epp'],
    ["notify { 'a':\n  message => 'x,\n}", 'same quote'],
  ])('%j', (manifest, hint) => {
    expect(diagnosed(manifest).hint).toContain(hint);
  });

  it.each([
    ["file { '/x'\n  ensure => file,\n}", "file { '/x':\n  ensure => file,\n}"],
    ["user { 'a':\n  ensure => present\n  shell => '/x',\n}", "user { 'a':\n  ensure => present,\n  shell => '/x',\n}"],
    ["notify { 'a':\n  message = 'x',\n}", "notify { 'a':\n  message => 'x',\n}"],
    ['$x = 1\nif $x = 1 { }', '$x = 1\nif $x == 1 { }'],
    ['$x = 1\nif $x == 1 { }\nelse if $x == 2 { }', '$x = 1\nif $x == 1 { }\nelsif $x == 2 { }'],
  ])('%j is fixed', (wrong, right) => {
    const edit = diagnosed(wrong).fix?.edits[0];
    const { offset, length } = edit?.span ?? { offset: 0, length: 0 };
    expect(wrong.slice(0, offset) + (edit?.text ?? '') + wrong.slice(offset + length)).toBe(right);
  });

  it("leaves Puppet's message unchanged", () => {
    expect(diagnosed("file { '/x'\n  ensure => file,\n}").message).toBe("Syntax error at 'ensure'");
  });
});
