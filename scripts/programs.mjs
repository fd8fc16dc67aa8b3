/** Finds programs of the system, and installs them with the system's package managers. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './ensure-installed.mjs';

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a program prints its version. A wrapper script whose browser is missing does not. */
export function answers(path) {
  if (!isExecutable(path)) return false;
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Returns the first suitable program, searching the names in the PATH, and then `places`, which are full paths. */
export function findProgram(names, places = [], isFit = isExecutable) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places];
  return candidates.find((path) => existsSync(path) && isFit(path));
}

/** Runs a command that installs something. Records a failure in `tried`. */
export function attempt(tried, what, command, args) {
  console.log(`Getting ${what}: ${command} ${args.join(' ')} …`);
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (result.status === 0) return true;
  const output = `${result.stderr ?? ''}${result.stdout ?? ''}`.trim().split('\n').slice(-3).join('\n    ');
  tried.push(
    `${command} ${args.join(' ')}: ${result.error?.message ?? `ended with ${result.status}`}${output === '' ? '' : `\n    ${output}`}`,
  );
  return false;
}

/** Like `attempt`, with administrator rights. */
export function attemptAsRoot(tried, what, command, args) {
  const isRoot = process.getuid?.() === 0 || command === 'brew';
  return isRoot ? attempt(tried, what, command, args) : attempt(tried, what, 'sudo', ['-n', command, ...args]);
}
