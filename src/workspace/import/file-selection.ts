/** Which files a project holds as texts, and which are kept as they came. */
import type { KeptReason } from '../../protocol/project/project.ts';
import { LINT_SETTINGS } from '../../protocol/language-api.ts';
import { limits } from '../limits.ts';

/** Folders of a module that Puppet reads, and examples of its use (Puppet's documentation, "Module structure"). */
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

/** Folders of tools and tests beside an environment. */
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

/** Folders of version control systems, whose files say nothing beside each other's. */
const foreignFolders = new Set(['.git', '.hg', '.svn', '.bzr', '__MACOSX']);
const foreignFiles = new Set(['.DS_Store', 'Thumbs.db']);

const HIDDEN = /(?:^|\/)\./;
/** What a module lays on machines, whose names are the machines': `templates/home/deploy/.ssh/authorized_keys.erb`. */
const CONTENT = /^[^/]+\/(?:templates|files)\/.*/s;

/** Whether a path is a version control system's or an archiver's own: these are not even read. */
export function isForeignPath(path: string): boolean {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  // A macOS archiver's beside each file.
  return parts.some((part) => foreignFolders.has(part)) || foreignFiles.has(name) || name.startsWith('._');
}

/** Whether Puppet, or Bunraku, reads a file by its place in the environment; `modulePath` are the folders of modules, with slashes. */
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
 * A text whose bytes in UTF-8 are those given, a byte order mark and the ends of its lines included; undefined for what is none, and for
 * bytes with a NUL.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text that an editor takes, or why there is none. */
export function readText(bytes: Uint8Array): string | KeptFileReason {
  const text = decodeText(bytes);
  if (text === undefined) return { why: 'binary' };
  return text.length > limits.fileLength ? { why: 'too-long' } : text;
}

interface KeptFileReason {
  readonly why: KeptReason;
}
