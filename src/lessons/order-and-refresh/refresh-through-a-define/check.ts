import { countChoices, listed, outcomeOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SHOPS = ['north', 'south'];
const BALANCER = 'Exec[tell the balancer]';

/** Returns the commands that a refresh has run. */
const refreshed = ({ run }: Attempt): readonly string[] =>
  run.resources.filter(({ ref, outcome }) => ref.startsWith('Exec[') && outcome === 'refreshed').map(({ ref }) => ref);

export const checks: readonly Check[] = [
  {
    id: 'reload',
    task: 'A change to /etc/shops.conf reloads both shops',
    on: 'any',
    seen: (attempt) => {
      const still = SHOPS.filter((shop) => outcomeOf(attempt, `Exec[reload ${shop}]`) !== 'refreshed');
      return still.length === 0
        ? undefined
        : `Not reloaded: ${listed(still)}. ${still.length === 1 ? 'Its command' : 'Their commands'} received no refresh.`;
    },
  },
  {
    id: 'balancer',
    task: 'Both shops notify the balancer',
    on: 'any',
    seen: (attempt) => {
      if (outcomeOf(attempt, BALANCER) !== 'refreshed')
        return 'The command for the balancer did not run: no shop notifies it.';
      const waits = SHOPS.filter((shop) =>
        attempt.graph.dependencies.some(({ from, to, refresh }) => refresh && to === BALANCER && from.includes(shop)),
      );
      return waits.length === SHOPS.length ? undefined : `Only ${listed(waits)} notifies the balancer, not both shops.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'How many commands run in the next apply?',
  choices: () => countChoices(3),
  answer: (attempt) => String(Math.min(3, refreshed(attempt).length)),
  why: (attempt) =>
    refreshed(attempt).length === 0
      ? 'All of them have refreshonly, and none of them received a refresh.'
      : `These received a refresh: ${listed(refreshed(attempt))}.`,
};
