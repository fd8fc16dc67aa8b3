import { appliedOrder, isOrdered, listed, resourceOf, resourcesOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const MIRROR = 'File[/etc/mirror.conf]';
const OTHERS = ['File[/etc/shop.conf]', 'File[/etc/wiki.conf]'];

export const checks: readonly Check[] = [
  {
    id: 'setup',
    task: 'There is a stage before main',
    seen: (attempt) => {
      const stages = resourcesOf(attempt, 'Stage').filter(({ title }) => title !== 'main');
      if (stages.length === 0) return 'The catalog has no stage but main.';
      if (stages.some(({ ref }) => isOrdered(attempt, ref, 'Stage[main]'))) return undefined;
      return `The catalog has ${listed(stages.map(({ ref }) => ref))}, which no order puts before Stage[main].`;
    },
  },
  {
    id: 'first',
    task: 'The mirror is set before the shop and the wiki',
    seen: (attempt) => {
      const missing = [MIRROR, ...OTHERS].filter((ref) => resourceOf(attempt, ref) === undefined);
      if (missing.length > 0) return `The catalog has no ${listed(missing)}.`;
      const early = OTHERS.filter((ref) => !isOrdered(attempt, MIRROR, ref));
      return early.length === 0 ? undefined : `No order makes ${listed(early)} wait for ${MIRROR}.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'Which file will be applied first?',
  choices: (attempt) => appliedOrder(attempt).toSorted(),
  answer: (attempt) => appliedOrder(attempt)[0] ?? '',
  why: (attempt) =>
    OTHERS.every((ref) => isOrdered(attempt, MIRROR, ref))
      ? 'The mirror has to come before all others, wherever it stands in the text.'
      : 'All classes are in one stage, and where nothing else decides Puppet goes by the order of the text.',
};
