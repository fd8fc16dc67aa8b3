/**
 * `pip`: lists the Python packages that system packages installed. Cannot install packages, because the machine has no
 * network.
 */
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';
import { pipRefusal, pythonPackages, findPythonVersion } from '../../../engine/machine/packages/python-packages.ts';
import type { Target } from '../../../engine/machine/target.ts';

const OFFLINE = 'ERROR: the simulated machine has no network';

/** Options that let pip write outside of the system's packages. */
const ELSEWHERE = /^(--break-system-packages|-t|--target(=.*)?|--prefix(=.*)?|--root(=.*)?)$/;

function show(target: Target, names: readonly string[]): ToolResult {
  const known = names.flatMap((name) => {
    const version = findPythonVersion(target, name);
    return version === undefined
      ? []
      : [`Name: ${name}\nVersion: ${version}\nLocation: /usr/lib/python3/dist-packages\n`];
  });
  const missing = names.filter((name) => findPythonVersion(target, name) === undefined);
  const stderr = missing.length === 0 ? '' : `WARNING: Package(s) not found: ${missing.join(', ')}\n`;
  return { exitCode: known.length === 0 ? 1 : 0, stdout: known.join('---\n'), stderr };
}

function list(target: Target): string {
  const rows = pythonPackages(target);
  const width = Math.max(7, ...rows.map(([name]) => name.length));
  const versions = Math.max(7, ...rows.map(([, version]) => version.length));
  const head = `${'Package'.padEnd(width)} Version\n${'-'.repeat(width)} ${'-'.repeat(versions)}\n`;
  return head + rows.map(([name, version]) => `${name.padEnd(width)} ${version}\n`).join('');
}

/** Checks whether a requirement of `pip install` is installed: `flask==2.0` requires version 2.0 of flask. */
function isThere(target: Target, word: string): boolean {
  const [, name = '', version] = /^([\w.-]+)(?:==(.*))?$/.exec(word) ?? [];
  const found = findPythonVersion(target, name);
  return found !== undefined && (version === undefined || version === found);
}

export function pip(target: Target, args: readonly string[]): ToolResult {
  const [verb, ...rest] = args.filter((word) => !/^(-q|--quiet|--disable-pip-version-check|--no-input)$/.test(word));
  const names = rest.filter((word, index) => !word.startsWith('-') && rest[index - 1] !== '-r');
  const release = findPythonVersion(target, 'pip') ?? '23.0.1';
  switch (verb) {
    case '--version':
    case '-V':
      return succeed(`pip ${release} from /usr/lib/python3/dist-packages/pip (python 3.11)\n`);
    case 'show':
      return show(target, names);
    case 'list':
      return succeed(list(target));
    case 'freeze':
      return succeed(
        pythonPackages(target)
          .map(([name, version]) => `${name}==${version}\n`)
          .join(''),
      );
    case 'install':
    case 'uninstall':
      if (!rest.some((word) => ELSEWHERE.test(word)) && !rest.includes('--dry-run')) {
        const text = pipRefusal(target);
        return refuse(1, text);
      }
      if (names.length > 0 && names.every((word) => isThere(target, word))) return succeed();
      return refuse(1, OFFLINE);
    default:
      return refuse(1, OFFLINE);
  }
}

export const programs = { pip, pip3: pip, 'pip3.11': pip } as const;
