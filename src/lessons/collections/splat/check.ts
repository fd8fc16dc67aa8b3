import { fileOf, listed } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SHARES = ['/srv/photos', '/srv/music', '/srv/books'];

const modeOf = (attempt: Attempt, path: string): string => fileOf(attempt, path)?.mode.slice(-4) ?? 'nothing';

export const checks: readonly Check[] = [
  {
    id: 'shares',
    task: 'All three folders are there',
    seen: (attempt) => {
      const missing = SHARES.filter((path) => fileOf(attempt, path)?.type !== 'directory');
      return missing.length === 0 ? undefined : `After the run there is no folder ${listed(missing)}.`;
    },
  },
  {
    id: 'own-word',
    task: 'What a share says itself holds: the owner of photos, the mode of music',
    seen: (attempt) => {
      const owner = fileOf(attempt, '/srv/photos')?.owner ?? 'nobody';
      if (owner !== 'www-data') return `/srv/photos belongs to ${owner}, and not to www-data.`;
      const mode = modeOf(attempt, '/srv/music');
      return mode === '0700' ? undefined : `/srv/music has the mode ${mode}, and not 0700 as its own hash says.`;
    },
  },
  {
    id: 'usual',
    task: 'The others have the usual mode, 0755',
    seen: (attempt) => {
      const strange = ['/srv/photos', '/srv/books'].find((path) => modeOf(attempt, path) !== '0755');
      return strange === undefined ? undefined : `${strange} has the mode ${modeOf(attempt, strange)}, and not 0755.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'Both hashes name a mode for /srv/music. Which one will it have after the run?',
  choices: () => ['0700', '0755', 'None: the folder is not made.'],
  answer: (attempt) =>
    fileOf(attempt, '/srv/music') === undefined ? 'None: the folder is not made.' : modeOf(attempt, '/srv/music'),
  why: (attempt) =>
    fileOf(attempt, '/srv/music') === undefined
      ? 'A hash is data. As long as no resource is made of it, nothing happens.'
      : 'Of two hashes that are added, the one on the right wins.',
};
