import { listed, resourceOf, runOfResource, valueText } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const FILE = 'File[/etc/shop.conf]';

export const checks: readonly Check[] = [
  {
    id: 'kept',
    task: 'The manifest keeps owner, group and mode of /etc/shop.conf',
    seen: (attempt) => {
      if (resourceOf(attempt, FILE) === undefined) return `The catalog has no ${FILE}.`;
      const missing = ['owner', 'group', 'mode'].filter((name) => valueText(attempt, FILE, name) === undefined);
      return missing.length === 0 ? undefined : `The resource says nothing of ${listed(missing)}.`;
    },
  },
  {
    id: 'unchanged',
    task: 'The first apply finds the file as the manifest says, and changes nothing',
    seen: (attempt) => {
      const changes = runOfResource(attempt, FILE)?.changes;
      if (changes === undefined) return 'Nothing looked at /etc/shop.conf in the first apply.';
      return changes.length === 0
        ? undefined
        : `The first apply changed ${listed(changes.map(({ property, previous, desired }) => `${property} from ${previous} to ${desired}`))}.`;
    },
  },
];

const NOTHING = 'It finds the file as the manifest says, and changes nothing.';
const CHANGES = 'It changes the file.';
const NOT_LOOKED = 'It does not look at the file.';

export const prediction: Prediction = {
  question: 'What will the first apply do with /etc/shop.conf?',
  choices: () => [NOTHING, CHANGES, NOT_LOOKED],
  answer: (attempt) => {
    const changes = runOfResource(attempt, FILE)?.changes;
    if (changes === undefined) return NOT_LOOKED;
    return changes.length === 0 ? NOTHING : CHANGES;
  },
  why: (attempt) =>
    runOfResource(attempt, FILE) === undefined
      ? 'The manifest does not speak of the file, so Puppet leaves it alone.'
      : 'Puppet compares each attribute that is written with the machine, and changes those that differ.',
};
