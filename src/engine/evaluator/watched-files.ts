/** Reports the paths that a compilation reads or looks for. Changes at any other path cannot change its result. */
import type { CompileUse } from './compile-use.ts';
import type { EnvironmentFiles } from './host.ts';

class WatchedFiles implements EnvironmentFiles {
  readonly unwatched: EnvironmentFiles;
  readonly paths: readonly string[];
  readonly lookedFor: (path: string) => void;
  readonly read: (path: string) => string | undefined;
  readonly isDirectory: (path: string) => boolean;
  readonly noticed?: (use: CompileUse) => void;

  constructor(files: EnvironmentFiles, watch: (path: string) => void, noticed?: (use: CompileUse) => void) {
    if (noticed !== undefined) this.noticed = noticed;
    this.unwatched = files;
    this.paths = files.paths;
    this.lookedFor = watch;
    this.read = (path) => {
      watch(path);
      return files.read(path);
    };
    this.isDirectory = (path) => files.isDirectory?.(path) === true;
  }
}

/**
 * Wraps files so that each path that is read or looked for is passed to `watch`, as in `EnvironmentFiles.lookedFor`.
 */
export function watchedFiles(files: EnvironmentFiles, watch: (path: string) => void): EnvironmentFiles {
  return new WatchedFiles(files, watch);
}

/** Returns a copy of the files that also reports each use of a class or of data to `noticed`. */
export function noticingFiles(files: EnvironmentFiles, noticed: (use: CompileUse) => void): EnvironmentFiles {
  // `unwatchedFiles` recognizes watched files by their JavaScript class, so the copy must be a `WatchedFiles` too.
  return files instanceof WatchedFiles
    ? new WatchedFiles(files.unwatched, files.lookedFor, noticed)
    : { ...files, noticed };
}

/** Returns the files without a watcher. Used for hints, which read the whole project to guess a name. */
export function unwatchedFiles(files: EnvironmentFiles): EnvironmentFiles {
  return files instanceof WatchedFiles ? files.unwatched : files;
}
