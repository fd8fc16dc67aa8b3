import type { Fault } from '../fault.ts';

export const lessonFaults: readonly Fault[] = [
  {
    id: 'lessons-refresh-not-acted-on',
    area: 'lessons',
    effect: 'A lesson accepts a refresh that was scheduled but never happened.',
    file: 'src/lessons/attempt-queries.ts',
    find: 'refresh.to === to && refresh.actedAt !== undefined',
    replacement: 'refresh.to === to',
  },
  {
    id: 'lessons-second-run-of-other-machine',
    area: 'lessons',
    effect: 'A run after the machine was reset or changed counts as the second apply.',
    file: 'src/store/lessons/lesson-slice.ts',
    find: 'earlier.text === text && earlier.machineId === machineBefore',
    replacement: 'earlier.text === text',
  },
];
