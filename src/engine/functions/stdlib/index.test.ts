import { describe, expect, it } from 'vitest';
import { builtinFunctions } from '../index.ts';
import * as stdlib from './index.ts';

const stdlibFunctions = Object.values(stdlib).flat();

describe('the functions of stdlib', () => {
  it('have unique names', () => {
    const names = stdlibFunctions.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const each of stdlibFunctions) expect(builtinFunctions.find(each.name)).toBe(each);
  });
});
