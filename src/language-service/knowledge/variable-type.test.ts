import { expect, it } from 'vitest';
import { createMarkedProject } from '../testing/service-of.ts';

/** Returns the type on the hover card of the variable `$x` at the end of a manifest. */
function hoveredType(code: string): string | undefined {
  const { service, place } = createMarkedProject(`${code}\nnotice($‸x)\n`);
  return /Type: `(.*)`/.exec(service.answer('hover', place)?.contents ?? '')?.[1];
}

it.each([
  ['$x = 1 + 2', 'Integer'],
  ['$x = 1 + 2.5', 'Float'],
  ['$x = "a ${1}"', 'String'],
  ['$x = @(END)\n  a\n  | END', 'String'],
  ['$x = 1 == 2', 'Boolean'],
  ["$x = ['a', 'b']", 'Array[String]'],
  ["$x = ['a', 1]", 'Array[Variant[String, Integer]]'],
  ["$x = { 'a' => 1 }", 'Hash[String, Integer]'],
  ["$y = { 'a' => [1] }\n$x = $y['a']", 'Array'],
  ["$y = { 'a' => [1] }\n$z = 'a'\n$x = $y[$z]", 'Array[Integer]'],
  ["$x = $facts['os']['family']", 'String'],
  ["$x = split('a b', ' ')", 'Array[String]'],
  ["$x = split('a b', ' ')[0]", 'String'],
  ["$x = 'a b'.split(' ').length", 'Integer'],
  ["$x = ['b', 'a'].sort", 'Array[String]'],
  ["$x = Integer('1')", 'Integer'],
  ["$x = lookup('a', Array[String])", 'Array[String]'],
  ["$x = $a ? { 1 => 'a', default => undef }", 'Optional[String]'],
  ['$x = if $a { 1 } else { 2.5 }', 'Variant[Integer, Float]'],
  ["$x = case $a { 1: { 'a' } }", 'Optional[String]'],
  ['function f() >> Array[Integer] { [1] }\n$x = f()', 'Array[Integer]'],
  ['$x = $x + 1', 'Numeric'],
  ['$x = nofunction(1)', undefined],
])('the type of $x after %j is %s', (code, expected) => {
  expect(hoveredType(code)).toBe(expected);
});

it.each([
  ["split('a b', ' ').each |$x| { notice($‸x) }", 'String'],
  ["split('a b', ' ').each |$‸x| { notice($x) }", 'String'],
  ["{ 'a' => 1 }.each |$k, $x| { notice($‸x) }", 'Integer'],
  ['class a ($x = 1) { notice($‸x) }', undefined],
])('the type of a parameter in %j is %s', (code, expected) => {
  const { service, place } = createMarkedProject(code);
  expect(/Type: `(.*)`/.exec(service.answer('hover', place)?.contents ?? '')?.[1]).toBe(expected);
});
