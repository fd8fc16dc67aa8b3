/** Decides which files a project stores as strings, and which it keeps as bytes. */
import type { KeptReason } from '../../protocol/project/project.ts';
import { LINT_SETTINGS } from '../../protocol/language-api.ts';
import { limits } from '../limits.ts';

/** Folders of a module that Puppet reads, and the examples folder (Puppet's documentation, "Module structure"). */
const moduleFolders = new Set([
  'manifests',
  'functions',
  'types',
  'templates',
  'files',
  'data',
  'hieradata',
  'lib',
  'facts.d',
  'examples',
]);
const moduleFiles = new Set(['metadata.json', 'hiera.yaml', 'README.md']);

/** Top-level folders of an environment that only tools and tests use. */
const unusedFolders = new Set([
  'facts.d',
  'spec',
  'test',
  'tests',
  'acceptance',
  'vendor',
  'node_modules',
  'coverage',
  'pkg',
]);

/** Internal folders of version control systems and archivers. */
const foreignFolders = new Set(['.git', '.hg', '.svn', '.bzr', '__MACOSX']);
const foreignFiles = new Set(['.DS_Store', 'Thumbs.db']);

const HIDDEN = /(?:^|\/)\./;
/**
 * Matches files in `templates` and `files` of a module, such as `templates/home/deploy/.ssh/authorized_keys.erb`. Names
 * below these folders are names on the machine, so a name such as `.ssh` does not make a file hidden.
 */
const CONTENT = /^[^/]+\/(?:templates|files)\/.*/s;

/**
 * Returns whether a path is an internal file of a version control system or an archiver. Such files are not even read.
 */
export function isForeignPath(path: string): boolean {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  // An archiver of macOS adds a file `._NAME` for each file.
  return parts.some((part) => foreignFolders.has(part)) || foreignFiles.has(name) || name.startsWith('._');
}

/**
 * Returns the reason why neither Puppet nor Bunraku reads a file at this path, or undefined if one of them does.
 * `modulePath` contains the module folders, with trailing slashes.
 */
export function whyUnused(path: string, modulePath: readonly string[]): KeptReason | undefined {
  if (path === LINT_SETTINGS) return undefined;
  const folder = modulePath.find((each) => path.startsWith(each));
  if (HIDDEN.test(folder === undefined ? path : path.slice(folder.length).replace(CONTENT, ''))) return 'hidden';
  if (folder === undefined) {
    const [top = '', ...inside] = path.split('/');
    return inside.length > 0 && unusedFolders.has(top) ? 'unused' : undefined;
  }
  const [, top = '', ...inside] = path.slice(folder.length).split('/');
  return (inside.length === 0 ? moduleFiles : moduleFolders).has(top) ? undefined : 'unused';
}

/**
 * Decodes UTF-8. Returns undefined for invalid UTF-8, and for bytes that contain a NUL. Keeps a byte order mark, so
 * that encoding the result again gives the same bytes.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export function readText(bytes: Uint8Array): string | KeptFileReason {
  const text = decodeText(bytes);
  if (text === undefined) return { why: 'binary' };
  return text.length > limits.fileLength ? { why: 'too-long' } : text;
}

interface KeptFileReason {
  readonly why: KeptReason;
}
