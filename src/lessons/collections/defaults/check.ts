import { fileOf, listed, valueOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SECRET = '/srv/shop/secret';
const FOLDER = '/srv/shop';
const OTHERS = ['/srv/shop/prices', '/srv/shop/orders'];
const ALL = [FOLDER, ...OTHERS, SECRET];

const modeOf = (attempt: Attempt, path: string): string => fileOf(attempt, path)?.mode.slice(-4) ?? 'nothing';

const modeFault = (attempt: Attempt, path: string, mode: string): string | undefined =>
  modeOf(attempt, path) === mode ? undefined : `The mode of ${path} is ${modeOf(attempt, path)}, not ${mode}.`;

export const checks: readonly Check[] = [
  {
    id: 'owner',
    task: 'The directory and all files belong to www-data',
    seen: (attempt) => {
      const others = ALL.filter((path) => fileOf(attempt, path)?.owner !== 'www-data');
      return others.length === 0 ? undefined : `Not owned by www-data: ${listed(others)}.`;
    },
  },
  {
    id: 'readers',
    task: '/srv/shop/prices and /srv/shop/orders have mode 0640',
    seen: (attempt) => OTHERS.map((path) => modeFault(attempt, path, '0640')).find((fault) => fault !== undefined),
  },
  {
    id: 'exception',
    task: '/srv/shop/secret has mode 0600',
    seen: (attempt) => modeFault(attempt, SECRET, '0600'),
  },
];

const MODES = ['0600', '0640', '0644'];
const ANOTHER = 'another mode';

export const prediction: Prediction = {
  question: 'Which mode does /srv/shop/secret have after the run?',
  choices: () => [...MODES, ANOTHER],
  answer: (attempt) => {
    const mode = modeOf(attempt, SECRET);
    return MODES.includes(mode) ? mode : ANOTHER;
  },
  why: (attempt) => {
    const mode = valueOf(attempt, `File[${SECRET}]`, 'mode');
    const parameters = attempt.catalog.resources.find(({ ref }) => ref === `File[${SECRET}]`)?.parameters ?? [];
    if (mode === undefined) return 'Nothing sets the mode, so a new file has the usual mode.';
    return parameters.some(({ name, origin }) => name === 'mode' && origin === 'default')
      ? 'The resource does not set the mode, so the default applies.'
      : 'An attribute of the resource overrides the default.';
  },
};
