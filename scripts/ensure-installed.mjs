/**
 * Installs the packages of the lock file if they are missing or outdated. Imports only modules of Node, because no
 * package may be installed yet.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command in the repository's root and shows its output. If it fails, ends this process with the same status.
 */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (result.error) fail(`${command} could not be started: ${result.error.message}`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(
      `Bunraku needs Node.js 20.19 or newer; this is ${process.versions.node}. Install one from https://nodejs.org and try again.`,
    );
}

export function ensureInstalled() {
  requireNode();
  const stamp = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs) return;
  // Prints to standard error, because programs may read the standard output of a command.
  console.error('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund'], { stdio: ['inherit', process.stderr, 'inherit'] });
}
