import { fileOf, listed } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SHARES = ['/srv/photos', '/srv/music', '/srv/books'];

const modeOf = (attempt: Attempt, path: string): string => fileOf(attempt, path)?.mode.slice(-4) ?? 'nothing';

export const checks: readonly Check[] = [
  {
    id: 'shares',
    task: 'All three directories exist after the run',
    seen: (attempt) => {
      const missing = SHARES.filter((path) => fileOf(attempt, path)?.type !== 'directory');
      return missing.length === 0 ? undefined : `These directories do not exist after the run: ${listed(missing)}.`;
    },
  },
  {
    id: 'own-word',
    task: 'The owner of photos and the mode of music come from the hash of the share',
    seen: (attempt) => {
      const owner = fileOf(attempt, '/srv/photos')?.owner ?? 'unknown';
      if (owner !== 'www-data') return `The owner of /srv/photos is ${owner}, not www-data.`;
      const mode = modeOf(attempt, '/srv/music');
      return mode === '0700' ? undefined : `The mode of /srv/music is ${mode}, not 0700 as in its hash.`;
    },
  },
  {
    id: 'usual',
    task: 'The other directories have the usual mode, 0755',
    seen: (attempt) => {
      const strange = ['/srv/photos', '/srv/books'].find((path) => modeOf(attempt, path) !== '0755');
      return strange === undefined ? undefined : `The mode of ${strange} is ${modeOf(attempt, strange)}, not 0755.`;
    },
  },
];

const NONE = 'None: the directory does not exist';

export const prediction: Prediction = {
  question: 'Both hashes set a mode for /srv/music. Which mode does it have after the run?',
  choices: () => ['0700', '0755', NONE],
  answer: (attempt) => (fileOf(attempt, '/srv/music') === undefined ? NONE : modeOf(attempt, '/srv/music')),
  why: (attempt) =>
    fileOf(attempt, '/srv/music') === undefined
      ? 'A hash declares nothing. No resource uses it yet.'
      : 'When two hashes are merged, the value on the right is used.',
};
