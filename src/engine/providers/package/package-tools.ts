/** Arguments of the package tools, and their error messages (`provider/package`). */
import { requestedPackage, type InstallRefusal } from '../../machine/packages/install-refusal.ts';
import { findUnknownAptOption, unknownAptOption } from '../../machine/packages/apt-options.ts';
import { aptSettings } from '../../machine/packages/apt-settings.ts';
import { aptRefusal, type AptRequest } from '../../machine/packages/apt-refusals.ts';
import { pipRefusal } from '../../machine/packages/python-packages.ts';
import { dnfDependencyRefusal } from '../../machine/packages/dnf-refusals.ts';
import type { InstallOptions } from '../../machine/packages/package-manager.ts';
import type { Target } from '../../machine/target.ts';
import { isArray, isHash, type Value } from '../../values/value.ts';
import type { Failure } from '../../diagnostics/failure.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { ArgumentFailure, TypeFailure } from '../../resource-types/failure.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { COMMAND_PROVIDERS } from '../../resource-types/package/providers.ts';

/** Providers that need the command of the same name. If it is missing, their packages cannot be listed. */
const COMMANDS: ReadonlySet<string> = new Set(COMMAND_PROVIDERS);

export function missingCommand(provider: string | undefined, { files }: Target): string | undefined {
  if (provider === undefined || !COMMANDS.has(provider)) return undefined;
  if (['/usr/local/bin', '/usr/bin'].some((folder) => files.exists(`${folder}/${provider}`))) return undefined;
  return `Provider ${provider} package command is not functional on this host`;
}

export function isPip(provider: string | undefined): boolean {
  return provider?.startsWith('pip') === true;
}

/**
 * Creates the error for a query of pip's latest version. Puppet requests a version that does not exist, and reads the
 * available versions from pip's error message. On this machine, the message contains none.
 */
export function noLatestOfPip(): Failure {
  const lines = Array.from({ length: 20 }, () => 'nil').join(', ');
  return new TypeFailure(`Could not get latest version: [${lines}]`);
}

/** Creates pip's error, because pip installs nothing on a simulated machine (`provider/package/pip.rb`). */
export function pipFailure(resource: ResourceInstance, wanted: Value, target: Target): Failure {
  const exact = typeof wanted === 'string' && !/^(present|latest|absent)$/.test(wanted) ? `==${wanted}` : '';
  const command = `/usr/bin/${resource.provider?.name ?? 'pip'} install -q ${resource.name}${exact}`;
  return new TypeFailure(`Execution of '${command}' returned 1: ${pipRefusal(target).trimEnd()}`);
}

/**
 * Returns the error of the provider `dpkg`, which installs nothing on a simulated machine. The provider first checks
 * that the resource has a `source` (`provider/package/dpkg.rb`).
 */
export function dpkgRefusal(resource: ResourceInstance, { files }: Target): Failure {
  const source = resource.get('source');
  if (typeof source !== 'string') return new ArgumentFailure('You cannot install dpkg packages without a source');
  const kept = resource.get('configfiles') === 'replace' ? '--force-confnew' : '--force-confold';
  const command = `/usr/bin/dpkg ${kept} -i ${source}`;
  if (files.stat(source)?.kind !== 'file')
    return new TypeFailure(
      `Execution of '${command}' returned 2: dpkg: error: cannot access archive '${source}': No such file or directory`,
    );
  return new TypeFailure(
    `Execution of '${command}' returned 1: dpkg-deb: error: '${source}' is not a Debian format archive\n` +
      `dpkg: error processing archive ${source} (--install):\n dpkg-deb --control subprocess returned error exit status 2\n` +
      `Errors were encountered while processing:\n ${source}`,
  );
}

/**
 * Returns the state of a package that is not installed. It is `absent` in the Red Hat family or if its configuration
 * files remain, and otherwise `purged`.
 */
export function absentState({ platform, packages }: Target, name: string): string {
  return platform.family === 'redhat' || packages.isLeftBehind(name) ? 'absent' : 'purged';
}

function optionWords(options: Value): readonly string[] {
  const list = isArray(options) ? options : [];
  return list.flatMap((option) =>
    isHash(option)
      ? [...option].map(([key, value]) => `${rubyToString(key)}=${rubyToString(value)}`).toSorted()
      : [rubyToString(option)],
  );
}

export function installOptions(resource: ResourceInstance, { files }: Target): InstallOptions {
  const kept = resource.get('configfiles') === 'replace' ? '--force-confnew' : '--force-confold';
  return aptSettings([kept, ...optionWords(resource.get('install_options'))], files);
}

/** Returns the error that Puppet logs if the package manager cannot install a package. Returns undefined if it can. */
export function installRefusal(
  resource: ResourceInstance,
  target: Target,
  version: string | undefined,
): InstallRefusal | undefined {
  const { name } = resource;
  const { packages } = target;
  const { release } = resource.catalog.types;
  const words = optionWords(resource.get('install_options'));
  if (target.platform.family === 'redhat') {
    const isMissing = packages.candidateOf(name) === undefined;
    const asked = version === undefined ? name : `${name}-${version}`;
    const quiet = release.has('dnf prints everything') ? [] : ['-d 0 -e 1'];
    const command = ['/usr/bin/dnf', ...quiet, '-y', ...words, 'install', asked].join(' ');
    const failed = `Execution of '${command}' returned 1:`;
    if (!isMissing && (version === undefined || packages.offers(name, version))) {
      const refusal = dnfDependencyRefusal(packages, name);
      if (refusal === undefined) return undefined;
      return { ...refusal, text: `${failed} ${refusal.text}` };
    }
    return {
      code: isMissing ? 'PACKAGE_NOT_FOUND' : 'PACKAGE_VERSION_NOT_FOUND',
      ...requestedPackage(name, version),
      text: `${failed} Error: Unable to find a match: ${asked}`,
    };
  }
  const kept = resource.get('configfiles') === 'replace' ? 'confnew' : 'confold';
  const force = release.has('apt may downgrade') ? '--allow-downgrades' : '--force-yes';
  const forced = version === undefined ? [] : [force];
  const asked = version === undefined ? name : `${name}=${version}`;
  const command = [`/usr/bin/apt-get -q -y -o DPkg::Options::=--force-${kept}`, ...forced, ...words, 'install', asked];
  const failed = `Execution of '${command.join(' ')}' returned 100:`;
  const unknown = findUnknownAptOption(words);
  if (unknown !== undefined) return { code: 'CHANGE_FAILED', text: `${failed} ${unknownAptOption(unknown)}` };
  const suite = words.includes('-t') ? words[words.indexOf('-t') + 1] : undefined;
  const refusal = aptRefusal(packages, aptRequest(asked, suite), (each) => isKnownRelease(target, each));
  return refusal === undefined ? undefined : { ...refusal, text: `${failed} ${refusal.text}` };
}

/** Parses a word of apt's command line. The version follows after the last `=`. */
function aptRequest(word: string, release: string | undefined): AptRequest {
  const at = word.lastIndexOf('=');
  return at < 0 ? { name: word, release } : { name: word.slice(0, at), version: word.slice(at + 1), release };
}

/** True for `now`, `stable`, and any release that the machine's sources mention. */
function isKnownRelease({ files }: Target, release: string): boolean {
  const folder = '/etc/apt/sources.list.d';
  const more = files.isDirectory(folder) ? files.list(folder).map((name) => `${folder}/${name}`) : [];
  const texts = ['/etc/apt/sources.list', ...more].filter((path) => files.stat(path)?.kind === 'file');
  return /^(?:now|stable)$/.test(release) || texts.some((path) => files.readText(path).split(/\s+/).includes(release));
}
