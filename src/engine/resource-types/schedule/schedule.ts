/** Declares Puppet's type `schedule` (`type/schedule.rb`). */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { TypeDeclaration } from '../declaration.ts';
import { ArgumentFailure, TypeFailure } from '../failure.ts';

const PERIODS = ['hourly', 'daily', 'weekly', 'monthly', 'never'] as const;
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

function toList(value: Value): readonly Value[] {
  return isArray(value) ? value : [value];
}

function parseTime(text: string): readonly bigint[] {
  const parts = text.split(':').map((part) => BigInt(Number.parseInt(part, 10) || 0));
  return [parts[0] ?? 0n, parts[1] ?? 0n, parts[2] ?? 0n];
}

function parseRange(text: string): Value {
  const ends = text.split(/\s*-\s*/).map(parseTime);
  const [start, end] = ends;
  if (start === undefined || end === undefined || ends.length !== 2) throw new TypeFailure(`Invalid range ${text}`);
  for (const [hour = 0n] of [start, end]) if (hour > 23n) throw new ArgumentFailure(`Invalid hour '${hour}'`);
  for (const [, minute = 0n] of [start, end]) if (minute > 59n) throw new ArgumentFailure(`Invalid minute '${minute}'`);
  return [start, end];
}

function parseDay(value: Value): bigint {
  const text = rubyToString(value);
  return /^[0-6]$/.test(text) ? BigInt(text) : BigInt(DAYS.indexOf(text.slice(0, 3).toLowerCase()));
}

export const schedule: TypeDeclaration = {
  name: 'schedule',
  doc: 'Limits when resources are applied. A resource names it in the metaparameter `schedule` and is skipped at other times. A schedule never starts a run. Puppet always has the schedules `hourly`, `daily`, `weekly`, `monthly`, `never` and `puppet`.',
  attributes: [
    { kind: 'parameter', name: 'name', doc: 'The name that resources use. Default: the title.', namevar: true },
    {
      kind: 'parameter',
      name: 'range',
      doc: "The hours of the day at which resources are applied: `'2 - 4'`, `'22:30 - 4:00'` (past midnight), or an array of ranges.",
      validate: (value) => {
        for (const range of toList(value)) {
          if (typeof range === 'string' && /\d+(:\d+){0,2}\s*-\s*\d+(:\d+){0,2}/.test(range)) continue;
          throw new TypeFailure(`Invalid range value '${rubyToString(range)}'`);
        }
      },
      munge: (value) => toList(value).map((range) => parseRange(rubyToString(range))),
    },
    {
      kind: 'parameter',
      name: 'periodmatch',
      doc: 'The start of a period: `distance` counts from the last run of the resource, `number` compares the clock (another hour, another day).',
      values: [{ value: 'number' }, { value: 'distance' }],
      default: 'distance',
    },
    {
      kind: 'parameter',
      name: 'period',
      doc: 'The period: a resource is applied at most `repeat` times in it. Without `period`, in every run. `never`: not at all.',
      values: PERIODS.map((value) => ({ value })),
    },
    {
      kind: 'parameter',
      name: 'repeat',
      doc: 'The number of times in a period, evenly spaced. More than 1 needs `periodmatch => distance`.',
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
      doc: 'The days of the week: names (`Tuesday`, `Tue`), or 0 (Sunday) to 6, one or an array. A range past midnight belongs to the day on which it begins.',
      validate: (value) => {
        for (const day of toList(value)) {
          const isNumber = typeof day === 'bigint' && day >= 0n && day <= 6n;
          const isName =
            typeof day === 'string' &&
            (/^[0-6]$/m.test(day) || /^(Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(day)?$/im.test(day));
          if (!isNumber && !isName) throw new ArgumentFailure(`${rubyToString(day)} is not a valid day of the week`);
        }
      },
      munge: (value) => toList(value).map(parseDay),
    },
  ],
  everyCatalog: [
    { type: 'schedule', title: 'puppet', parameters: { name: 'puppet', period: 'hourly', repeat: '2' } },
    ...PERIODS.map((period) => ({ type: 'schedule', title: period, parameters: { name: period, period } })),
  ],
};
