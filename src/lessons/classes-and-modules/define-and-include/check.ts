import { countChoices, fileOf, resourceOf, resourcesOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const FILE = 'File[/etc/backup.conf]';

export const checks: readonly Check[] = [
  {
    id: 'class',
    task: 'The catalog contains the class backup',
    seen: (attempt) =>
      resourceOf(attempt, 'Class[Backup]') === undefined
        ? 'The catalog has no Class[Backup]: it is not defined, or nothing includes it.'
        : undefined,
  },
  {
    id: 'inside',
    task: 'The class backup writes /etc/backup.conf with “every=night”',
    seen: (attempt) => {
      const file = resourceOf(attempt, FILE);
      if (file === undefined) return `The catalog has no ${FILE}.`;
      if (file.container !== 'Class[Backup]')
        return `${FILE} is declared outside the class, in ${file.container ?? 'nothing'}.`;
      const content = fileOf(attempt, '/etc/backup.conf')?.content ?? '';
      return content.trimEnd() === 'every=night' ? undefined : `/etc/backup.conf contains ${JSON.stringify(content)}.`;
    },
  },
  {
    id: 'from-shop',
    task: 'The class shop includes the class backup',
    seen: (attempt) => {
      const backup = resourceOf(attempt, 'Class[Backup]');
      if (backup === undefined) return 'The catalog has no Class[Backup].';
      // A class has the tags of the first class that includes it.
      return backup.tags.includes('shop')
        ? undefined
        : 'Class[Backup] does not have the tag “shop”: the class shop does not include it, or another include comes first.';
    },
  },
  {
    id: 'shop',
    task: 'The catalog still contains the shop with its configuration',
    seen: (attempt) => {
      if (resourceOf(attempt, 'Class[Shop]') === undefined) return 'The catalog has no Class[Shop].';
      return resourceOf(attempt, 'File[/etc/shop.conf]')?.container === 'Class[Shop]'
        ? undefined
        : 'The class shop does not contain /etc/shop.conf.';
    },
  },
];

export const prediction: Prediction = {
  question: 'How many files does the next apply write?',
  choices: () => countChoices(3),
  answer: (attempt) => String(Math.min(3, resourcesOf(attempt, 'File').length)),
  why: (attempt) =>
    resourceOf(attempt, 'Class[Backup]') === undefined
      ? 'The catalog contains only classes that something includes, and nothing includes “backup”.'
      : 'Puppet evaluates each class once, no matter how often it is included.',
};
