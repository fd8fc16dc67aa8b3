import { expect, test } from 'vitest';
import { collectFiles, type Manifest } from './first-load.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_shared.js'],
    dynamicImports: ['editor.ts', 'graph.ts'],
    css: ['index.css'],
  },
  '_shared.js': { file: 'shared.js', imports: ['index.html'], assets: ['sans.woff2'] },
  'editor.ts': { file: 'editor.js', imports: ['_shared.js', '_core.js'] },
  '_core.js': { file: 'core.js', css: ['core.css'] },
  'graph.ts': { file: 'graph.js' },
};

test('includes all static imports, and leaves out dynamic ones', () => {
  expect([...collectFiles(manifest, ['index.html'])].sort()).toEqual([
    'index.css',
    'index.js',
    'sans.woff2',
    'shared.js',
  ]);
  expect(collectFiles(manifest, ['index.html', 'editor.ts'])).toContain('core.css');
  expect(collectFiles(manifest, ['index.html', 'editor.ts'])).not.toContain('graph.js');
});

test('refuses an entry that the build does not have', () => {
  expect(() => collectFiles(manifest, ['gone.ts'])).toThrow('no chunk gone.ts');
});
