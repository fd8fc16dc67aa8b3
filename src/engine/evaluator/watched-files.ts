/** Reports the paths that a compilation reads or looks for. Changes at any other path cannot change its result. */
import type { EnvironmentFiles } from './host.ts';

class WatchedFiles implements EnvironmentFiles {
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
 * Wraps files so that each path that is read or looked for is passed to `watch`, as in `EnvironmentFiles.lookedFor`.
 */
export function watchedFiles(files: EnvironmentFiles, watch: (path: string) => void): EnvironmentFiles {
  return new WatchedFiles(files, watch);
}

/** Returns the files without a watcher. Used for hints, which read the whole project to guess a name. */
export function unwatchedFiles(files: EnvironmentFiles): EnvironmentFiles {
  return files instanceof WatchedFiles ? files.unwatched : files;
}
