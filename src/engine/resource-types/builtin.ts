/** The resource types that come with Bunraku. */
import type { ResourceTypeDefinition } from './definition.ts';
import { stage } from './component.ts';
import { file } from './file/file.ts';
import { notify } from './notify/notify.ts';
import { schedule } from './schedule/schedule.ts';
import { typeRegistry } from './registry.ts';

const types: readonly ResourceTypeDefinition[] = [file, notify, schedule, stage];

export const builtinTypes = typeRegistry(types);
