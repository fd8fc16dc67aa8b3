import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidMode, modeToBits } from './symbolic-mode.ts';

describe('symbolic modes', () => {
  it.each([
    ['u+x', 0o644, false, 0o744],
    ['go-r', 0o644, false, 0o600],
    ['u=rw,g=r,o=', 0o777, false, 0o640],
    ['a+X', 0o644, false, 0o644],
    ['a+X', 0o744, false, 0o755],
    ['a+X', 0o644, true, 0o755],
    ['g=u', 0o740, false, 0o770],
    ['+t', 0o755, false, 0o1755],
    ['ug+s', 0o755, false, 0o6755],
    ['=r', 0o777, false, 0o444],
  ])('%s on %o', (mode, from, isDirectory, expected) => {
    expect(modeToBits(mode, from, isDirectory)).toBe(expected);
  });

  it('report errors in a clause', () => {
    expect(() => modeToBits('u+q', 0)).toThrow('Unknown operation in symbolic mode "u+q"');
    expect(() => modeToBits('u+r,-X', 0)).toThrow(
      'X only works with the \'+\' operator at "-X" in symbolic mode "u+r,-X"',
    );
  });

  it('are distinguished from invalid ones', () => {
    for (const mode of ['0644', '4755', 'u+x', 'ug=rw,o-rwx', '=']) expect(isValidMode(mode)).toBe(true);
    for (const mode of ['9', '99999', 'x', 'u+q', '']) expect(isValidMode(mode)).toBe(false);
  });

  it('with an octal number replace the whole mode', () => {
    fc.assert(
      fc.property(fc.nat(0o7777), fc.nat(0o7777), (mode, from) => {
        expect(modeToBits(mode.toString(8), from)).toBe(mode);
      }),
    );
  });
});
