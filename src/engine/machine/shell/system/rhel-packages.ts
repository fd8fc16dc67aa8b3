import { refuse, succeed } from '../../options.ts';
import { dnfDependencyRefusal } from '../../packages/dnf-refusals.ts';
import type { PackageManager } from '../../packages/package-manager.ts';
import { repositories } from '../../packages/package-repositories.ts';
import type { Target } from '../../target.ts';
import type { SimulatedCommand } from '../command.ts';

const NO_REPOSITORIES =
  'Error: There are no enabled repositories in "/etc/yum.repos.d", "/etc/yum/repos.d", "/etc/distro.repos.d".';

function repositoryList(target: Target, isAll: boolean): string {
  const shown = repositories(target).filter(({ isEnabled }) => isAll || isEnabled);
  if (shown.length === 0) return '';
  const width = Math.max(7, ...shown.map(({ id }) => id.length)) + 1;
  const rows = shown.map(({ id, name, isEnabled }) => {
    const status = isAll ? ` ${isEnabled ? 'enabled' : 'disabled'}` : '';
    return `${id.padEnd(width)} ${name}${status}\n`;
  });
  return `${'repo id'.padEnd(width)} repo name${isAll ? ' status' : ''}\n${rows.join('')}`;
}

/** Returns the package that a word such as `NAME` or `NAME-VERSION` refers to. */
function wantedPackage(packages: PackageManager, word: string) {
  const candidate = packages.candidateOf(word);
  if (candidate !== undefined) return { name: word, version: candidate };
  for (let dash = word.indexOf('-'); dash > 0; dash = word.indexOf('-', dash + 1)) {
    const [name, version] = [word.slice(0, dash), word.slice(dash + 1)];
    if (packages.versionsOf(name).includes(version)) return { name, version };
  }
  return undefined;
}

function yumTool(name: string): SimulatedCommand {
  return {
    name,
    family: 'redhat',
    run(args, { session }) {
      const { target } = session;
      const { packages } = target;
      const [verb, ...names] = args.filter((argument) => !argument.startsWith('-'));
      if (!session.isRoot && verb !== 'list')
        return refuse(1, 'Error: This command has to be run with superuser privileges.');
      switch (verb) {
        case 'install':
        case 'update':
        case 'upgrade': {
          if (!repositories(target).some(({ isEnabled }) => isEnabled)) return refuse(1, NO_REPOSITORIES);
          const wanted = names.map((each) => wantedPackage(packages, each));
          const unknown = names.find((_each, index) => wanted[index] === undefined);
          if (unknown !== undefined) return refuse(1, `Error: Unable to find a match: ${unknown}`);
          let stdout = '';
          for (const found of wanted) {
            if (found === undefined) continue;
            const { name: each, version: candidate } = found;
            const refusal = dnfDependencyRefusal(packages, each);
            if (refusal !== undefined) return refuse(1, refusal.text);
            if (packages.versionOf(each) === candidate) {
              stdout += `Package ${each}-${candidate}.x86_64 is already installed.\n`;
              continue;
            }
            packages.install(each, candidate);
            stdout += `Installed:\n  ${each}-${candidate}.x86_64\n`;
          }
          return succeed(`${stdout}Complete!\n`);
        }
        case 'remove':
        case 'erase': {
          let stdout = '';
          for (const each of names) {
            if (packages.versionOf(each) === undefined) {
              stdout += `No match for argument: ${each}\n`;
              continue;
            }
            packages.remove(each);
            stdout += `Removed:\n  ${each}\n`;
          }
          return succeed(`${stdout}Complete!\n`);
        }
        case 'repolist':
        case 'repoinfo':
          return succeed(repositoryList(target, names.includes('all') || args.includes('--all')));
        case 'list':
          return succeed(
            `Installed Packages\n${packages
              .installed()
              .map(([each, version]) => `${`${each}.x86_64`.padEnd(32)} ${version.padEnd(24)} @System\n`)
              .join('')}`,
          );
        case 'makecache':
        case 'clean':
        case 'check-update':
          session.target.spend(1500);
          return succeed('Metadata cache created.\n');
        default:
          return refuse(1, `No such command: ${verb ?? ''}. Please use /usr/bin/${name} --help`);
      }
    },
  };
}

const rpm: SimulatedCommand = {
  name: 'rpm',
  family: 'redhat',
  run(args, { session }) {
    const { packages } = session.target;
    const flags = args.filter((argument) => /^-[a-zA-Z]+$/.test(argument)).join('');
    const formatAt = args.findIndex((argument) => argument === '--qf' || argument === '--queryformat');
    const format = formatAt < 0 ? '%{NAME}-%{VERSION}.x86_64\\n' : (args[formatAt + 1] ?? '');
    const names = args.filter(
      (argument, index) => !argument.startsWith('-') && (formatAt < 0 || index !== formatAt + 1),
    );
    if (flags.includes('e')) {
      const missing = names.find((name) => packages.versionOf(name) === undefined);
      if (missing !== undefined) return refuse(1, `error: package ${missing} is not installed`);
      for (const name of names) packages.remove(name);
      return succeed();
    }
    if (!flags.includes('q')) return refuse(1, 'rpm: no operation specified');
    const fill = (name: string, version: string) => {
      const [head = version, release = ''] = version.split(/-(?=[^-]*$)/);
      const fields: Readonly<Record<string, string>> = {
        NAME: name,
        VERSION: formatAt < 0 ? version : head,
        RELEASE: release,
        ARCH: 'x86_64',
        EPOCH: '(none)',
      };
      return format
        .replaceAll(/%\{([^}]+)\}/g, (_whole, field: string) => fields[field.toUpperCase()] ?? '')
        .replaceAll('\\n', '\n');
    };
    if (flags.includes('a'))
      return succeed(
        packages
          .installed()
          .map(([name, version]) => fill(name, version))
          .join(''),
      );
    const lines = names.map((name) => {
      const version = packages.versionOf(name);
      return version === undefined ? `package ${name} is not installed\n` : fill(name, version);
    });
    const missing = names.filter((name) => packages.versionOf(name) === undefined).length;
    return { exitCode: missing, stdout: lines.join(''), stderr: '' };
  },
};

export const RHEL_PACKAGE_COMMANDS: readonly SimulatedCommand[] = [yumTool('dnf'), yumTool('yum'), rpm];
