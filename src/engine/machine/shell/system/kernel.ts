import { normalizePath } from '../../files/paths.ts';
import { refuse, succeed, type ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import type { SimulatedCommand } from '../command.ts';

const SETTINGS: Readonly<Record<string, string>> = {
  'fs.file-max': '9223372036854775807',
  'fs.inotify.max_user_watches': '65536',
  'kernel.ostype': 'Linux',
  'kernel.panic': '0',
  'kernel.pid_max': '4194304',
  'kernel.shmmax': '18446744073692774399',
  'kernel.sysrq': '438',
  'net.core.somaxconn': '4096',
  'net.ipv4.conf.all.accept_redirects': '1',
  'net.ipv4.conf.all.rp_filter': '0',
  'net.ipv4.ip_forward': '0',
  'net.ipv4.ip_local_port_range': '32768\t60999',
  'net.ipv4.tcp_syncookies': '1',
  'net.ipv6.conf.all.disable_ipv6': '0',
  'net.ipv6.conf.all.forwarding': '0',
  'vm.max_map_count': '65530',
  'vm.overcommit_memory': '0',
  'vm.swappiness': '60',
};

const FAMILIES = /^(?:abi|debug|dev|fs|kernel|net|user|vm)$/;

function toPath(key: string): string {
  return `/proc/sys/${key.replaceAll('.', '/')}`;
}

function readSetting({ files, hostname, platform }: Target, key: string): string | undefined {
  const path = toPath(key);
  if (files.stat(path)?.kind === 'file') return files.readText(path).trim();
  if (key === 'kernel.hostname') return hostname.split('.')[0];
  return key === 'kernel.osrelease' ? platform.kernel : SETTINGS[key];
}

function missing(key: string): string {
  return `sysctl: cannot stat ${toPath(key)}: No such file or directory\n`;
}

function systemFiles({ files }: Target): readonly string[] {
  const byName = new Map<string, string>();
  for (const directory of ['/etc/sysctl.d', '/run/sysctl.d', '/usr/lib/sysctl.d'])
    for (const name of files.isDirectory(directory) ? files.list(directory) : [])
      if (name.endsWith('.conf') && !byName.has(name)) byName.set(name, `${directory}/${name}`);
  const sorted = [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, path]) => path);
  return files.exists('/etc/sysctl.conf') ? [...sorted, '/etc/sysctl.conf'] : sorted;
}

class Call {
  readonly #target: Target;
  readonly #isQuiet: boolean;
  readonly #isLenient: boolean;
  readonly #onlyValues: boolean;
  #stdout = '';
  #stderr = '';
  #exitCode = 0;

  constructor(target: Target, flags: readonly string[]) {
    this.#target = target;
    const has = (letter: string, name: string): boolean =>
      flags.some((flag) => flag === `--${name}` || (/^-[a-z]+$/.test(flag) && flag.includes(letter)));
    this.#isQuiet = has('q', 'quiet');
    this.#isLenient = has('e', 'ignore');
    this.#onlyValues = has('n', 'values');
  }

  get result(): ToolResult {
    return { exitCode: this.#exitCode, stdout: this.#stdout, stderr: this.#stderr };
  }

  read(key: string): void {
    const value = readSetting(this.#target, key);
    if (value === undefined) this.#refuse(missing(key));
    else this.#stdout += `${this.#onlyValues ? '' : `${key} = `}${value}\n`;
  }

  write(key: string, value: string): void {
    const { files } = this.#target;
    if (!FAMILIES.test(key.split('.')[0] ?? '')) return this.#refuse(missing(key));
    const path = toPath(key);
    files.makeDirectories(path.slice(0, path.lastIndexOf('/')));
    files.write(path, `${value}\n`);
    if (!this.#isQuiet) this.#stdout += `${this.#onlyValues ? '' : `${key} = `}${value}\n`;
  }

  load(path: string, isNamed: boolean): void {
    const { files } = this.#target;
    if (files.stat(path)?.kind !== 'file')
      return this.#refuse(`sysctl: cannot open "${path}": No such file or directory\n`);
    if (isNamed && !this.#isQuiet) this.#stdout += `* Applying ${path} ...\n`;
    for (const line of files.readText(path).split('\n')) {
      const match = /^\s*-?([\w./*-]+)\s*=\s*(.*?)\s*$/.exec(line);
      if (match !== null) this.write((match[1] ?? '').replaceAll('/', '.'), match[2] ?? '');
    }
  }

  #refuse(message: string): void {
    if (this.#isLenient) return;
    this.#stderr += message;
    this.#exitCode = 1;
  }
}

const sysctl: SimulatedCommand = {
  name: 'sysctl',
  run(args, { session, cwd }) {
    const { target } = session;
    const flags = args.filter((word) => word.startsWith('-'));
    const words = args.filter((word) => !word.startsWith('-'));
    const call = new Call(target, flags);
    if (flags.includes('--system')) for (const path of systemFiles(target)) call.load(path, true);
    else if (flags.some((flag) => /^-\w*p|^--load/.test(flag))) {
      const named = [...words, ...flags.flatMap((flag) => (flag.startsWith('--load=') ? [flag.slice(7)] : []))];
      for (const path of named.length > 0 ? named : ['/etc/sysctl.conf']) call.load(normalizePath(path, cwd), false);
    } else if (flags.some((flag) => /^-\w*[aA]|^--all$/.test(flag)))
      for (const key of Object.keys(SETTINGS)) call.read(key);
    else if (words.length === 0) return refuse(1, 'Usage:\n sysctl [options] [variable[=value] ...]');
    for (const word of flags.some((flag) => /^-\w*p|^--load|^--system|^-\w*a/.test(flag)) ? [] : words) {
      const [key = '', ...value] = word.split('=');
      const name = key.trim().replaceAll('/', '.');
      if (value.length === 0) call.read(name);
      else call.write(name, value.join('=').trim());
    }
    return call.result;
  },
};

const MODULES = '/proc/modules';

/** Implements `modprobe`. Any kernel module can be loaded. */
const modprobe: SimulatedCommand = {
  name: 'modprobe',
  run(args, { session }) {
    const { files } = session.target;
    const names = args.filter((word) => !word.startsWith('-')).map((word) => word.replaceAll('-', '_'));
    const isRemoved = args.includes('-r') || args.includes('--remove');
    const rows = files.exists(MODULES)
      ? files
          .readText(MODULES)
          .split('\n')
          .filter((row) => row !== '')
      : [];
    const others = rows.filter((row) => !names.includes(row.split(' ')[0] ?? ''));
    const loaded = isRemoved ? [] : names.map((name) => `${name} 16384 0 - Live 0x0000000000000000`);
    files.write(MODULES, [...others, ...loaded].map((row) => `${row}\n`).join(''));
    return succeed();
  },
};

const lsmod: SimulatedCommand = {
  name: 'lsmod',
  run(_args, { session }) {
    const { files } = session.target;
    const rows = files.exists(MODULES)
      ? files
          .readText(MODULES)
          .split('\n')
          .filter((row) => row !== '')
      : [];
    const lines = rows.map((row) => `${(row.split(' ')[0] ?? '').padEnd(24)}16384  0\n`);
    return succeed(`Module                  Size  Used by\n${lines.join('')}`);
  },
};

export const KERNEL_COMMANDS: readonly SimulatedCommand[] = [sysctl, modprobe, lsmod];
