import { countChoices, isOrdered, listed } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { comesBefore, noCycle } from '../../common-checks.ts';

const PACKAGES = ['Package[nginx]', 'Package[curl]'];
const PINS = 'File[/etc/apt/preferences.d/shop]';
const CONF = 'File[/etc/nginx/conf.d/shop.conf]';

export const checks: readonly Check[] = [
  noCycle,
  {
    id: 'pins-first',
    task: 'Both packages come after /etc/apt/preferences.d/shop',
    seen: (attempt) => {
      const early = PACKAGES.filter((ref) => !isOrdered(attempt, PINS, ref));
      return early.length === 0 ? undefined : `The graph has no path from the file to ${listed(early)}.`;
    },
  },
  comesBefore('package-first', 'nginx comes before the file in its directory', 'Package[nginx]', CONF),
];

const fromPackageToFile = ({ graph: { dependencies } }: Attempt): number =>
  dependencies.filter(({ from, to }) => from.startsWith('Package[') && to.startsWith('File[')).length;

export const prediction: Prediction = {
  question: 'How many lines in the graph go from a package to a file?',
  choices: () => countChoices(4),
  answer: (attempt) => String(Math.min(4, fromPackageToFile(attempt))),
  why: (attempt) =>
    fromPackageToFile(attempt) > 1
      ? 'The arrow connects each collected package to each collected file.'
      : 'The arrow connects only what you named or selected.',
};
