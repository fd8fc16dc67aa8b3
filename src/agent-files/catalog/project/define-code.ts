/** Writes defines: one body for all instances if a common one exists, and otherwise a `case` by title. */
import { type CatalogResource } from '../../../engine/index.ts';
import { bodyCode, bodyItems } from './body-code.ts';
import { commonBody } from './common-body.ts';
import type { Nesting } from './nesting.ts';
import { defineParameters } from './parameters-code.ts';
import { quote } from './quote.ts';
import type { WriteValue } from './resource-code.ts';

export function defineCode(
  name: string,
  instances: readonly CatalogResource[],
  nesting: Nesting,
  write: WriteValue,
): string {
  return `define ${name}${defineParameters(instances)} {\n${defineBody(instances, nesting, write)}}\n`;
}

function defineBody(instances: readonly CatalogResource[], nesting: Nesting, write: WriteValue): string {
  const bodies = instances
    .map((instance) => ({ title: instance.title, items: bodyItems(nesting, instance) }))
    .filter(({ items }) => items.length > 0);
  const [only, ...others] = bodies;
  if (only === undefined) return '';
  if (others.length === 0 && instances.length === 1) return bodyCode(only.items, write);
  const common = commonBody(
    instances.map((resource) => ({ resource, items: bodyItems(nesting, resource) })),
    write,
  );
  if (common !== undefined) return common;
  const options = titleOptions(bodies.map(({ title }) => title));
  const cases = bodies.map(({ items }, index) => `${options[index] ?? 'default'}: {\n${bodyCode(items, write)}}\n`);
  return `case $title {\n${cases.join('')}default: {}\n}\n`;
}

/**
 * Returns the options of a `case`. Puppet ignores case when it compares strings, so titles that differ only in case are
 * written as patterns.
 */
function titleOptions(titles: readonly string[]): readonly string[] {
  const isDistinct = new Set(titles.map((title) => title.toLowerCase())).size === titles.length;
  if (isDistinct) return titles.map((title) => quote(title));
  return titles.map((title) => `/\\A${title.replaceAll(/[^\w ]/gu, escapeForPattern)}\\z/`);
}

function escapeForPattern(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
