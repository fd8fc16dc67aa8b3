/** The variables of the top scope and of `$settings::…` (`Compiler#set_node_parameters`, `#create_settings_scope`). */
import { CODE_FOLDER, ENVIRONMENT_FOLDER, ENVIRONMENTS_FOLDER } from '../diagnostics/environment-paths.ts';
import type { Scope } from '../evaluator/scope.ts';
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
  if (hasHashes) topScope.setPrivileged('trusted', trustedFacts(compilation));
  for (const [name, value] of serverFacts) topScope.setPrivileged(rubyToString(name), value);
  if (release.has('server facts')) topScope.setPrivileged('server_facts', serverFacts);
  if (hasHashes) topScope.setPrivileged('facts', facts);
}

function trustedFacts({ release, nodeName: certname }: Compilation): PuppetHash {
  const dot = certname.indexOf('.');
  return PuppetHash.fromObject({
    authenticated: 'local',
    certname,
    extensions: PuppetHash.empty,
    hostname: dot === -1 ? certname : certname.slice(0, dot),
    domain: dot === -1 ? undefined : certname.slice(dot + 1),
    ...(release.has('external trusted facts') ? { external: PuppetHash.empty } : {}),
  });
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
