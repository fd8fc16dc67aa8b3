import type { RunRecord } from '../../../protocol/run-record.ts';
import type { Outcome, RunTotals, RunView } from '../../../protocol/run.ts';
import type { RunAge } from '../../../store/selectors.ts';
import { outcomeWords } from '../../../ui/OutcomeMark.tsx';

function shortened(command: string): string {
  return command.length > 60 ? `${command.slice(0, 59)}…` : command;
}

/** Describes the origin of a run, such as `Apply`, `Noop` or `puppet agent -t`. */
export function originText({ origin, command, run, opened }: RunRecord): string {
  switch (origin) {
    case 'opening':
      return 'Applied when opened';
    case 'opened':
      return opened?.title ?? 'Opened file';
    case 'button':
      return run.noop ? 'Noop' : 'Apply';
    case 'apply':
    case 'agent':
      return shortened(command?.trim() ?? `puppet ${origin}`);
  }
}

/** Outcomes in totals, most severe first. */
const named = ['failed', 'skipped', 'changed', 'refreshed', 'noop', 'unchanged'] as const satisfies readonly Outcome[];

/** Formats totals, for example `1 failed, 2 skipped, 3 changed (1 corrective)`. */
export function totalsText(totals: RunTotals): string {
  const parts = named
    .filter((outcome) => totals[outcome] > 0)
    .map((outcome) => {
      const text = `${totals[outcome].toLocaleString('en')} ${outcomeWords[outcome].toLowerCase()}`;
      return outcome === 'changed' && totals.corrective > 0 ? `${text} (${totals.corrective} corrective)` : text;
    });
  return parts.length === 0 ? 'nothing to do' : parts.join(', ');
}

export function resultText(run: RunView): string {
  return run.error !== undefined && run.resources.length === 0 ? 'nothing was applied' : totalsText(run.totals);
}

export const runOutcomes = {
  changed: 'changed',
  unchanged: 'unchanged',
  failed: 'failed',
  noop: 'noop',
  cancelled: 'skipped',
} as const satisfies Record<RunView['status'], Outcome>;

// Formatters are created once: creating one takes a millisecond, and times are formatted at each key press.
const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const clock = new Intl.DateTimeFormat('en-GB', CLOCK);
const DAY = { day: 'numeric', month: 'short' } as const;
const dayAndClock = new Intl.DateTimeFormat('en-GB', { ...DAY, ...CLOCK });
const yearAndClock = new Intl.DateTimeFormat('en-GB', { ...DAY, year: 'numeric', ...CLOCK });

/**
 * Formats a time, with the date if it is not today and the year if it is not the current one, for example `12:04:11` or
 * `21 Nov, 12:04:11`.
 */
export function clockText(at: number, now: number = Date.now()): string {
  const [date, today] = [new Date(at), new Date(now)];
  if (date.getFullYear() !== today.getFullYear()) return yearAndClock.format(at);
  return (date.toDateString() === today.toDateString() ? clock : dayAndClock).format(at);
}

/** Name of a run in the history, for example `12:04:11 Apply` or `4 Mar 2025, 09:15:00 Report of Puppet 8.11.0`. */
export function runName(record: RunRecord): string {
  const { opened, endedAt } = record;
  return opened?.hasTime === false ? originText(record) : `${clockText(endedAt)} ${originText(record)}`;
}

/** Result, time and node of a run, for the list of runs. */
export function runDescription({ run, opened, endedAt, certname, isKept }: RunRecord): string {
  const parts = [
    opened === undefined || run.resources.length > 0 ? resultText(run) : (run.error ?? ''),
    opened?.hasTime === false ? '' : clockText(endedAt),
    certname,
    opened === undefined ? '' : isKept === true ? 'real agent, kept' : 'real agent',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

const ageTexts = {
  now: undefined,
  'older than the code': 'The code has changed since',
  'older than the machine': 'The machine has changed since',
  'older than both': 'Code and machine have changed since',
  'of other code': 'Run of code outside the project',
  'of other code, older than the machine': 'Run of code outside the project; the machine has changed since',
  'of an agent': 'Opened file of a real agent',
} as const satisfies Record<RunAge, string | undefined>;

const shortAges = {
  now: undefined,
  'older than the code': 'out of date',
  'older than the machine': 'out of date',
  'older than both': 'out of date',
  'of other code': 'other code',
  'of other code, older than the machine': 'other code',
  'of an agent': 'opened file',
} as const satisfies Record<RunAge, string | undefined>;

export function shortAgeText(age: RunAge | undefined): string | undefined {
  return age === undefined ? undefined : shortAges[age];
}

/** Describes why the shown run is out of date. Undefined for a current run. */
export function ageText(age: RunAge | undefined): string | undefined {
  return age === undefined ? undefined : ageTexts[age];
}
