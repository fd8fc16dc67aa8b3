/** `phpenmod`, `phpdismod` and `phpquery` of Debian's php-common: symlinks in `conf.d` to files in `mods-available`. */
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';

const ROOT = '/etc/php';

interface Call {
  readonly versions: readonly string[];
  readonly interfaces: (version: string) => readonly string[];
  readonly modules: readonly string[];
}

/** Parses `-v VERSION -s INTERFACE MODULE…`; by default all versions and interfaces. */
function parseCall({ files }: Target, args: readonly string[]): Call {
  const valueOf = (flag: string): string | undefined => {
    const at = args.indexOf(flag);
    const value = at < 0 ? undefined : args[at + 1];
    return value === 'ALL' ? undefined : value;
  };
  const folders = (path: string): readonly string[] =>
    files.isDirectory(path) ? files.list(path).filter((name) => files.isDirectory(`${path}/${name}`)) : [];
  const [version, own, module] = [valueOf('-v'), valueOf('-s'), valueOf('-m')];
  const operands = args.filter((word, at) => !word.startsWith('-') && !/^-[vsm]$/.test(args[at - 1] ?? ''));
  return {
    versions: version === undefined ? folders(ROOT) : [version],
    interfaces: (each) =>
      own === undefined ? folders(`${ROOT}/${each}`).filter((name) => name !== 'mods-available') : [own],
    modules: module === undefined ? operands : [module],
  };
}

function findLink(
  { files }: Target,
  version: string,
  name: string,
  module: string,
): readonly [link: string, file: string] {
  const file = `${ROOT}/${version}/mods-available/${module}.ini`;
  const priority = files.exists(file) ? /^; priority=(\d+)/m.exec(files.readText(file))?.[1] : undefined;
  return [`${ROOT}/${version}/${name}/conf.d/${priority ?? '20'}-${module}.ini`, file];
}

function phpSwitch(enable: boolean) {
  return (target: Target, args: readonly string[]): ToolResult => {
    const { files } = target;
    const { versions, interfaces, modules } = parseCall(target, args);
    let stderr = '';
    for (const version of versions)
      for (const module of modules)
        for (const name of interfaces(version)) {
          const [link, file] = findLink(target, version, name, module);
          if (enable && !files.exists(file))
            stderr += `WARNING: Module ${module} ini file doesn't exist under ${ROOT}/${version}/mods-available\n`;
          const isLinked = files.lstat(link) !== undefined;
          if (enable && files.exists(file) && !isLinked && files.isDirectory(`${ROOT}/${version}/${name}/conf.d`))
            files.symlink(file, link);
          if (!enable && isLinked) files.unlink(link);
        }
    return { exitCode: 0, stdout: '', stderr };
  };
}

/** `phpquery -v V -s SAPI -m MODULE`: checks whether a module is enabled. Without `-m`, lists the enabled modules. */
function phpquery(target: Target, args: readonly string[]): ToolResult {
  const { files } = target;
  const { versions, interfaces, modules } = parseCall(target, args);
  if (args.includes('-V')) return succeed(versions.map((version) => `${version}\n`).join(''));
  if (args.includes('-S'))
    return succeed(versions.flatMap((version) => interfaces(version).map((name) => `${name}\n`)).join(''));
  const lines: string[] = [];
  for (const version of versions)
    for (const name of interfaces(version)) {
      const folder = `${ROOT}/${version}/${name}/conf.d`;
      const enabled = files.isDirectory(folder)
        ? files.list(folder).map((file) => file.replace(/^\d+-|\.ini$/g, ''))
        : [];
      const shown = modules.length === 0 ? enabled : modules.filter((module) => enabled.includes(module));
      lines.push(...shown.map((module) => `${module} (Enabled for ${name} by maintainer script)\n`));
    }
  if (lines.length === 0 && modules.length > 0) return refuse(1, `No module matches ${modules.join(' ')}`);
  return succeed(lines.join(''));
}

export const programs = { phpenmod: phpSwitch(true), phpdismod: phpSwitch(false), phpquery } as const;
