/** Tests the sources for which `npm run fuzz` has found a fault in the past. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findFaults } from './check.ts';

const folder = fileURLToPath(new URL('kept/', import.meta.url));

test.each(readdirSync(folder))('%s', (name) => {
  expect(findFaults(readFileSync(`${folder}${name}`, 'utf8'))).toEqual([]);
});
