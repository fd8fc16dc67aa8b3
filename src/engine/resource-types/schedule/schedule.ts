/** Puppet's `type/schedule.rb`. */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { ResourceTypeDefinition } from '../definition.ts';
import { ArgumentFailure, TypeFailure } from '../failure.ts';

const PERIODS = ['hourly', 'daily', 'weekly', 'monthly', 'never'] as const;
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

function listOf(value: Value): readonly Value[] {
  return isArray(value) ? value : [value];
}

/** `2:30` as hour, minute and second. */
function timeOf(text: string): readonly bigint[] {
  const parts = text.split(':').map((part) => BigInt(Number.parseInt(part, 10) || 0));
  return [parts[0] ?? 0n, parts[1] ?? 0n, parts[2] ?? 0n];
}

/** `2 - 4` as the two times. */
function rangeOf(text: string): Value {
  const ends = text.split(/\s*-\s*/).map(timeOf);
  const [start, end] = ends;
  if (start === undefined || end === undefined || ends.length !== 2) throw new TypeFailure(`Invalid range ${text}`);
  for (const [hour = 0n] of [start, end]) if (hour > 23n) throw new ArgumentFailure(`Invalid hour '${hour}'`);
  for (const [, minute = 0n] of [start, end]) if (minute > 59n) throw new ArgumentFailure(`Invalid minute '${minute}'`);
  return [start, end];
}

function dayOf(value: Value): bigint {
  const text = rubyToString(value);
  return /^[0-6]$/.test(text) ? BigInt(text) : BigInt(DAYS.indexOf(text.slice(0, 3).toLowerCase()));
}

export const schedule: ResourceTypeDefinition = {
  name: 'schedule',
  doc:
    'Says when resources may be managed. Resources name it in their metaparameter `schedule`, and are skipped outside of it. It can ' +
    'only hold resources back: nothing is run because a schedule says so. Schedules called `hourly`, `daily`, `weekly`, `monthly`, ' +
    '`never` and `puppet` are always there.',
  attributes: [
    { kind: 'parameter', name: 'name', doc: 'The name that resources use.', namevar: true },
    {
      kind: 'parameter',
      name: 'range',
      doc: "Hours of the day between which resources may be managed: `'2 - 4'`, `'22:30 - 4:00'` (past midnight), or an array of such.",
      validate: (value) => {
        for (const range of listOf(value)) {
          if (typeof range === 'string' && /\d+(:\d+){0,2}\s*-\s*\d+(:\d+){0,2}/.test(range)) continue;
          throw new TypeFailure(`Invalid range value '${rubyToString(range)}'`);
        }
      },
      munge: (value) => listOf(value).map((range) => rangeOf(rubyToString(range))),
    },
    {
      kind: 'parameter',
      name: 'periodmatch',
      doc: 'Whether a new period begins with the clock (`number`: another hour, another day) or that long after the last time (`distance`).',
      values: [{ value: 'number' }, { value: 'distance' }],
      default: 'distance',
    },
    {
      kind: 'parameter',
      name: 'period',
      doc: 'How often resources may be managed. Unset: at every run. `never`: not at all.',
      values: PERIODS.map((value) => ({ value })),
    },
    {
      kind: 'parameter',
      name: 'repeat',
      doc: 'How many times in a period, evenly spread. Needs `periodmatch => distance` when it is more than 1.',
      default: 1n,
      validate: (value, resource) => {
        if (typeof value !== 'bigint' && !(typeof value === 'string' && /^\d+$/m.test(value))) {
          throw new TypeFailure('Repeat must be a number');
        }
        const match = resource.get('periodmatch');
        if (match !== undefined && match !== 'distance' && value !== 1n) {
          throw new TypeFailure(`Repeat must be 1 unless periodmatch is 'distance', not '${rubyToString(match)}'`);
        }
      },
      munge: (value) => BigInt(rubyToString(value)),
    },
    {
      kind: 'parameter',
      name: 'weekday',
      doc: 'Days of the week: `Tuesday`, `Tue`, or 0 (Sunday) to 6, one or an array. With a range past midnight it is the day on which the range begins.',
      validate: (value) => {
        for (const day of listOf(value)) {
          const isNumber = typeof day === 'bigint' && day >= 0n && day <= 6n;
          const isName =
            typeof day === 'string' &&
            (/^[0-6]$/m.test(day) || /^(Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(day)?$/im.test(day));
          if (!isNumber && !isName) throw new ArgumentFailure(`${rubyToString(day)} is not a valid day of the week`);
        }
      },
      munge: (value) => listOf(value).map(dayOf),
    },
  ],
  everyCatalog: [
    { type: 'schedule', title: 'puppet', parameters: { name: 'puppet', period: 'hourly', repeat: '2' } },
    ...PERIODS.map((period) => ({ type: 'schedule', title: period, parameters: { name: period, period } })),
  ],
};
