/**
 * Selects the steps of `npm test -- --changed`: those that a change can break, for daily work. Unit tests are selected
 * by imports, and recorded cases, lessons and browser tests by folder. This is no substitute for `npm test`, which a
 * change must finally pass.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../ensure-installed.mjs';

/** Areas of recorded cases that test a folder of the engine. The first matching row is used. */
const AREAS = [
  [/^src\/(?:engine\/(?:resource-types|machine|transaction|console)|machines)\//, ['apply', 'resources', 'debian']],
  [/^src\/engine\/graph\//, ['relationships', 'apply']],
  [/^src\/engine\/(?:catalog|releases)\//, ['classes', 'modules', 'resources', 'relationships', 'releases']],
  [/^src\/engine\/hiera\//, ['hiera']],
  [/^src\/engine\/ruby\//, ['ruby-types']],
  [/^src\/engine\/lint\//, []],
  [/^src\/engine\//, ['eval', 'language', 'errors']],
];

/**
 * Maximum number of importers of a changed file for which their tests run, too. A file with more is a registry or the
 * like, and a change in it rarely affects all importers.
 */
const MOST_IMPORTERS = 12;
/** Maximum number of imports between a changed file and a test. */
const DEPTH = 3;

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
}

/**
 * Returns the files that differ from a revision. Without a revision, returns uncommitted files, or else those of the
 * last commit.
 */
function changedFiles(revision) {
  if (revision !== undefined) return git('diff', '--name-only', revision);
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}

function collectImporters(files) {
  const importers = new Map();
  for (const file of files) {
    const code = readFileSync(path.join(root, file), 'utf8');
    for (const [, specifier] of code.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g)) {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** Returns the unit tests near changed files: their own tests, and those of their importers. */
function findTests(changed) {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', 'src', 'scripts', 'e2e').filter(
    (file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)),
  );
  const importers = collectImporters(files);
  const found = new Set(changed);
  let edge = changed;
  for (let step = 0; step < DEPTH; step += 1) {
    edge = edge.flatMap((file) => {
      const all = importers.get(file) ?? [];
      return all.length > MOST_IMPORTERS ? all.filter((each) => each.endsWith('.test.ts')) : all;
    });
    edge = edge.filter((file) => !found.has(file));
    for (const file of edge) found.add(file);
  }
  // Also runs all tests in the folders of changed files, which may depend on a file without importing it.
  const folders = new Set(changed.map((file) => path.posix.dirname(file)));
  return files.filter(
    (file) => /\.test\.tsx?$/.test(file) && (found.has(file) || folders.has(path.posix.dirname(file))),
  );
}

/** @returns {readonly import('./run-steps.mjs').Step[]} */
export function changedSteps(revision) {
  const changed = [...new Set(changedFiles(revision))].filter((file) => existsSync(path.join(root, file)));
  const code = changed.filter((file) => /\.(?:[cm]?ts|tsx|mjs)$/.test(file));
  const formatted = changed.filter((file) => /\.(?:[cm]?ts|tsx|mjs|json|css|html|md)$/.test(file));
  const tests = findTests(code);
  const areas = new Set(changed.flatMap((file) => AREAS.find(([pattern]) => pattern.test(file))?.[1] ?? []));
  const lessons = new Set(changed.flatMap((file) => /^src\/lessons\/([^/]+\/[^/]+)\//.exec(file)?.slice(1) ?? []));
  const specs = new Set(
    changed.flatMap((file) => {
      const own = /^e2e\/browser\/([\w-]+)\.spec\.ts$/.exec(file) ?? /^src\/panels\/([\w-]+)\//.exec(file);
      return own !== null && existsSync(path.join(root, `e2e/browser/${own[1]}.spec.ts`)) ? [own[1]] : [];
    }),
  );
  const repeated = (flag, values) => [...values].flatMap((value) => [flag, value]);
  return [
    formatted.length > 0 && { name: 'format', command: 'npx', args: ['oxfmt', '--check', ...formatted] },
    code.length > 0 && { name: 'types', command: 'npm', args: ['run', '-s', 'types'] },
    code.length > 0 && { name: 'lint', command: 'npx', args: ['oxlint', '--deny-warnings', ...code] },
    // The spelling check has a cache, so that checking all files is fast.
    formatted.length > 0 && { name: 'spelling', command: 'npm', args: ['run', '-s', 'spelling'] },
    tests.length > 0 && { name: 'unit', command: 'npx', args: ['vitest', 'run', '--reporter=dot', ...tests] },
    areas.size > 0 && {
      name: 'conformance',
      command: 'npm',
      args: ['run', '-s', 'conformance', '--', '--check', '--sample', ...repeated('--area', areas)],
    },
    lessons.size > 0 && { name: 'lessons', command: 'npm', args: ['run', '-s', 'lessons', '--', ...lessons] },
    // Builds no compressed files, because only a host needs them.
    specs.size > 0 && { name: 'site', command: 'npx', args: ['vite', 'build', '--logLevel', 'warn'] },
    specs.size > 0 && {
      name: 'end-to-end',
      command: 'npx',
      args: ['playwright', 'test', '--grep-invert', '@deep|@themes', ...[...specs].map((name) => `/${name}.spec`)],
      isAlone: true,
    },
  ].filter((step) => step !== false);
}
