import { appliedOrder, appliedRefs, isOrdered, listed, resourceOf, resourcesOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const MIRROR = 'File[/etc/mirror.conf]';
const OTHERS = ['File[/etc/shop.conf]', 'File[/etc/wiki.conf]'];

export const checks: readonly Check[] = [
  {
    id: 'setup',
    task: 'A stage comes before main',
    seen: (attempt) => {
      const stages = resourcesOf(attempt, 'Stage').filter(({ title }) => title !== 'main');
      if (stages.length === 0) return 'The catalog has no other stage than main.';
      if (stages.some(({ ref }) => isOrdered(attempt, ref, 'Stage[main]'))) return undefined;
      return `The catalog has ${listed(stages.map(({ ref }) => ref))}, but no dependency puts it before Stage[main].`;
    },
  },
  {
    id: 'first',
    task: 'The mirror comes before the shop and the wiki',
    seen: (attempt) => {
      const missing = [MIRROR, ...OTHERS].filter((ref) => resourceOf(attempt, ref) === undefined);
      if (missing.length > 0) return `The catalog has no ${listed(missing)}.`;
      const early = OTHERS.filter((ref) => !isOrdered(attempt, MIRROR, ref));
      return early.length === 0 ? undefined : `The graph has no path from ${MIRROR} to ${listed(early)}.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'Which file does Puppet apply first?',
  choices: appliedRefs,
  answer: (attempt) => appliedOrder(attempt)[0] ?? '',
  why: (attempt) =>
    OTHERS.every((ref) => isOrdered(attempt, MIRROR, ref))
      ? 'The mirror comes before all others, wherever it is in the manifest.'
      : 'All classes are in one stage without dependencies, so Puppet uses the order of the manifest.',
};
