/** Behavior of the type `user` with its provider `useradd` (`type/user.rb`, `provider/user/useradd.rb`). */
import type { Target } from '../../machine/target.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { TypeBehavior } from '../../resource-types/behavior.ts';
import type { GeneratedResource } from '../../resource-types/declaration.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { isArray, type Value } from '../../values/value.ts';
import { refuseLateName } from '../../resource-types/shared/late-values.ts';
import { ensureBehavior } from '../shared/ensurable.ts';
import { userProperties } from './properties.ts';
import { createUser, removeUser } from './useradd.ts';

function keyFiles(resource: ResourceInstance, target: Target): readonly string[] {
  const given = resource.get('purge_ssh_keys');
  const own = resource.should('home');
  const home = typeof own === 'string' ? own : target.accounts.user(resource.name)?.home;
  return (isArray(given) ? given : []).flatMap((entry) => {
    const path = rubyToString(entry);
    if (path.startsWith('/')) return [path];
    return home === undefined ? [] : [path.replace(/^(~|%h)\//, `${home}/`)];
  });
}

const KEY_LINE =
  /^(.+)?\s*\b(ssh-dss|ssh-ed25519|ssh-rsa|ecdsa-sha2-nistp256|ecdsa-sha2-nistp384|ecdsa-sha2-nistp521)\s+([^ ]+)\s*(.*)$/;

function unknownKeys(resource: ResourceInstance, target: Target): readonly GeneratedResource[] {
  const found: GeneratedResource[] = [];
  for (const path of keyFiles(resource, target)) {
    if (target.files.stat(path)?.kind !== 'file') continue;
    let unnamed = 0;
    for (const line of target.files.readText(path).split('\n')) {
      const match = KEY_LINE.exec(line);
      if (match === null) continue;
      unnamed += match[4] === '' ? 1 : 0;
      const title = match[4] === '' ? `${path}:unnamed-${unnamed}` : (match[4] ?? '');
      if (resource.catalog.find('ssh_authorized_key', title) !== undefined) continue;
      const parameters: Record<string, Value> = { name: title, target: path, ensure: 'absent', user: resource.name };
      found.push({ type: 'ssh_authorized_key', title, parameters });
    }
  }
  return found;
}

export const user: TypeBehavior = {
  properties: {
    ensure: ensureBehavior({
      exists: (resource, target) => {
        refuseLateName(resource);
        return target.accounts.user(resource.name) !== undefined;
      },
      create: createUser,
      destroy: removeUser,
      setters: { role: () => undefined },
    }),
    ...userProperties,
  },
  generate: unknownKeys,
  instances: (target) => target.accounts.users().map(([title]) => ({ type: 'user', title, parameters: {} })),
};
