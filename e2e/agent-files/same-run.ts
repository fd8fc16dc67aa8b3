import type { AgentRun } from '../../src/protocol/agent-files.ts';

/**
 * Returns the parts of a run that every format of its report contains: outcomes, changes and messages, without times.
 */
export function withoutTimes({ run, certname }: AgentRun) {
  return {
    certname,
    status: run.status,
    resources: Object.fromEntries(
      run.resources
        .filter(({ outcome }) => outcome !== 'unchanged')
        .map(({ ref, outcome, changes, place, corrective }) => [
          ref,
          {
            outcome,
            place,
            corrective,
            changes: changes.map(({ property, message, previous, desired, status }) => ({
              property,
              message,
              previous,
              desired,
              status,
            })),
          },
        ]),
    ),
    logs: run.logs.map(({ level, source, message, place }) => ({ level, source, message, place })),
    refreshes: run.refreshes.map(({ from, to, noop }) => ({ from, to, noop })),
  };
}
