/** Behavior of groups, by the provider `groupadd` (`provider/group/groupadd.rb`). */
import { groupadd, groupdel, groupmod } from '../../machine/accounts/group-tools.ts';
import type { Target } from '../../machine/target.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { TypeBehavior } from '../../resource-types/behavior.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { callTool } from '../shared/account-command.ts';
import { refuseLateName } from '../../resource-types/shared/late-values.ts';
import { ensureBehavior } from '../shared/ensurable.ts';

function create(resource: ResourceInstance, target: Target): void {
  const gid = resource.should('gid');
  const args = [
    ...(gid === undefined || gid === 'absent' ? [] : ['-g', rubyToString(gid)]),
    ...(resource.get('allowdupe') === true ? ['-o'] : []),
    ...(resource.get('system') === true ? ['-r'] : []),
    resource.name,
  ];
  callTool(target, groupadd, '/usr/sbin/groupadd', args, `Could not create group ${resource.name}`);
}

export const group: TypeBehavior = {
  properties: {
    ensure: ensureBehavior({
      exists: (resource, target) => {
        refuseLateName(resource);
        return target.accounts.group(resource.name) !== undefined;
      },
      create,
      destroy: (resource, target) =>
        callTool(target, groupdel, '/usr/sbin/groupdel', [resource.name], `Could not delete group ${resource.name}`),
    }),
    gid: {
      retrieve: ({ resource }, target) => {
        const state = target.accounts.group(resource.name);
        return state === undefined ? 'absent' : BigInt(state.gid);
      },
      sync: ({ resource, should }, target) => {
        const duplicate = resource.get('allowdupe') === true ? ['-o'] : [];
        const args = ['-g', rubyToString(should), ...duplicate, resource.name];
        callTool(target, groupmod, '/usr/sbin/groupmod', args, `Could not set gid on group[${resource.name}]`);
      },
    },
    members: {
      retrieve: ({ resource }, target) => target.accounts.group(resource.name)?.members ?? 'absent',
    },
  },
  instances: (target) => target.accounts.groups().map(([title]) => ({ type: 'group', title, parameters: {} })),
};
