/**
 * The machine for which the cases' results were recorded: Debian 12, with tables of packages and services in memory.
 */
import type { CaseMachine } from '../../../src/cli/case-machine.ts';
import { defaultNode } from '../../../src/cli/case.ts';
import { createBaseTarget, loadPlatform } from '../../../src/engine/index.ts';
import { PackageTable } from './package-table.ts';
import { recordedTypes } from './providers.ts';
import { ServiceTable } from './service-table.ts';

/** Cron was installed on the recording machine, but is not in the tables of the cases. */
const installed: readonly string[] = ['cron'];

await loadPlatform('debian-12');

export const recordedMachine: CaseMachine = {
  platform: 'debian-12',
  types: recordedTypes,
  createTarget({ node = defaultNode, files = {}, target: { available, packages = {}, services = {} } = {} }, noteCall) {
    return createBaseTarget(
      { hostname: node, files, packages, services },
      {
        packages: (target) => new PackageTable(target, available, noteCall),
        services: (target) => new ServiceTable(target, noteCall),
      },
      installed,
    );
  },
};
