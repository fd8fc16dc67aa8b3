import type { Program } from '../../syntax/ast.ts';
import type { Compilation } from '../compilation.ts';
import { loadFile } from './load-file.ts';

/** The program of a manifest, and its module (`''` if it is in none). */
export interface LoadedManifest {
  readonly program: Program;
  readonly moduleName: string;
}

/** Reads a manifest without imports. */
export function loadManifest(compilation: Compilation, file: string, moduleName: string): readonly LoadedManifest[] {
  compilation.loadedFiles.add(file);
  return [{ program: loadFile(compilation, file), moduleName }];
}
