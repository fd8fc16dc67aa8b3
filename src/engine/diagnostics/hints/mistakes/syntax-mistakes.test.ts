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
    ["file { '/x'\n  ensure => file,\n}", 'A colon is missing after the title'],
    ['file { $path\n  ensure => file,\n}', 'A colon is missing after the title'],
    ["package { 'x';\n  ensure => installed,\n}", 'A title ends with a colon'],
    ["user { 'ada':\n  ensure => present\n  shell => '/bin/sh',\n}", 'A comma is missing'],
    ["user { 'ada':\n  ensure => present # here\n  shell => '/bin/sh',\n}", 'A comma is missing'],
    ["$x = { 'a' => 1 'b' => 2 }", 'A comma is missing'],
    ["$x = ['a' 'b']", 'A comma is missing'],
    ["notify { 'a':\n  message = 'x',\n}", 'joined by =>'],
    ["notify { 'a':\n  message: 'x',\n}", 'joined by =>'],
    ["notify { 'a':\n  message -> 'x',\n}", 'joined by =>'],
    ["file { '/x':\n  ensure file,\n}", 'An attribute and its value need =>'],
    ["file { '/x':\n  ensure => ,\n}", 'The value after => is missing'],
    ["class a {\n  notify { 'x': }\n", 'never closed'],
    ["notify { 'x': }\n}", 'closes nothing'],
    ["file '/x': ensure => file }", 'A brace is missing before the title'],
    ['$x = 1\nif $x = 1 { }', 'compared by =='],
    ['$x = 1\nif $x == 1 { }\nelse if $x == 2 { }', 'elsif'],
    ['$x = 1\nif $x == 1 { }\nelseif $x == 2 { }', 'elsif'],
    ['for $x in [1] { }', '.each'],
    ['if true && false { }', 'joined by "and"'],
    ['if true || false { }', 'joined by "or"'],
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
    ['$x = 1\n$x = 2', 'keeps its first value'],
    ["notice(epp('web/templates/index.epp'))", 'left out of the name: web/index.epp'],
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
  ])('%j is mended', (wrong, right) => {
    const edit = diagnosed(wrong).fix?.edits[0];
    const { offset, length } = edit?.span ?? { offset: 0, length: 0 };
    expect(wrong.slice(0, offset) + (edit?.text ?? '') + wrong.slice(offset + length)).toBe(right);
  });

  it("leaves Puppet's message as it is", () => {
    expect(diagnosed("file { '/x'\n  ensure => file,\n}").message).toBe("Syntax error at 'ensure'");
  });
});
