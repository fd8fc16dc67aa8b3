/**
 * A copy of a fresh Debian in memory, in which packages are installed to record what they contain and what they leave
 * behind.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const over = '/dev/shm/bunraku-machine';
const root = join(over, 'root');

/** Services that run on a machine after booting. */
const BOOTED = 'cron dbus ssh networking systemd-journald systemd-logind systemd-timesyncd systemd-udevd'.split(' ');

/** Options of apt that leave out documentation. */
export const APT_OPTIONS: readonly string[] = [
  '-o',
  'DPkg::Options::=--force-unsafe-io',
  '-o',
  'DPkg::Options::=--path-exclude=/usr/share/locale/*',
  '-o',
  'DPkg::Options::=--path-exclude=/usr/share/doc/*',
  '-o',
  'DPkg::Options::=--path-exclude=/usr/share/man/*',
];

function mount(...words: readonly string[]): void {
  execFileSync('mount', words);
}

/**
 * Copies the fresh machine to memory.
 *
 * @param base folder that `prepare_root.sh` has created
 */
export function enterMachine(base: string): void {
  mount('--make-rprivate', '/');
  mkdirSync(over, { recursive: true });
  mount('-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', over);
  for (const name of ['upper', 'work', 'root']) mkdirSync(join(over, name));
  mount('-t', 'overlay', 'overlay', '-o', `lowerdir=${base}/root,upperdir=${over}/upper,workdir=${over}/work`, root);
  mount('--bind', `${base}/cache/archives`, `${root}/var/cache/apt/archives`);
  mount('-t', 'proc', 'proc', `${root}/proc`);
  mount('--rbind', '/dev', `${root}/dev`);
  mount('-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', `${root}/run`);
  for (const name of ['run/systemd/system', 'run/sshd', 'run/lock']) mkdirSync(join(root, name), { recursive: true });
  const timers = readdirSync(join(root, 'etc/systemd/system/timers.target.wants'));
  inMachine(['env', 'BOOTING=1', 'systemctl', 'start', ...BOOTED, ...timers]);
}

/** Runs a program on the machine. */
export function inMachine(words: readonly string[]): { readonly status: number; readonly output: string } {
  const environment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8' };
  const ran = spawnSync('chroot', [root, ...words], {
    env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 900_000,
  });
  return { status: ran.status ?? 1, output: `${ran.stdout}${ran.stderr}` };
}

/** Returns the content of a file on the machine; empty if there is none. The path has no leading slash. */
export function readMachine(path: string): string {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
}
