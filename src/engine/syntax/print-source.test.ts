import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { parse, parseEpp, printPn, printSource } from './index.ts';

const cases = join(import.meta.dirname, '../../../e2e/conformance/cases');

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

describe('every manifest and template of the conformance cases', () => {
  const files = filesBelow(cases);
  for (const [ending, read, least] of [
    ['.pp', parse, 900],
    ['.epp', parseEpp, 10],
  ] as const) {
    it(`${ending}: reads the same after printing, and printing that again changes nothing`, () => {
      let count = 0;
      for (const file of files.filter((each) => each.endsWith(ending))) {
        const parsed = read(readFileSync(file, 'utf8'), file);
        if (parsed.diagnostics.some(isError)) continue;
        count++;
        const text = printSource(parsed.program);
        const again = read(text, file);
        expect({ file, errors: again.diagnostics.filter(isError) }).toEqual({ file, errors: [] });
        expect({ file, pn: printPn(again.program) }).toEqual({ file, pn: printPn(parsed.program) });
        expect({ file, text: printSource(again.program) }).toEqual({ file, text });
      }
      expect(count).toBeGreaterThan(least);
    });
  }
});
