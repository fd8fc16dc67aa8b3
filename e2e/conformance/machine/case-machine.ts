/** The machine that the results of the cases were recorded with: Debian 12, its packages and services tables in memory. */
import type { CaseMachine } from '../../../src/cli/case-machine.ts';
import { defaultNode } from '../../../src/cli/case.ts';
import { builtinTypes, createBareTarget } from '../../../src/engine/index.ts';

export const recordedMachine: CaseMachine = {
  platform: 'debian-12',
  types: builtinTypes,
  createTarget: ({ node = defaultNode, files, target }) =>
    createBareTarget({ hostname: node, ...(files === undefined ? {} : { files }), ...target }),
};
