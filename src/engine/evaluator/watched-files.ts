/**
 * Files that report which paths a compilation reads or looks for. Changes at any other path cannot change its result.
 */
import type { EnvironmentFiles } from './host.ts';

class WatchedFiles implements EnvironmentFiles {
  /** The underlying files, for reads that do not affect the result. */
  readonly unwatched: EnvironmentFiles;
  readonly paths: readonly string[];
  readonly lookedFor: (path: string) => void;
  readonly read: (path: string) => string | undefined;
  readonly isDirectory: (path: string) => boolean;

  constructor(files: EnvironmentFiles, watch: (path: string) => void) {
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
 * Wraps files so that `watch` is called with each path that is read or looked for, as in `EnvironmentFiles.lookedFor`.
 */
export function watchedFiles(files: EnvironmentFiles, watch: (path: string) => void): EnvironmentFiles {
  return new WatchedFiles(files, watch);
}

/** Removes the watcher: used for hints, which read the whole project to guess a name. */
export function unwatchedFiles(files: EnvironmentFiles): EnvironmentFiles {
  return files instanceof WatchedFiles ? files.unwatched : files;
}
