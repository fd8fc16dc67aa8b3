/** Counts the work and the bytes of Ruby's file operations. */
import type { RubyFiles } from './machine-files.ts';

/**
 * Number of steps that an operation on one file counts for. The operation takes about as long as this number of
 * iterations in Ruby.
 */
const STEPS_OF_OPERATION = 5_000;
/** Steps for each character of a path, because each of its directories is looked up. */
const STEPS_OF_CHARACTER = 20;
/** Bytes that are read or written in one step. */
const BYTES_OF_STEP = 16;

interface FileCounter {
  readonly spend: (steps: number) => void;
  readonly countWritten: (bytes: number) => void;
}

/** Wraps a file system, so that each operation is counted before it runs. */
export function countedFiles(files: RubyFiles, { spend, countWritten }: FileCounter): RubyFiles {
  const visit = (path: string): void => spend(STEPS_OF_OPERATION + STEPS_OF_CHARACTER * path.length);
  return {
    status: (path, followLink) => {
      visit(path);
      return files.status(path, followLink);
    },
    read: (path) => {
      visit(path);
      const content = files.read(path);
      spend(content.length / BYTES_OF_STEP);
      return content;
    },
    write: (path, content) => {
      visit(path);
      spend(content.length / BYTES_OF_STEP);
      countWritten(content.length);
      files.write(path, content);
    },
    list: (path) => {
      visit(path);
      const names = files.list(path);
      spend(names.length * STEPS_OF_CHARACTER);
      return names;
    },
    makeDirectory: (path) => {
      visit(path);
      files.makeDirectory(path);
    },
    removeDirectory: (path) => {
      visit(path);
      files.removeDirectory(path);
    },
    unlink: (path) => {
      visit(path);
      files.unlink(path);
    },
    rename: (from, to) => {
      visit(from);
      visit(to);
      files.rename(from, to);
    },
    symlink: (target, path) => {
      visit(path);
      files.symlink(target, path);
    },
    readLink: (path) => {
      visit(path);
      return files.readLink(path);
    },
    setTime: (path, mtime) => {
      visit(path);
      files.setTime(path, mtime);
    },
  };
}
