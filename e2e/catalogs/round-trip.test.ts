import { expect, test } from 'vitest';
import { notEqual } from './not-equal.ts';
import { catalogsOfCases } from './recorded-catalogs.ts';
import { roundTrip } from './round-trip.ts';

/** One catalog of each so many, as a sample of `npm run catalog-projects`. */
const STEP = 40;

const sample = catalogsOfCases().filter(({ name }, index) => index % STEP === 0 && notEqual[name] === undefined);

test.each(sample)('A project that is written from the catalog of $name compiles to it', (catalog) => {
  expect(roundTrip(catalog).differences).toEqual([]);
});
