/** Declares Puppet's type `cron` (module cron_core). */
import { noMethodForLate } from '../shared/late-values.ts';
import { Failure } from '../../diagnostics/failure.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import type { PropertyDeclaration, TypeDeclaration } from '../declaration.ts';
import { ensureProperty } from '../ensurable.ts';
import { ArgumentFailure, RubyFailure } from '../failure.ts';
import { property } from '../shared/property.ts';
import { noMethod, toReceiver } from '../shared/ruby-strings.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const MONTHS = [
  '',
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

interface TimeField {
  readonly name: string;
  readonly doc: string;
  readonly lowest: number;
  readonly highest: number;
  readonly words?: readonly string[];
}

function timeValue(field: TimeField, value: Value): string {
  const text = rubyToString(value);
  if (text === 'absent' || text === '*') return 'absent';
  if (/^(\*\/[0-9]+|[0-9]+-[0-9]+(\/[0-9]+)?)$/.test(text)) return text;
  if (/^\d+$/.test(text)) {
    const number = Number(text);
    if (number >= field.lowest && number <= field.highest) return text;
  } else if (field.words !== undefined && typeof value !== 'bigint') {
    const word = toReceiver(value, 'downcase').toLowerCase();
    const index = field.words.findIndex(
      (name) => name !== '' && (name === word || (word.length === 3 && name.slice(0, 3) === word)),
    );
    if (index >= 0) return String(index);
  }
  throw new Failure(`${text} is not a valid ${field.name}`);
}

function timeProperty(field: TimeField): PropertyDeclaration {
  return property(field.name, field.doc, { arrayMatching: 'all', munge: (value) => timeValue(field, value) });
}

const SPECIALS = [
  'reboot',
  'yearly',
  'annually',
  'monthly',
  'weekly',
  'daily',
  'midnight',
  'hourly',
  'absent',
] as const;

export const cron: TypeDeclaration = {
  name: 'cron',
  doc: 'Manages jobs in the crontabs of users. An unset time field (`minute`, `hour`, …) matches every value. Removing a time from the manifest does not reset it: set it to `absent`.',
  providers: [{ name: 'crontab', doc: 'Jobs in the crontabs of users.', features: [] }],
  attributes: [
    ensureProperty('The desired state of the job.'),
    property('command', 'The command to run. Use absolute paths, because cron has a short `PATH`.', {
      munge: (value) => {
        if (typeof value !== 'string') throw new RubyFailure(noMethod(value, 'strip').message);
        return value.trim();
      },
      lateRefusal: noMethodForLate('strip', '      value.strip'),
    }),
    property('special', 'A name that replaces the time fields: `reboot`, `hourly`, `daily`, `weekly`, …', {
      validate: (value) => {
        if (!SPECIALS.some((special) => special === value))
          throw new ArgumentFailure(`Invalid special schedule ${rubyInspect(value)}`);
      },
    }),
    timeProperty({ name: 'minute', doc: 'The minutes: 0 to 59, one or an array.', lowest: 0, highest: 59 }),
    timeProperty({ name: 'hour', doc: 'The hours: 0 to 23, one or an array.', lowest: 0, highest: 23 }),
    timeProperty({
      name: 'weekday',
      doc: 'The days of the week: 0 to 7 (0 and 7 are Sunday) or names.',
      lowest: 0,
      highest: 7,
      words: WEEKDAYS,
    }),
    timeProperty({ name: 'month', doc: 'The months: 1 to 12 or names.', lowest: 1, highest: 12, words: MONTHS }),
    timeProperty({ name: 'monthday', doc: 'The days of the month: 1 to 31.', lowest: 1, highest: 31 }),
    property('environment', "Environment variables of the job, each as `'NAME=value'`.", {
      arrayMatching: 'all',
      validate: (value) => {
        const text = rubyToString(value);
        if (text !== 'absent' && !/^\s*(\w+)\s*=\s*(.*)\s*$/m.test(text))
          throw new ArgumentFailure(`Invalid environment setting ${rubyInspect(value)}`);
      },
    }),
    { kind: 'parameter', name: 'name', doc: 'The name of the job, in a comment of the crontab.', namevar: true },
    property('user', 'The owner of the crontab. Default: root.'),
    property('target', 'The owner of the crontab. Use `user` instead.', {
      default: (resource) => resource.should('user') ?? 'root',
    }),
  ],
  validate: (resource) => {
    const special = resource.should('special');
    if (special === undefined || special === 'absent') return;
    for (const field of ['minute', 'hour', 'weekday', 'monthday', 'month']) {
      const value = resource.should(field);
      if (value === undefined || value === 'absent') continue;
      throw new ArgumentFailure(`${resource.ref} cannot specify both a special schedule and a value for ${field}`);
    }
  },
  autorequire: [
    {
      type: 'user',
      why: 'the owner of the crontab comes first',
      titles: (resource) => {
        const user = resource.should('user');
        return typeof user === 'string' ? [user] : [];
      },
    },
  ],
};
