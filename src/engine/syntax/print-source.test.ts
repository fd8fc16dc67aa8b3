import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseEpp, printPn, printSource } from './index.ts';

const cases = join(import.meta.dirname, '../../../e2e/conformance/cases');

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function isClean({ diagnostics }: { readonly diagnostics: readonly { readonly severity: string }[] }): boolean {
  return diagnostics.every(({ severity }) => severity !== 'error');
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
        if (!isClean(parsed)) continue;
        count++;
        const text = printSource(parsed.program);
        const again = read(text, file);
        expect(isClean(again), `${file}\n${text}\n${JSON.stringify(again.diagnostics)}`).toBe(true);
        expect(printPn(again.program), `${file}\n${text}`).toBe(printPn(parsed.program));
        expect(printSource(again.program), file).toBe(text);
      }
      expect(count).toBeGreaterThan(least);
    });
  }
});
