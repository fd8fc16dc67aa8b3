/**
 * Looks up paths in the file system that the shell uses: the machine's files, with the project's files mounted at
 * `projectPath`. Pure functions only.
 */
import type { FileView, SystemState } from '../../protocol/run.ts';
import { projectPath } from '../../protocol/shell.ts';

export interface Paths {
  readonly files: SystemState['files'];
  readonly project: readonly string[];
}

export interface Child {
  readonly name: string;
  readonly path: string;
  readonly view: FileView | undefined;
}

/** Normalizes a path to an absolute one without `.`, `..` and double slashes. */
export function normalPath(path: string, base: string): string {
  const names: string[] = [];
  for (const name of (path.startsWith('/') ? path : `${base}/${path}`).split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return `/${names.join('/')}`;
}

/** Resolves the symbolic links in a path, at most 40, as Linux does. Keeps names that do not exist. */
export function resolveFolder({ files }: Paths, path: string): string {
  let resolved = '/';
  let left = path.split('/').filter((name) => name !== '');
  for (let links = 0; left.length > 0 && links < 40;) {
    const [name = '', ...rest] = left;
    const at = normalPath(name, resolved);
    const view = files[at];
    left = rest;
    if (view?.type !== 'link' || view.target === undefined) {
      resolved = at;
      continue;
    }
    links += 1;
    resolved = view.target.startsWith('/') ? '/' : resolved;
    left = [...view.target.split('/').filter((each) => each !== ''), ...rest];
  }
  return resolved;
}

const projectFolder: FileView = { type: 'directory', mode: '0755', owner: 'root', group: 'root' };
const projectFile: FileView = { ...projectFolder, type: 'file', mode: '0644' };

export function listChildren({ files, project }: Paths, folder: string): readonly Child[] {
  const prefix = folder === '/' ? '/' : `${folder}/`;
  const children = new Map<string, Child>();
  const add = (path: string, view: FileView): void => {
    if (!path.startsWith(prefix) || path === prefix) return;
    const [name = '', ...below] = path.slice(prefix.length).split('/');
    if (below.length === 0) children.set(name, { name, path, view });
    else if (!children.has(name)) children.set(name, { name, path: prefix + name, view: projectFolder });
  };
  for (const [path, view] of Object.entries(files)) add(path, view);
  for (const path of project) add(`${projectPath}/${path}`, projectFile);
  return [...children.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
