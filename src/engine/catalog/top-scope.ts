/** The variables of the top scope and of `$settings::…` (`Compiler#set_node_parameters`, `#create_settings_scope`). */
import { CODE_FOLDER, ENVIRONMENT_FOLDER, ENVIRONMENTS_FOLDER } from '../diagnostics/environment-paths.ts';
import type { Scope } from '../evaluator/scope/scope.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { PuppetHash, type Value } from '../values/value.ts';
import type { Compilation } from './compilation.ts';
import { ENVIRONMENT } from './environment.ts';

/** Facts by their names, `$facts`, `$trusted`, `$server_facts` and `$environment`. */
export function setNodeVariables(compilation: Compilation): void {
  const { topScope, release, facts, serverFacts } = compilation;
  for (const [name, value] of facts) {
    if (name !== 'environment') topScope.setPrivileged(rubyToString(name), value);
  }
  topScope.setPrivileged('environment', ENVIRONMENT);
  const hasHashes = release.has('facts in hashes');
  const { trusted, immutable } = hashesBySetting(compilation);
  if (hasHashes || trusted) topScope.setPrivileged('trusted', trustedFacts(compilation));
  for (const [name, value] of serverFacts) topScope.setPrivileged(rubyToString(name), value);
  if (release.has('server facts')) topScope.setPrivileged('server_facts', serverFacts);
  if (hasHashes || immutable) topScope.setPrivileged('facts', facts);
}

/** What a server of 3.8 is told by its settings; `immutable_node_data` is as `trusted_node_data` where nobody set it. */
function hashesBySetting({ release, settings: { other } }: Compilation): { trusted: boolean; immutable: boolean } {
  const has = release.has('hashes of facts by settings');
  const trusted = has && other['trusted_node_data'] === 'true';
  const own = other['immutable_node_data'];
  return { trusted, immutable: own === undefined ? trusted : has && own === 'true' };
}

function trustedFacts({ release, nodeName: certname }: Compilation): PuppetHash {
  return PuppetHash.fromObject({
    authenticated: 'local',
    certname,
    extensions: PuppetHash.empty,
    ...(release.has('hashes of facts by settings') ? {} : partsOfName(certname)),
    ...(release.has('external trusted facts') ? { external: PuppetHash.empty } : {}),
  });
}

function partsOfName(certname: string): Readonly<Record<string, Value>> {
  const dot = certname.indexOf('.');
  return {
    hostname: dot === -1 ? certname : certname.slice(0, dot),
    domain: dot === -1 ? undefined : certname.slice(dot + 1),
  };
}

/** The settings that manifests ask for, with the values of an ordinary installation. */
function settingValues({ release, settings, nodeName }: Compilation): Record<string, Value> {
  return {
    confdir: '/etc/puppetlabs/puppet',
    codedir: CODE_FOLDER,
    vardir: '/opt/puppetlabs/puppet/cache',
    statedir: '/opt/puppetlabs/puppet/cache/state',
    libdir: '/opt/puppetlabs/puppet/cache/lib',
    logdir: '/var/log/puppetlabs/puppet',
    rundir: '/var/run/puppetlabs',
    ssldir: '/etc/puppetlabs/puppet/ssl',
    certname: nodeName,
    server: 'puppet',
    ca_server: 'puppet',
    environment: ENVIRONMENT,
    environmentpath: ENVIRONMENTS_FOLDER,
    basemodulepath: `${CODE_FOLDER}/modules`,
    modulepath: `${ENVIRONMENT_FOLDER}/modules:${CODE_FOLDER}/modules`,
    manifest: `${ENVIRONMENT_FOLDER}/manifests`,
    hiera_config: '/etc/puppetlabs/puppet/hiera.yaml',
    node_terminus: 'plain',
    noop: false,
    ...(release.has('setting ordering')
      ? { ordering: release.has('order of titles') ? 'title-hash' : 'manifest' }
      : {}),
    runinterval: 1800n,
    storeconfigs: false,
    strict: settings.strict,
    ...(release.has('setting strict_variables') ? { strict_variables: settings.strictVariables } : {}),
    user: 'puppet',
    group: 'puppet',
    ...settings.other,
  };
}

export function setSettings(compilation: Compilation, scope: Scope): void {
  const values = settingValues(compilation);
  for (const [name, value] of Object.entries(values)) scope.setPrivileged(name, value);
  scope.setPrivileged('all_local', PuppetHash.fromObject(values));
}
