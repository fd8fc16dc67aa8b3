/**
 * The machine for which the results of cases were recorded: Debian 12, with packages and services as tables in memory.
 */
import type { CaseMachine } from '../../../src/cli/case-machine.ts';
import { defaultNode } from '../../../src/cli/case.ts';
import { createBaseTarget, loadPlatform } from '../../../src/engine/index.ts';
import { PackageTable } from './package-table.ts';
import { recordedTypes } from './providers.ts';
import { ServiceTable } from './service-table.ts';

/** Packages that were installed on the recorder's machine, but are not in the tables of cases. */
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
