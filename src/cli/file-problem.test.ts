import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileProblem } from './file-problem.ts';
import { readInputFiles } from './input-files.ts';

function problemOf(path: string): string | undefined {
  try {
    readFileSync(path);
    return undefined;
  } catch (error) {
    return fileProblem(error);
  }
}

it('says what is wrong with a path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'problem-'));
  try {
    const file = join(folder, 'a.pp');
    writeFileSync(file, '');
    expect(problemOf(join(folder, 'b.pp'))).toBe(`There is no file or folder '${join(folder, 'b.pp')}'.`);
    expect(problemOf(join(file, 'c.pp'))).toMatch(/a part of this path is a file, not a folder\.$/);
    expect(fileProblem(new Error('other'))).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('finds the first line that is not UTF-8', () => {
  const folder = mkdtempSync(join(tmpdir(), 'problem-'));
  try {
    const file = join(folder, 'latin.pp');
    writeFileSync(file, Buffer.from('# one\n# größe\n', 'utf8'));
    expect(readInputFiles([file])[0]?.brokenLine).toBeUndefined();
    writeFileSync(file, Buffer.from('# one\n# größe\n', 'latin1'));
    expect(readInputFiles([file])[0]?.brokenLine).toBe(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
