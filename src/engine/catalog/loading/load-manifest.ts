import type { Program } from '../../syntax/ast.ts';
import type { Compilation } from '../compilation.ts';
import { loadFile } from './load-file.ts';

/**
 * Program of a manifest, and the module that the manifest belongs to. The module is empty for manifests of the
 * environment.
 */
export interface LoadedManifest {
  readonly program: Program;
  readonly moduleName: string;
}

export function loadManifest(compilation: Compilation, file: string, moduleName: string): readonly LoadedManifest[] {
  const program = loadFile(compilation, file);
  // Only now: a file with a syntax error is read again when something else needs it.
  compilation.loadedFiles.add(file);
  return [{ program, moduleName }];
}
