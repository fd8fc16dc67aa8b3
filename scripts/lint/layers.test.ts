import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRefusal } from './find-refusal.mjs';
import { LAYERS } from './layers.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs the linter with the configuration of this repository on a project with these files. Returns its output. */
function lint(files: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'layers-'));
  try {
    const { options: _, ...configuration } = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8'));
    writeFileSync(path.join(directory, '.oxlintrc.json'), JSON.stringify(configuration));
    cpSync(path.join(root, 'scripts/lint'), path.join(directory, 'scripts/lint'), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
      writeFileSync(path.join(directory, name), text);
    }
    const result = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['--format=unix', 'src'], {
      cwd: directory,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    return `${result.stdout}exit ${result.status}`;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

describe('the linter', () => {
  it('fails on an import against the order of the engine, with the reason', () => {
    const report = lint({
      'src/engine/values/a.ts': "import { b } from '../formatting/b.ts';\nexport const a = b;\n",
      'src/engine/formatting/b.ts': 'export const b = 1;\n',
    });
    expect(report).toContain('values know the data of types');
    expect(report).toContain('exit 1');
  });

  it('fails on a cycle of value imports in the engine, and allows cycles of types', () => {
    const circle = (keyword: string): string =>
      lint({
        'src/engine/values/a.ts': `import ${keyword}{ b } from './b.ts';\nexport type B = typeof b;\nexport const a = 1;\n`,
        'src/engine/values/b.ts': "import { a } from './a.ts';\nexport const b = a;\n",
      });
    expect(circle('')).toContain('Dependency cycle');
    expect(circle('type ')).toContain('exit 0');
  });

  it('fails on a package in the wrong folder, and on a folder without a row', () => {
    expect(lint({ 'src/engine/values/a.ts': "export { useState } from 'react';\n" })).toContain('no React');
    expect(lint({ 'src/elsewhere/a.ts': "export * from '../ui/b.ts';\n" })).toContain('add a row');
  });
});

describe('findRefusal', () => {
  it.each([
    ['engine/graph/build.ts', 'engine/syntax/ast.ts'],
    ['engine/catalog/compile.ts', 'ui/controls/Button.tsx'],
    ['engine/syntax/parser/parse.ts', 'engine/releases/old/syntax/parse.ts'],
    ['engine/releases/release.ts', 'engine/releases/old/syntax/parse.ts'],
    ['panels/graph/GraphPanel.tsx', 'panels/system/SystemPanel.tsx'],
    ['store/store.ts', 'worker/engine.ts'],
    ['language-service/hover.ts', 'engine/syntax/parser/parse.ts'],
    ['ui/controls/Button.tsx', 'store/store.ts'],
  ])('refuses %s → %s', (from, to) => {
    expect(findRefusal(from, to, false)).toBeTypeOf('string');
  });

  it('distinguishes types from code that runs', () => {
    expect(findRefusal('protocol/data.ts', 'engine/index.ts', true)).toBeUndefined();
    expect(findRefusal('protocol/data.ts', 'engine/index.ts', false)).toBeTypeOf('string');
  });

  it('allows each folder of the engine to import only earlier ones, except types', () => {
    const folders = LAYERS.map(({ folder }) => folder);
    for (const [at, { imports }] of LAYERS.entries()) {
      const later = imports.filter((each) => folders.includes(each) && folders.indexOf(each) > at);
      expect(later.filter((each) => each.startsWith('engine/'))).toEqual([]);
    }
  });
});
