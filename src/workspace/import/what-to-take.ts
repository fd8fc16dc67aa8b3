import { howToRunFile } from '../environment-zip.ts';
import type { LeftOutReason } from './import-types.ts';

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

/** Whether a path is hidden, or an archiver's own: these are not even read. */
export function isHiddenPath(path: string): boolean {
  return path.split('/').some((part) => part === '__MACOSX' || /^\.[^./]/.test(part));
}

/** Why a file, at its place in the environment, is of no use to Puppet here; undefined when it is. */
export function whyUnused(path: string): LeftOutReason | undefined {
  const inModule = /^modules\/[^/]+\/(.+)$/.exec(path)?.[1];
  const [top = '', ...rest] = (inModule ?? path).split('/');
  const used =
    inModule === undefined
      ? rest.length === 0
        ? top !== howToRunFile
        : !unusedFolders.has(top)
      : rest.length === 0
        ? moduleFiles.has(top)
        : moduleFolders.has(top);
  return used ? undefined : { kind: 'unused' };
}

/** A text that is UTF-8 and has no NUL; undefined for anything else. A byte order mark is dropped. */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
