/** The resource types that come with Bunraku. */
import type { ResourceTypeDefinition } from './definition.ts';
import { stage } from './component.ts';
import { exec } from './exec/exec.ts';
import { file } from './file/file.ts';
import { group } from './group/group.ts';
import { notify } from './notify/notify.ts';
import { packageType } from './package/package.ts';
import { schedule } from './schedule/schedule.ts';
import { service } from './service/service.ts';
import { user } from './user/user.ts';
import { typeRegistry } from './registry.ts';

const types: readonly ResourceTypeDefinition[] = [
  exec,
  file,
  group,
  notify,
  packageType,
  schedule,
  service,
  stage,
  user,
];

export const builtinTypes = typeRegistry(types);
