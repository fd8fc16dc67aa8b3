import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';

describe('the list of injected faults', () => {
  it('has thirty, each with its own id', () => {
    expect(new Set(faults.map(({ id }) => id)).size).toBe(30);
    expect(faults.filter(({ id, area }) => !id.startsWith(`${area}-`))).toEqual([]);
  });

  it.each(faults)('$id changes exactly one place', ({ file, find, replacement }) => {
    const code = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
    expect(code.split(find)).toHaveLength(2);
    expect(replacement).not.toBe(find);
  });
});
