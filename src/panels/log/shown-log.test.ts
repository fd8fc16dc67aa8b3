import { expect, it } from 'vitest';
import { createAppStore } from '../../store/create-store.ts';
import { createRecord } from '../../store/runs/apply-project.ts';
import { fixtureEngine } from '../../store/testing/fixture-engine.ts';
import { ntpReport } from '../testing/fixtures.ts';
import { selectShownLog } from './shown-log.ts';

it('shows the lines up to the replay step, whichever step was shown before', () => {
  const store = createAppStore(fixtureEngine());
  const line = (message: string, time?: number) =>
    ({ level: 'notice', source: 'Puppet', message, ...(time === undefined ? {} : { time }) }) as const;
  const run = { ...ntpReport, logs: [line('compiled'), line('motd', 40), line('package', 2400), line('end', 3720)] };
  const record = createRecord(run, {
    origin: 'button',
    certname: 'n',
    text: '',
    machineBefore: undefined,
    machineId: '1',
  });
  store.setState({ runs: [record], shownRun: record.id });
  const shownAt = (step: number | undefined): readonly string[] => {
    store.setState({ step });
    return selectShownLog(store.getState()).map(({ message }) => message);
  };
  expect(shownAt(1)).toEqual(['compiled', 'motd']);
  expect(shownAt(2)).toEqual(['compiled', 'motd', 'package']);
  expect(shownAt(0)).toEqual(['compiled']);
  expect(shownAt(run.journal.length)).toEqual(['compiled', 'motd', 'package', 'end']);
  expect(shownAt(1)).toEqual(['compiled', 'motd']);
  expect(shownAt(undefined)).toHaveLength(4);
});
