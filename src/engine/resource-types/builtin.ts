/** The resource types that come with Bunraku. */
import type { ResourceTypeDefinition } from './definition.ts';
import { notify } from './notify/notify.ts';
import { schedule } from './schedule/schedule.ts';
import { typeRegistry } from './registry.ts';

const types: readonly ResourceTypeDefinition[] = [notify, schedule];

export const builtinTypes = typeRegistry(types);
