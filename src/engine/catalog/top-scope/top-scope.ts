/** The variables of the top scope and of `$settings::…` (`Compiler#set_node_parameters`, `#create_settings_scope`). */
import { CODE_FOLDER, ENVIRONMENT_FOLDER, ENVIRONMENTS_FOLDER } from '../../diagnostics/environment-paths.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { PuppetHash, type Value } from '../../values/value.ts';
import type { Compilation } from '../compilation.ts';
import { ENVIRONMENT } from '../environment.ts';
import { trustedFacts } from './trusted-facts.ts';

export function setNodeVariables(compilation: Compilation): void {
  const { topScope, facts, serverFacts } = compilation;
  setFacts(compilation);
  topScope.setPrivileged('trusted', trustedFacts(compilation));
  setServerFacts(compilation);
  topScope.setPrivileged('server_facts', serverFacts);
  topScope.setPrivileged('facts', facts);
}

export function setFacts({ topScope, facts }: Compilation): void {
  for (const [name, value] of facts) {
    if (name !== 'environment' && name !== 'trusted') topScope.setPrivileged(rubyToString(name), value);
  }
  topScope.setPrivileged('environment', ENVIRONMENT);
}

export function setServerFacts({ topScope, serverFacts }: Compilation): void {
  for (const [name, value] of serverFacts) topScope.setPrivileged(rubyToString(name), value);
}

/** Returns the settings that manifests can read, with the values of a default installation. */
function settingValues({ rules, release, settings, nodeName }: Compilation): Record<string, Value> {
  const values: Record<string, Value> = {
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
    ...(release.has('setting ordering') ? { ordering: 'manifest' } : {}),
    runinterval: 1800n,
    storeconfigs: false,
    strict: settings.strict,
    strict_variables: settings.strictVariables,
    user: 'puppet',
    group: 'puppet',
  };
  return { ...rules.settingValues(values, release), ...settings.other };
}

export function setSettings(compilation: Compilation, scope: Scope): void {
  const values = settingValues(compilation);
  for (const [name, value] of Object.entries(values)) scope.setPrivileged(name, value);
  scope.setPrivileged('all_local', PuppetHash.fromObject(values));
}
