import { expect, test } from 'vitest';
import { notEqual } from './not-equal.ts';
import { catalogsOfCases } from './recorded-catalogs.ts';
import { roundTrip } from './round-trip.ts';

/** Tests every 40th catalog. `npm run catalog-projects` tests all. */
const STEP = 40;

const sample = catalogsOfCases().filter(({ name }, index) => index % STEP === 0 && notEqual[name] === undefined);

test.each(sample)('A project that is written from the catalog of $name compiles to it', (catalog) => {
  expect(roundTrip(catalog).differences).toEqual([]);
});
