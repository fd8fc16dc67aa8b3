import { expect, it } from 'vitest';
import { changeSize } from './change-size.ts';

function sizeOf(before: string, after: string, path = 'manifests/site.pp'): number {
  return changeSize({ [path]: before }, { [path]: after });
}

it.each([
  ['spaces and line breaks', 'include  ntp', '  include\n\nntp\n', 0],
  ['comments', 'include ntp', '# Time.\ninclude ntp # here', 0],
  ['a word', "require => Package['ntp']", "before => Package['ntp']", 1],
  ['an operator', 'A -> B', 'A ~> B', 1],
  ['a string as a whole', "content => 'a b c'", 'content => "x # y z\\n"', 1],
  ['quotation marks', "port => '80'", 'port => 80', 1],
  ['an attribute without its comma', 'file { x: }', "file { x: mode => '0644', }", 3],
  ['two exchanged operands', '$own + $defaults', '$defaults + $own', 2],
  ['a qualified name as one word', 'include ntp::server', 'include ntp', 1],
  ['a method', 'File.read(path).chomp', 'File.read(path).to_i', 1],
])('counts %s', (_, before, after, size) => {
  expect(sizeOf(before, after)).toBe(size);
});

it('counts the tokens of files that were added or deleted', () => {
  expect(changeSize({ 'a.pp': 'include a' }, { 'b.pp': 'include b' })).toBe(4);
});

it('counts a # in other files as a token', () => {
  expect(sizeOf('a', 'a # b', 'modules/x/files/y')).toBe(2);
});

it('ends soon for files without any similarity', () => {
  expect(sizeOf('a '.repeat(100_000), 'b '.repeat(50_000))).toBe(100_000);
});
