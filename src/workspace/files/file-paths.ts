import type { Project } from '../../protocol/project/project.ts';
import { limits } from '../limits.ts';
import { ok, refused, type Result } from '../result.ts';

export type PathProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'absolute' }
  | { readonly kind: 'dots' }
  | { readonly kind: 'empty-part' }
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'exists' }
  /** The path needs a folder where the project has a file. */
  | { readonly kind: 'file-in-the-way'; readonly path: string }
  | { readonly kind: 'folder-of-that-name' };

/** Names of properties that every JavaScript object has. No real environment has files with these names. */
const reserved = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty']);

/**
 * Checks the path of a file from outside the project: it must be relative, without `..`, and not too long. Names that
 * only some systems allow (`system-x\\x2dy.slice`, `role::web.yaml`) are accepted.
 */
export function checkGivenPath(path: string): Result<string, PathProblem> {
  if (path.trim() === '') return refused({ kind: 'empty' });
  if (path.length > limits.pathLength) return refused({ kind: 'too-long' });
  // oxlint-disable-next-line no-control-regex -- the check searches for these
  const control = /[\u0000-\u001f\u007f]/.exec(path);
  if (control !== null) return refused({ kind: 'character', character: control[0] });
  // Matches Windows drives and network paths.
  if (/^(?:[A-Za-z]:)?[/\\]/.test(path)) return refused({ kind: 'absolute' });
  if (reserved.has(path)) return refused({ kind: 'dots' });
  for (const part of path.split('/')) {
    if (part === '') return refused({ kind: 'empty-part' });
    if (part === '.' || part === '..' || part === '__proto__' || /(?:^|\\)\.\.(?:\\|$)/.test(part))
      return refused({ kind: 'dots' });
  }
  return ok(path);
}

/** Checks a path that the user types. It must be valid on every operating system. */
export function checkPathForm(path: string): Result<string, PathProblem> {
  if (path.trim() === '') return refused({ kind: 'empty' });
  if (path.startsWith('/') || /^[A-Za-z]:\//.test(path)) return refused({ kind: 'absolute' });
  // Rejects characters that are reserved on Windows, so that an archive of the project can be unpacked on every system.
  const bad = /[\\:*?"<>|]/.exec(path);
  if (bad !== null) return refused({ kind: 'character', character: bad[0] });
  if (path.split('/').some((part) => part === '' || part !== part.trim())) return refused({ kind: 'empty-part' });
  return checkGivenPath(path);
}

interface PathSet {
  /** Checks whether a file from outside the project can have this path. */
  check(path: string): Result<string, PathProblem>;
  add(path: string): void;
}

function* foldersOf(path: string): Generator<string> {
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) yield path.slice(0, at);
}

export function createPathSet(paths: Iterable<string> = []): PathSet {
  const files = new Set<string>();
  const folders = new Set<string>();
  const add = (path: string): void => {
    files.add(path);
    for (const folder of foldersOf(path)) folders.add(folder);
  };
  for (const path of paths) add(path);
  return {
    add,
    check: (path) => {
      const form = checkGivenPath(path);
      if (!form.ok) return form;
      if (files.has(path)) return refused({ kind: 'exists' });
      if (folders.has(path)) return refused({ kind: 'folder-of-that-name' });
      for (const folder of foldersOf(path)) {
        if (files.has(folder)) return refused({ kind: 'file-in-the-way', path: folder });
      }
      return form;
    },
  };
}

export function projectPaths({ files, kept = {} }: Pick<Project, 'files' | 'kept'>): readonly string[] {
  return [...Object.keys(files), ...Object.keys(kept)];
}

/**
 * Checks whether a new file can have this path in addition to the existing paths. `except`: the file or folder that is
 * being renamed.
 */
export function checkNewPath(path: string, paths: readonly string[], except?: string): Result<string, PathProblem> {
  const form = checkPathForm(path);
  if (!form.ok) return form;
  const others = paths.filter((other) => except === undefined || (other !== except && !other.startsWith(`${except}/`)));
  return createPathSet(others).check(path);
}

/** New path of each moved file, by its old path. */
export type Moves = Readonly<Record<string, string>>;

/** Returns the moves of all files that are affected when a file or folder is moved. */
export function planMoves(from: string, to: string, paths: readonly string[]): Result<Moves, PathProblem> {
  const target = checkNewPath(to, paths, from);
  if (!target.ok) return target;
  const moves: Record<string, string> = {};
  for (const path of paths) {
    const moved = path === from ? to : path.startsWith(`${from}/`) ? to + path.slice(from.length) : undefined;
    if (moved === undefined || moved === path) continue;
    const form = checkGivenPath(moved);
    if (!form.ok) return form;
    moves[path] = moved;
  }
  return ok(moves);
}

export function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the folder that contains a path. Empty at the top level. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function joinPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/**
 * Plans the moves of files and folders to a target folder. Files in a moved folder move with the folder. Files that are
 * already in the target folder stay.
 */
export function movesInto(
  paths: readonly string[],
  folder: string,
  all: readonly string[],
): Result<Moves, PathProblem> {
  const tops = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  let moves: Moves = {};
  for (const path of tops) {
    if (folderOf(path) === folder || folder === path || folder.startsWith(`${path}/`)) continue;
    const more = planMoves(path, joinPath(folder, nameIn(path)), all);
    if (!more.ok) return more;
    moves = { ...moves, ...more.value };
  }
  const targets = Object.values(moves);
  // Two items from different folders have the same name.
  if (new Set(targets).size < targets.length) return refused({ kind: 'exists' });
  return ok(moves);
}

export function pathProblemText(problem: PathProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Enter a path.';
    case 'absolute':
      return 'Enter a path relative to the environment, such as manifests/site.pp.';
    case 'dots':
      return 'A path cannot contain this name.';
    case 'empty-part':
      return 'A folder or file in the path has no name, or spaces around it.';
    case 'character':
      return problem.character < ' '
        ? 'A path cannot contain control characters.'
        : `A path cannot contain ${problem.character}`;
    case 'too-long':
      return `A path can have at most ${limits.pathLength} characters.`;
    case 'exists':
      return 'A file with this path already exists.';
    case 'file-in-the-way':
      return `${problem.path} is a file, so nothing can be inside it.`;
    case 'folder-of-that-name':
      return 'A folder with this path already exists.';
  }
}
