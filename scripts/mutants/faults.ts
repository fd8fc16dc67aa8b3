/** All faults that `npm run mutants` injects. Tests are written for behavior, never for a fault of this list. */
import type { Fault } from './fault.ts';
import { engineFaults } from './faults/engine.ts';
import { lessonFaults } from './faults/lessons.ts';
import { machineFaults } from './faults/machine.ts';
import { panelFaults } from './faults/panels.ts';
import { storeFaults } from './faults/store.ts';
import { workerFaults } from './faults/worker.ts';

export const faults: readonly Fault[] = [
  ...engineFaults,
  ...workerFaults,
  ...storeFaults,
  ...panelFaults,
  ...lessonFaults,
  ...machineFaults,
];
