import { appliedOrder, appliedRefs, isOrdered, resourceOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { nothingFails } from '../../common-checks.ts';

const PACKAGE = 'Package[chrony]';
const FILE = 'File[/etc/chrony/chrony.conf]';
const SERVICE = 'Service[chrony]';

function ordered(id: string, task: string, earlier: string, later: string): Check {
  return {
    id,
    task,
    seen: (attempt) => {
      const missing = [earlier, later].find((ref) => resourceOf(attempt, ref) === undefined);
      if (missing !== undefined) return `The catalog has no ${missing}.`;
      if (isOrdered(attempt, earlier, later)) return undefined;
      return isOrdered(attempt, later, earlier)
        ? `The order is reversed: ${later} comes before ${earlier}.`
        : `The graph has no path from ${earlier} to ${later}.`;
    },
  };
}

export const checks: readonly Check[] = [
  ordered('package-file', 'The package comes before the file', PACKAGE, FILE),
  ordered('file-service', 'The file comes before the service', FILE, SERVICE),
  nothingFails,
];

export const prediction: Prediction = {
  question: 'Which resource does Puppet apply first?',
  choices: appliedRefs,
  answer: (attempt) => appliedOrder(attempt)[0] ?? '',
  why: ({ graph }) =>
    graph.dependencies.length === 0
      ? 'There is no dependency, so Puppet uses the order of the manifest.'
      : 'It depends on no other resource, and the other resources wait for it.',
};
