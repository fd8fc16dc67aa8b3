import { expect, test } from 'vitest';
import { createWorkerParts } from './worker-parts.ts';

const index = `
export { compile, type Compiled } from './compile.ts';
export {
  parse,
  walk as visit,
} from './parse.ts';
export * as issues from './issues.ts';
`;

/** Module graph: the code and the imports of each path. */
const modules: Readonly<Record<string, readonly [code: string, ...imports: readonly string[]]>> = {
  'src/engine/index.ts': [index, 'src/engine/compile.ts', 'src/engine/parse.ts', 'src/engine/issues.ts'],
  'src/engine/compile.ts': ['', 'src/engine/parse.ts'],
  'src/engine/parse.ts': [''],
  'src/engine/issues.ts': [''],
  'src/engine/later.ts': [''],
  'src/worker/expose-engine.ts': [
    "import { compile, type Compiled } from '../engine/index.ts';",
    'src/engine/index.ts',
  ],
  'src/worker/expose-language.ts': [
    "import { visit, issues } from '../engine/index.ts';\nimport './hover.ts';",
    'src/engine/index.ts',
    'src/worker/hover.ts',
  ],
  'src/worker/hover.ts': [''],
};
const graph = {
  getModuleInfo: (id: string) => {
    const [code = '', ...imports] = modules[id.slice(1)] ?? [];
    return modules[id.slice(1)] === undefined ? null : { code, importedIds: imports.map((path) => `/${path}`) };
  },
};
const partOf = (path: string): string | null => createWorkerParts('')(`/${path}`, graph);

test('modules of both workers are in one file, and modules of one worker in another', () => {
  expect(partOf('src/engine/parse.ts')).toBe('engine');
  expect(partOf('src/engine/compile.ts')).toBe('compiler');
  expect(partOf('src/engine/issues.ts')).toBe('language-service');
  expect(partOf('src/worker/hover.ts')).toBe('language-service');
});

test('dynamic imports are left to the bundler', () => {
  expect(partOf('src/engine/later.ts')).toBeNull();
});

test('the entry of a worker is not in a shared file, since the other worker would run it', () => {
  expect(partOf('src/worker/expose-engine.ts')).toBeNull();
  expect(partOf('src/worker/expose-language.ts')).toBeNull();
});

test('a build of other workers has no such files', () => {
  expect(createWorkerParts('/elsewhere')('/src/engine/parse.ts', graph)).toBeNull();
});

test('the language service must not load providers of resource types', () => {
  const withProviders = {
    getModuleInfo: (id: string) =>
      id === '/src/worker/hover.ts'
        ? { code: '', importedIds: ['/src/engine/providers/builtin.ts'] }
        : graph.getModuleInfo(id),
  };
  expect(() => createWorkerParts('')('/src/engine/parse.ts', withProviders)).toThrow(
    'The language service loads /src/engine/providers/builtin.ts',
  );
});
