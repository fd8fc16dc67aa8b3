import type { Compilation } from '../../../catalog/compilation.ts';
import { setFacts, setServerFacts } from '../../../catalog/top-scope/top-scope.ts';
import { trustedFacts } from '../../../catalog/top-scope/trusted-facts.ts';
import type { CompileSettings } from '../../../evaluator/host.ts';
import { PuppetHash, type Value } from '../../../values/value.ts';
import type { Release } from '../../release.ts';

export function setOldNodeVariables(compilation: Compilation): void {
  const { topScope, release, facts, serverFacts } = compilation;
  setFacts(compilation);
  const hasHashes = release.has('facts in hashes');
  const { trusted, immutable } = hashesBySetting(compilation);
  if (hasHashes || trusted) topScope.setPrivileged('trusted', oldTrustedFacts(compilation));
  setServerFacts(compilation);
  if (release.has('server facts')) topScope.setPrivileged('server_facts', serverFacts);
  if (hasHashes || immutable) topScope.setPrivileged('facts', facts);
}

/**
 * Determines from settings of Puppet 3.8 which hashes of facts are set. `immutable_node_data` defaults to
 * `trusted_node_data`.
 */
function hashesBySetting({ release, settings: { other } }: Compilation): {
  trusted: boolean;
  immutable: boolean;
} {
  const has = release.has('hashes of facts by settings');
  const trusted = has && other['trusted_node_data'] === 'true';
  const own = other['immutable_node_data'];
  return {
    trusted,
    immutable: own === undefined ? trusted : has && own === 'true',
  };
}

/** Returns the facts in `$trusted`. Puppet 3.8 sets no `hostname` and `domain`. */
function oldTrustedFacts(compilation: Compilation): PuppetHash {
  const all = trustedFacts(compilation);
  if (!compilation.release.has('hashes of facts by settings')) return all;
  return PuppetHash.of([...all].filter(([key]) => key !== 'hostname' && key !== 'domain'));
}

export function oldSettings(given: CompileSettings, release: Release): CompileSettings {
  return {
    ...given,
    ...(release.has('setting strict') ? {} : { strict: 'off' as const }),
    ...(release.has('setting strict_variables') ? {} : { strictVariables: false }),
  };
}

export function oldSettingValues(
  values: Readonly<Record<string, Value>>,
  release: Release,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (name === 'strict_variables' && !release.has('setting strict_variables')) return [];
      return [[name, name === 'ordering' && release.has('order of titles') ? 'title-hash' : value]];
    }),
  );
}
