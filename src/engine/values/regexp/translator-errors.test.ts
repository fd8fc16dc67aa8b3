import { toRegExp } from 'oniguruma-to-es';
import { expect, it } from 'vitest';
import { rubyReason } from './translator-errors.ts';

function reasonFor(source: string): string | undefined {
  try {
    toRegExp(source);
    return undefined;
  } catch (error) {
    return rubyReason(source, error instanceof Error ? error.message : String(error));
  }
}

// Messages of Ruby 3.1's `Regexp.new`.
it.each([
  ['(', 'end pattern with unmatched parenthesis'],
  ['(?>', 'end pattern with unmatched parenthesis'],
  ['a)', 'unmatched close parenthesis'],
  ['[', 'premature end of char-class'],
  ['[[:alpha:]', 'premature end of char-class'],
  ['[]', 'empty char-class'],
  ['[^]', 'empty char-class'],
  ['[b-a]', 'empty range in char class'],
  ['[a-\\d]', 'char-class value at end of range'],
  ['[[:foo:]]', 'invalid POSIX bracket type'],
  ['(?<>a)', 'group name is empty'],
  ['(?<1a>b)', 'invalid group name <1a>'],
  ['(?<ab', 'invalid group name <ab>'],
  ['(?y)', 'undefined group option'],
  ['(?P<a>b)', 'undefined group option'],
  ['(?i', 'end pattern in group'],
  ['\\k<x>', 'undefined name <x> reference'],
  ['\\g<x>', 'undefined name <x> reference'],
  ['\\2', 'invalid backref number/name'],
  ['\\k<1>', 'invalid backref number/name'],
  ['(?(1)a)', 'invalid backref number/name'],
  ['\\p{Foo}', 'invalid character property name {Foo}'],
  ['\\p{', 'invalid character property name {}'],
  ['\\x{110000}', 'invalid hex escape'],
  ['\\x{zz}', 'invalid hex escape'],
  ['\\u12', 'invalid Unicode escape'],
  ['\\c', 'too short control escape'],
  ['\\', 'too short escape sequence'],
  ['*', 'target of repeat operator is not specified'],
  ['+a', 'target of repeat operator is not specified'],
])("gives Ruby's reason for refusing %s", (source, reason) => {
  expect(reasonFor(source)).toBe(reason);
});
