/** Files that tell which of them a compilation read or looked for, so that it is known which changes of them can change its result. */
import type { EnvironmentFiles } from './host.ts';

class WatchedFiles implements EnvironmentFiles {
  /** The files themselves, for whoever reads them for another reason than the result. */
  readonly unwatched: EnvironmentFiles;
  readonly paths: readonly string[];
  readonly lookedFor: (path: string) => void;
  readonly read: (path: string) => string | undefined;

  constructor(files: EnvironmentFiles, watch: (path: string) => void) {
    this.unwatched = files;
    this.paths = files.paths;
    this.lookedFor = watch;
    this.read = (path) => {
      watch(path);
      return files.read(path);
    };
  }
}

/** Files as they are; `watch` hears of each path that is read or looked for, in the forms of `EnvironmentFiles.lookedFor`. */
export function watchedFiles(files: EnvironmentFiles, watch: (path: string) => void): EnvironmentFiles {
  return new WatchedFiles(files, watch);
}

/** Files that nobody hears of: those of a hint, which reads the whole project to guess at a name. */
export function unwatchedFiles(files: EnvironmentFiles): EnvironmentFiles {
  return files instanceof WatchedFiles ? files.unwatched : files;
}
