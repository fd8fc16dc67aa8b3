/** A copy of the work tree in the system's temporary folder, into which faults are injected. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Fault } from './fault.ts';

export interface WorkCopy {
  readonly folder: string;
  /** Injects faults. The returned function removes them again. */
  inject(faults: readonly Fault[]): () => void;
  remove(): void;
}

/**
 * Matches entries of `node_modules` that the copy must not share: outputs of builds and tests, and the record of the
 * installation.
 */
const OWN_MODULES = /^(?:\.cache|\.vite.*|\.package-lock\.json)$/;

/** Copies the work tree with its uncommitted changes. Packages are links to the originals. */
export function createWorkCopy(root: string): WorkCopy {
  const parent = mkdtempSync(join(tmpdir(), 'bunraku-mutants-'));
  const folder = join(parent, 'copy');
  const git = (args: readonly string[], cwd = root, input?: Buffer): Buffer =>
    execFileSync('git', args, { cwd, maxBuffer: 1 << 30, ...(input === undefined ? {} : { input }) });
  git(['worktree', 'add', '--quiet', '--detach', folder, 'HEAD']);
  const changes = git(['diff', '--binary', 'HEAD']);
  if (changes.length > 0) git(['apply', '--whitespace=nowarn'], folder, changes);
  for (const path of git(['ls-files', '-z', '--others', '--exclude-standard']).toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  linkModules(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    inject: (faults) => {
      const before = new Map<string, string>();
      for (const { file, find, replacement } of faults) {
        const path = join(folder, file);
        const code = readFileSync(path, 'utf8');
        if (!before.has(path)) before.set(path, code);
        writeFileSync(
          path,
          code.replace(find, () => replacement),
        );
      }
      return () => {
        for (const [path, code] of before) writeFileSync(path, code);
      };
    },
    remove: () => {
      // Tries several times, because processes that are just ending may still write files.
      rmSync(parent, { recursive: true, force: true, maxRetries: 10 });
      git(['worktree', 'prune']);
    },
  };
}

function linkModules(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (!OWN_MODULES.test(name)) symlinkSync(join(from, name), join(to, name), 'junction');
  // Makes the record of the installation newer than the lock file, so that nothing is installed.
  copyFileSync(join(from, '.package-lock.json'), join(to, '.package-lock.json'));
}
