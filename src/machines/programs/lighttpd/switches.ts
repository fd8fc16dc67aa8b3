/** Debian's `lighty-enable-mod` and `lighty-disable-mod`: symlinks in `conf-enabled` to files in `conf-available`. */
import { refuse, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';

const AVAILABLE = '/etc/lighttpd/conf-available';
const ENABLED = '/etc/lighttpd/conf-enabled';
const ADVICE = 'Run "service lighttpd force-reload" to enable changes\n';

/** Returns the file name of each module in a directory: `status` → `10-status.conf`. */
function modulesIn({ files }: Target, path: string): ReadonlyMap<string, string> {
  const names = files.isDirectory(path) ? files.list(path) : [];
  return new Map(
    names.flatMap((name) => {
      const found = /^\d+-(.+)\.conf$/.exec(name)?.[1];
      return found === undefined ? [] : [[found, name] as const];
    }),
  );
}

/** Dependencies in the header of a module's file: `# -*- depends: fastcgi -*-`. */
function readDependencies({ files }: Target, file: string): readonly string[] {
  const text = files.readText(`${AVAILABLE}/${file}`);
  return /-\*-\s*depends:\s*([\w, -]*?)\s*-\*-/.exec(text)?.[1]?.split(/[\s,]+/) ?? [];
}

function enable(target: Target, name: string): string {
  const file = modulesIn(target, AVAILABLE).get(name);
  if (file === undefined) return `Ignoring unknown module: ${name}\n`;
  if (modulesIn(target, ENABLED).has(name)) return 'already enabled\n';
  const needed = readDependencies(target, file);
  target.files.symlink(`../conf-available/${file}`, `${ENABLED}/${file}`);
  const met = needed.map((each) => `Met dependency: ${each}\n`).join('');
  return `${met}Enabling ${name}: ok\n${needed.map((each) => enable(target, each)).join('')}`;
}

function disable(target: Target, name: string): string {
  const enabled = modulesIn(target, ENABLED);
  const file = enabled.get(name);
  if (file === undefined) return `Already disabled ${name}\n`;
  target.files.unlink(`${ENABLED}/${file}`);
  const available = modulesIn(target, AVAILABLE);
  const needing = [...enabled.keys()].filter((each) => {
    const own = available.get(each);
    return own !== undefined && readDependencies(target, own).includes(name);
  });
  const further = needing.map((each) => `Reverse dependency met: Disabling ${each} too\n${disable(target, each)}`);
  return `Disabling ${name}\n${further.join('')}`;
}

function createSwitch(act: (target: Target, name: string) => string) {
  return (target: Target, args: readonly string[]): ToolResult => {
    const names = args.filter((word) => !word.startsWith('-'));
    if (names.length === 0)
      return refuse(1, `Available modules: ${[...modulesIn(target, AVAILABLE).keys()].join(' ')}`);
    return { exitCode: 0, stdout: `${names.map((name) => act(target, name)).join('')}${ADVICE}`, stderr: '' };
  };
}

export const programs = {
  'lighty-enable-mod': createSwitch(enable),
  'lighttpd-enable-mod': createSwitch(enable),
  'lighty-disable-mod': createSwitch(disable),
  'lighttpd-disable-mod': createSwitch(disable),
} as const;
