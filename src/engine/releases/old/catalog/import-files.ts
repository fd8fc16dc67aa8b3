/**
 * Implements `import` of the old grammar. It reads other manifests while the importing manifest is read
 * (`TypeLoader#import` in `parser/type_loader.rb` of 3.8).
 */
import { noFilesToImport } from '../../../diagnostics/issues/old-evaluation.ts';
import { LineIndex } from '../../../diagnostics/line-index.ts';
import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import type { EnvironmentFiles } from '../../../evaluator/host.ts';
import { globFiles } from '../../../hiera/glob.ts';
import type { Import, Program } from '../../../syntax/ast.ts';
import type { Compilation } from '../../../catalog/compilation.ts';
import type { LoadedManifest } from '../../../catalog/loading/load-manifest.ts';
import { loadFile } from '../../../catalog/loading/load-file.ts';

/** Loads the programs of all imported files, and then that of the file itself. Loads each file only once. */
export function loadWithImports(compilation: Compilation, file: string, moduleName: string): readonly LoadedManifest[] {
  compilation.loadedFiles.add(file);
  const program = loadFile(compilation, file);
  const { imports = [] } = program;
  const imported = imports.flatMap((statement) =>
    statement.patterns.flatMap((pattern) => {
      const found = findFiles(compilation, program, pattern);
      if (found.files.length === 0) throw nothingFound(program, statement, pattern);
      return found.files
        .filter((path) => !compilation.loadedFiles.has(path))
        .flatMap((path) => loadWithImports(compilation, path, found.moduleName));
    }),
  );
  return [...imported, { program, moduleName }];
}

interface FoundFiles {
  readonly files: readonly string[];
  readonly moduleName: string;
}

/**
 * Finds the files that a pattern matches. Searches the module that the pattern's first segment names. If nothing
 * matches there, searches the folder of the importing file.
 */
function findFiles({ modules, files }: Compilation, { source }: Program, pattern: string): FoundFiles {
  const [first = '', ...rest] = pattern.split('/');
  const root = modules.root(first);
  if (root !== undefined) {
    const inModule = matching(files, `${root}/manifests/${rest.length === 0 ? 'init' : rest.join('/')}`);
    if (inModule.length > 0) return { files: inModule, moduleName: first };
  }
  const folder = source.file.includes('/') ? source.file.slice(0, source.file.lastIndexOf('/')) : '';
  return { files: matching(files, normalized(`${folder}/${pattern}`)), moduleName: '' };
}

function matching(files: EnvironmentFiles, pattern: string): readonly string[] {
  // The result depends on every file in the folder that the pattern names before its first wildcard.
  files.lookedFor?.(pattern.replace(/[^/]*[*?[{].*$|[^/]*$/s, ''));
  const hasExtension = /\.[^./]+$/.test(pattern);
  return globFiles(hasExtension ? pattern : `${pattern}.pp`, files.paths);
}

function normalized(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function nothingFound({ source }: Program, { reportedAt }: Import, pattern: string): PuppetError {
  const { line } = new LineIndex(source.text).positionAt(reportedAt);
  return new PuppetError(noFilesToImport({ pattern }), { file: source.file, line }, 'Puppet::ParseError');
}
