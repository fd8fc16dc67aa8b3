import { describe, expect, it } from 'vitest';
import { toInstances } from '../instances/to-instances.ts';
import { typeRegistry } from '../registry.ts';
import { createCatalog } from '../../testing/create-catalog.ts';
import { scheduleMatches } from './matches.ts';
import { builtinType } from '../../testing/builtin-type.ts';

const types = typeRegistry([builtinType('schedule')]);
const MINUTE = 60_000;

/** Converts a time such as `02T10:30` in June 2025 to milliseconds. The second of June is a Monday. */
function at(text: string): number {
  return Date.parse(`2025-06-${text}:00Z`);
}

function matches(parameters: Readonly<Record<string, string | number | string[]>>, now: string, previous = 0): boolean {
  const table = toInstances(createCatalog({ 'Schedule[s]': { parameters } }, types), { types });
  const found = table.find('schedule', 's');
  if (found === undefined) throw new Error('the schedule is there');
  return scheduleMatches(found, previous, at(now));
}

describe('a range', () => {
  it('is open between its ends', () => {
    expect(matches({ range: '2 - 4' }, '02T03:00')).toBe(true);
    expect(matches({ range: '2 - 4' }, '02T04:01')).toBe(false);
    expect(matches({ range: ['2 - 4', '12:30 - 13'] }, '02T12:45')).toBe(true);
  });

  it('may cross midnight, and belongs to the day on which it begins', () => {
    expect(matches({ range: '22 - 4' }, '02T23:00')).toBe(true);
    expect(matches({ range: '22 - 4' }, '02T03:00')).toBe(true);
    expect(matches({ range: '22 - 4', weekday: 'Mon' }, '03T03:00')).toBe(true);
    expect(matches({ range: '22 - 4', weekday: 'Mon' }, '02T03:00')).toBe(false);
  });
});

describe('a period', () => {
  it('matches again after its full length', () => {
    const now = at('02T12:00');
    expect(matches({ period: 'hourly' }, '02T12:00', now - 59 * MINUTE)).toBe(false);
    expect(matches({ period: 'hourly' }, '02T12:00', now - 60 * MINUTE)).toBe(true);
    expect(matches({ period: 'hourly', repeat: 2 }, '02T12:00', now - 30 * MINUTE)).toBe(true);
  });

  it('by number begins with the clock', () => {
    const now = at('02T12:01');
    expect(matches({ period: 'hourly', periodmatch: 'number' }, '02T12:01', now - 2 * MINUTE)).toBe(true);
    expect(matches({ period: 'hourly', periodmatch: 'number' }, '02T12:01', now - MINUTE)).toBe(false);
  });

  it('never matches if it is never', () => {
    expect(matches({ period: 'never' }, '02T12:00')).toBe(false);
  });
});

it('keeps to days of the week', () => {
  expect(matches({ weekday: ['Monday', 'wed'] }, '02T12:00')).toBe(true);
  expect(matches({ weekday: '0' }, '02T12:00')).toBe(false);
});
