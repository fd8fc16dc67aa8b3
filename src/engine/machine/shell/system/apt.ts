import { aptMark } from './apt-mark.ts';
import { refuse, succeed } from '../../options.ts';
import type { ToolResult } from '../../options.ts';
import type { Platform } from '../../platform.ts';
import type { Target } from '../../target.ts';
import { aptSettings } from '../../packages/apt-settings.ts';
import type { ConfigurationPrompt } from '../../packages/configuration-files.ts';
import { updateLists } from './apt-update.ts';
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

const CHOICES = `   What would you like to do about it ?  Your options are:
    Y or I  : install the package maintainer's version
    N or O  : keep your currently-installed version
      D     : show the differences between the versions
      Z     : start a shell to examine the situation
 The default action is to keep your current version.
`;

interface InstallRequest {
  readonly words: readonly string[];
  readonly options: readonly string[];
}

function install(target: Target, { words, options }: InstallRequest): ToolResult {
  const { packages } = target;
  const wanted = wantedPackages(words);
  for (const request of wanted) {
    const refusal = aptRefusal(packages, request, () => true);
    if (refusal === undefined) continue;
    const [stdout = '', error = ''] = refusal.text.split(/(?=^E: )/m);
    return { exitCode: 100, stdout, stderr: `${error}\n` };
  }
  const settings = aptSettings(options, target.files);
  const isAnew = options.includes('--reinstall');
  let stdout = APT_READING;
  const fresh = wanted.filter(({ name, version }) => {
    const installed = packages.versionOf(name);
    if (options.includes('--only-upgrade') && installed === undefined) return false;
    return isAnew || installed === undefined || installed !== (version ?? packages.candidateOf(name));
  });
  for (const { name } of wanted.filter((each) => !fresh.includes(each)))
    stdout += `${name} is already the newest version (${packages.versionOf(name) ?? ''}).\n`;
  for (const { name, version } of fresh) {
    const question = settings.asks ? packages.questionAbout(name) : undefined;
    if (question !== undefined) return unanswered(target, name, stdout, question);
    let said = '';
    const report = (text: string): void => void (said += text);
    if (isAnew && packages.versionOf(name) !== undefined) packages.reinstall(name, { ...settings, report });
    else packages.install(name, version, { ...settings, report });
    stdout += `Setting up ${name} (${packages.versionOf(name) ?? ''}) ...\n${said}`;
  }
  return succeed(`${stdout}0 upgraded, ${fresh.length} newly installed, 0 to remove and 0 not upgraded.\n`);
}

/**
 * Returns the result of a command in which dpkg asks a question and gets no answer. A real dpkg leaves such a package
 * unpacked. Here, the package counts as not installed.
 */
function unanswered(
  { packages }: Target,
  name: string,
  before: string,
  { path, situation }: ConfigurationPrompt,
): ToolResult {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return {
    exitCode: 100,
    stdout:
      `${before}Setting up ${name} (${packages.candidateOf(name) ?? ''}) ...\n` +
      `${situation}${CHOICES}*** ${file} (Y/I/N/O/D/Z) [default=N] ? `,
    stderr:
      `dpkg: error processing package ${name} (--configure):\n end of file on stdin at conffile prompt\n` +
      `Errors were encountered while processing:\n ${name}\n` +
      'E: Sub-process /usr/bin/dpkg returned an error code (1)\n',
  };
}

export function removePackages(target: Target, names: readonly string[], purge: boolean): ToolResult {
  let stdout = APT_READING;
  let removed = 0;
  for (const name of names) {
    if (purge && target.packages.isLeftBehind(name)) {
      stdout += `Purging configuration files for ${name} (${target.packages.candidateOf(name) ?? ''}) ...\n`;
      target.packages.remove(name, true);
      continue;
    }
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

function unknownPackage({ packages }: Target, names: readonly string[]): string | undefined {
  return names.find((name) => packages.versionOf(name) === undefined && packages.candidateOf(name) === undefined);
}

function upgrade(target: Target, options: readonly string[]): ToolResult {
  const old = target.packages.installed().filter(([name, version]) => {
    const available = target.packages.archive.find(name);
    return available !== undefined && available.version !== version;
  });
  return install(target, { words: old.map(([name]) => name), options: ['--only-upgrade', ...options] });
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
          return updateLists(target);
        case 'install':
          return install(target, { words: names, options: args });
        case 'remove':
        case 'purge':
        case 'autoremove': {
          const unknown = unknownPackage(target, names);
          if (unknown !== undefined)
            return { exitCode: 100, stdout: APT_READING, stderr: `E: Unable to locate package ${unknown}\n` };
          return removePackages(target, names, verb === 'purge' || args.includes('--purge'));
        }
        case 'upgrade':
        case 'dist-upgrade':
        case 'full-upgrade':
          return upgrade(target, args);
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

function nameArchive({ release }: Platform): string {
  const host = release.distributor === 'Ubuntu' ? 'archive.ubuntu.com/ubuntu' : 'deb.debian.org/debian';
  return `http://${host} ${release.codename}`;
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
              `${name.padStart(10)} | ${version} | ${nameArchive(session.target.platform)}/main amd64 Packages\n`,
          )
          .join(''),
      );
    if (verb !== 'policy' && verb !== 'show') return refuse(100, `E: Invalid operation ${verb ?? ''}`);
    const rows = names.map((name) => {
      const candidate = packages.candidateOf(name);
      if (candidate === undefined)
        // Without a terminal, apt does not print its notice about an unknown package.
        return verb === 'show' ? `E: No packages found\n` : '';
      return verb === 'show'
        ? `Package: ${name}\nVersion: ${candidate}\n`
        : `${name}:\n  Installed: ${packages.versionOf(name) ?? '(none)'}\n  Candidate: ${candidate}\n`;
    });
    return succeed(rows.join(''));
  },
};

export const APT_COMMANDS: readonly SimulatedCommand[] = [aptTool('apt-get'), aptTool('apt'), aptCache, aptMark];
