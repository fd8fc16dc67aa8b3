/** The machine that the results of the cases were recorded with: Debian 12, its packages and services tables in memory. */
import type { CaseMachine } from '../../../src/cli/case-machine.ts';
import { defaultNode } from '../../../src/cli/case.ts';
import { createBaseTarget, loadPlatform } from '../../../src/engine/index.ts';
import { PackageTable } from './package-table.ts';
import { recordedTypes } from './providers.ts';
import { ServiceTable } from './service-table.ts';

/** Cron was installed on the recording machine, though the tables of the cases do not name it. */
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
