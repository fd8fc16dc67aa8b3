/** Reads Hiera's configuration and data files. Each file is read once. Files have the paths that users see. */
import { ENVIRONMENT_FOLDER } from '../../diagnostics/environment-paths.ts';
import { type LineIndex, LineIndex as Lines } from '../../diagnostics/line-index.ts';
import { PathIndex } from '../../diagnostics/path-index.ts';
import type { SourcePlace } from '../../diagnostics/span.ts';
import type { EnvironmentFiles } from '../../evaluator/host.ts';

export class DataFiles {
  readonly #files: EnvironmentFiles;
  readonly #paths: PathIndex;
  readonly #lines = new Map<string, LineIndex>();

  constructor(files: EnvironmentFiles) {
    this.#files = files;
    this.#paths = PathIndex.of(files.paths);
  }

  has(path: string): boolean {
    const plain = normalizePath(path);
    this.#files.lookedFor?.(plain);
    return this.#paths.has(plain);
  }
  isFolder(path: string): boolean {
    const prefix = `${normalizePath(path)}/`;
    this.#files.lookedFor?.(prefix);
    return this.#paths.hasBelow(prefix);
  }

  read(path: string): string {
    return (this.#files.read(normalizePath(path)) ?? '').replace(/^\ufeff/, '');
  }

  /** Returns the paths below a folder, which has a trailing slash. An empty string means all paths. */
  pathsBelow(folder: string): readonly string[] {
    this.#files.lookedFor?.(folder);
    return this.#paths.below(folder);
  }

  placeOf(path: string, offset: number): SourcePlace {
    let lines = this.#lines.get(path);
    if (lines === undefined) this.#lines.set(path, (lines = new Lines(this.read(path))));
    return { file: path, ...lines.positionAt(offset) };
  }
}

/** Joins two paths like Ruby's `Pathname#+`. An absolute second path replaces the first one. */
export function joinPath(folder: string, path: string): string {
  if (path.startsWith('/')) return path;
  let base = folder;
  let rest = path;
  for (;;) {
    if (rest.startsWith('./')) rest = rest.slice(2).replace(/^\/+/, '');
    else if ((rest === '..' || rest.startsWith('../')) && base !== '' && !/(?:^|\/)\.\.$/.test(base)) {
      base = base.includes('/') ? base.slice(0, base.lastIndexOf('/')) : '';
      rest = rest.slice(3);
    } else break;
  }
  if (rest === '' || rest === '.') return base;
  return base === '' ? rest : `${base.replace(/\/+$/, '')}/${rest}`;
}

/** Makes a path relative to the environment, and resolves `.` and `..`. */
export function normalizePath(path: string): string {
  const parts: string[] = [];
  const whole = path.startsWith('/') ? path : `${ENVIRONMENT_FOLDER}/${path}`;
  for (const part of whole.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..') parts.pop();
    else parts.push(part);
  }
  const plain = `/${parts.join('/')}`;
  if (plain === ENVIRONMENT_FOLDER) return '';
  return plain.startsWith(`${ENVIRONMENT_FOLDER}/`) ? plain.slice(ENVIRONMENT_FOLDER.length + 1) : plain;
}
