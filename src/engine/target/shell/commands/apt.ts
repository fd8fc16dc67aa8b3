/** `apt-get`, `apt`, `apt-cache` and `apt-mark`. */
import { refuse, succeed } from '../../options.ts';
import type { ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import { APT_READING, aptRefusal } from '../../packages/apt-refusals.ts';
import type { SimulatedCommand } from '../command.ts';

interface Wanted {
  readonly name: string;
  readonly version: string | undefined;
}

function wantedPackages(words: readonly string[]): readonly Wanted[] {
  return words.map((word) => {
    const [name = '', version] = word.split('=');
    return { name, version };
  });
}

/** A package's configuration files that exist before it is installed. */
function configurationFiles(target: Target, name: string): readonly string[] {
  const { files = {} } = target.packages.archive.find(name) ?? {};
  return Object.keys(files).filter((path) => path.startsWith('/etc/') && target.files.stat(path)?.kind === 'file');
}

/** The configuration files that were kept, since they differ: dpkg laid the package's version beside them. */
function keptFiles(target: Target, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => target.files.exists(`${path}.dpkg-dist`));
}

/** Dpkg's message about a kept configuration file, when nobody can be asked (`--force-confold`). */
function keptText(path: string): string {
  return `\nConfiguration file '${path}'\n ==> File on system created by you or by a script.\n ==> File also in package provided by package maintainer.\n ==> Keeping old config file as default.\n`;
}

function install(target: Target, words: readonly string[], onlyUpgrade: boolean): ToolResult {
  const wanted = wantedPackages(words);
  for (const request of wanted) {
    const refusal = aptRefusal(target.packages, request, () => true);
    if (refusal === undefined) continue;
    const [stdout = '', error = ''] = refusal.text.split(/(?=^E: )/m);
    return { exitCode: 100, stdout, stderr: `${error}\n` };
  }
  let stdout = APT_READING;
  const fresh = wanted.filter(({ name, version }) => {
    const installed = target.packages.versionOf(name);
    if (onlyUpgrade && installed === undefined) return false;
    return installed === undefined || installed !== (version ?? target.packages.candidateOf(name));
  });
  for (const { name } of wanted.filter((each) => !fresh.includes(each)))
    stdout += `${name} is already the newest version (${target.packages.versionOf(name) ?? ''}).\n`;
  for (const { name, version } of fresh) {
    const earlier = configurationFiles(target, name);
    target.packages.install(name, version);
    for (const path of keptFiles(target, earlier)) stdout += keptText(path);
    stdout += `Setting up ${name} (${target.packages.versionOf(name) ?? ''}) ...\n`;
  }
  return succeed(`${stdout}0 upgraded, ${fresh.length} newly installed, 0 to remove and 0 not upgraded.\n`);
}

export function removePackages(target: Target, names: readonly string[], purge: boolean): ToolResult {
  let stdout = APT_READING;
  let removed = 0;
  for (const name of names) {
    if (target.packages.versionOf(name) === undefined) {
      stdout += `Package '${name}' is not installed, so not removed\n`;
      continue;
    }
    stdout += `Removing ${name} (${target.packages.versionOf(name) ?? ''}) ...\n`;
    target.packages.remove(name, purge);
    removed += 1;
  }
  return succeed(`${stdout}0 upgraded, 0 newly installed, ${removed} to remove and 0 not upgraded.\n`);
}

function upgrade(target: Target): ToolResult {
  const old = target.packages.installed().filter(([name, version]) => {
    const available = target.packages.archive.find(name);
    return available !== undefined && available.version !== version;
  });
  return install(
    target,
    old.map(([name]) => name),
    true,
  );
}

function aptTool(name: string): SimulatedCommand {
  return {
    name,
    family: 'debian',
    run(args, { session }) {
      const { target } = session;
      const words: string[] = [];
      for (let index = 0; index < args.length; index += 1) {
        const word = args[index] ?? '';
        if (word === '-o' || word === '-t' || word === '-c') index += 1;
        else if (!word.startsWith('-')) words.push(word);
      }
      const [verb, ...names] = words;
      if (!session.isRoot && verb !== 'list' && verb !== 'show')
        return refuse(100, 'E: Could not open lock file /var/lib/dpkg/lock-frontend - open (13: Permission denied)');
      switch (verb) {
        case 'update':
          target.spend(1500);
          return succeed('Reading package lists...\n');
        case 'install':
          return install(target, names, args.includes('--only-upgrade'));
        case 'remove':
        case 'purge':
        case 'autoremove':
          return removePackages(target, names, verb === 'purge' || args.includes('--purge'));
        case 'upgrade':
        case 'dist-upgrade':
        case 'full-upgrade':
          return upgrade(target);
        case 'clean':
        case 'autoclean':
          return succeed();
        case 'list':
          return succeed(
            `Listing...\n${target.packages
              .installed()
              .map(([each, version]) => `${each}/stable ${version} amd64 [installed]\n`)
              .join('')}`,
          );
        default:
          return refuse(100, `E: Invalid operation ${verb ?? ''}`);
      }
    },
  };
}

const aptCache: SimulatedCommand = {
  name: 'apt-cache',
  family: 'debian',
  run([verb, ...names], { session }) {
    const { packages } = session.target;
    if (verb === 'search' || verb === 'pkgnames') {
      const all = [...packages.archive.names()].toSorted();
      const found = all.filter((name) =>
        names.every((word) => (verb === 'pkgnames' ? name.startsWith(word) : name.includes(word))),
      );
      return succeed(found.map((name) => (verb === 'search' ? `${name} - ${name}\n` : `${name}\n`)).join(''));
    }
    if (verb === 'madison')
      return succeed(
        names
          .flatMap((name) => packages.versionsOf(name).map((version) => ({ name, version })))
          .map(
            ({ name, version }) =>
              `${name.padStart(10)} | ${version} | http://deb.debian.org/debian bookworm/main amd64 Packages\n`,
          )
          .join(''),
      );
    if (verb !== 'policy' && verb !== 'show') return refuse(100, `E: Invalid operation ${verb ?? ''}`);
    const rows = names.map((name) => {
      const candidate = packages.candidateOf(name);
      if (candidate === undefined)
        return verb === 'show' ? `E: No packages found\n` : `N: Unable to locate package ${name}\n`;
      return verb === 'show'
        ? `Package: ${name}\nVersion: ${candidate}\n`
        : `${name}:\n  Installed: ${packages.versionOf(name) ?? '(none)'}\n  Candidate: ${candidate}\n`;
    });
    return succeed(rows.join(''));
  },
};

/** Holds, and no record of what was installed for others' sake. */
const aptMark: SimulatedCommand = {
  name: 'apt-mark',
  family: 'debian',
  run([verb, ...names], { session }) {
    const { packages } = session.target;
    if (verb === 'showhold') {
      const held = packages.installed().filter(([name]) => packages.isHeld(name));
      return succeed(held.map(([name]) => `${name}\n`).join(''));
    }
    if (verb !== 'hold' && verb !== 'unhold') return succeed();
    const unknown = names.find((name) => packages.candidateOf(name) === undefined);
    if (unknown !== undefined) return refuse(100, `E: Unable to locate package ${unknown}`);
    const isHold = verb === 'hold';
    const lines = names.map((name) => {
      if (packages.isHeld(name) === isHold) return `${name} was already ${isHold ? 'set' : 'not'} on hold.\n`;
      packages.hold(name, isHold);
      return isHold ? `${name} set on hold.\n` : `Canceled hold on ${name}.\n`;
    });
    return succeed(lines.join(''));
  },
};

export const APT_COMMANDS: readonly SimulatedCommand[] = [aptTool('apt-get'), aptTool('apt'), aptCache, aptMark];
