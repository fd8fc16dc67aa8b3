import { listed, resourceOf, runOfResource, valueText } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const FILE = 'File[/etc/shop.conf]';

export const checks: readonly Check[] = [
  {
    id: 'kept',
    task: 'A resource sets the owner, the group, and the mode of /etc/shop.conf',
    seen: (attempt) => {
      if (resourceOf(attempt, FILE) === undefined) return `The catalog has no ${FILE}.`;
      const missing = ['owner', 'group', 'mode'].filter((name) => valueText(attempt, FILE, name) === undefined);
      return missing.length === 0 ? undefined : `The resource does not set ${listed(missing)}.`;
    },
  },
  {
    id: 'unchanged',
    task: 'Applying to a fresh machine does not change /etc/shop.conf',
    on: 'fresh',
    seen: (attempt) => {
      const changes = runOfResource(attempt, FILE)?.changes;
      if (changes === undefined) return 'No resource managed /etc/shop.conf in the apply.';
      return changes.length === 0
        ? undefined
        : `The apply changed ${listed(changes.map(({ property, previous, desired }) => `${property} from ${previous} to ${desired}`))}.`;
    },
  },
];

const NOTHING = 'It compares the file, and changes nothing.';
const CHANGES = 'It changes the file.';
const NOT_LOOKED = 'It does not look at the file.';

export const prediction: Prediction = {
  question: 'What will the next apply do to /etc/shop.conf?',
  choices: () => [NOTHING, CHANGES, NOT_LOOKED],
  answer: (attempt) => {
    const changes = runOfResource(attempt, FILE)?.changes;
    if (changes === undefined) return NOT_LOOKED;
    return changes.length === 0 ? NOTHING : CHANGES;
  },
  why: (attempt) =>
    runOfResource(attempt, FILE) === undefined
      ? 'No resource manages the file, so Puppet does not touch it.'
      : 'Puppet compares each attribute of the resource with the machine, and changes what differs.',
};
