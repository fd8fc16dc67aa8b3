/**
 * Puppet's spelling of types and titles in references: `file` becomes `File`, and `apache::vhost` becomes
 * `Apache::Vhost`. The title of a class is capitalized like a type (`Puppet::Resource.type_and_title`).
 */
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { Type } from '../types/type.ts';
import { capitalizeSegments } from '../values/capitalize-segments.ts';
import { isType, type Value } from '../values/value.ts';
import type { ResourceReference } from './catalog.ts';
import { catalogIssues } from '../diagnostics/issues/catalog.ts';

/** Title of the main class and the main stage. Unlike the titles of other classes, it is not capitalized. */
export const MAIN = 'main';

/**
 * Returns the type and title in the catalog's spelling. Titles of classes are capitalized. A class with an empty title
 * becomes `Class[main]`.
 */
export function typeAndTitle(type: string, title: string): ResourceReference {
  const typeName = capitalizeSegments(type.startsWith('::') ? type.slice(2) : type);
  return { type: typeName, title: normalizeTitle(typeName, title) };
}

/** Returns a title in the catalog's spelling. `type` must be capitalized. */
export function normalizeTitle(type: string, title: string): string {
  if (type !== 'Class') return title;
  const name = title.startsWith('::') ? title.slice(2) : title;
  return name === '' ? MAIN : capitalizeSegments(name);
}

/** Parses `File[/etc/motd]`. Returns undefined for any other string. */
export function parseReference(text: string): ResourceReference | undefined {
  const open = text.indexOf('[');
  // Requires a type, a title that is not empty, and a bracket at the end.
  if (open < 1 || open + 2 >= text.length || !text.endsWith(']')) return undefined;
  const type = text.slice(0, open);
  return type.includes(']') ? undefined : typeAndTitle(type, text.slice(open + 1, -1));
}

export function notAReference(text: string): PuppetError {
  return new PuppetError(catalogIssues.notAReference({ text }), undefined, 'ArgumentError');
}

export function refersToResource(type: Type): boolean {
  return type.kind === 'Class' ? type.className !== undefined : type.kind === 'Resource' && type.typeName !== undefined;
}

/**
 * Returns the reference of a `Resource` or `Class` type, or undefined for other types. The title is empty if the type
 * has none.
 */
export function referenceOfType(type: Type): ResourceReference | undefined {
  switch (type.kind) {
    case 'Class':
      if (type.className === undefined) return undefined;
      return typeAndTitle('class', type.className);
    case 'Resource':
      if (type.typeName === undefined) return undefined;
      return typeAndTitle(type.typeName, type.title ?? '');
    default:
      return undefined;
  }
}

/** Returns the reference of a value that is a `Resource` or `Class` type, and undefined for any other value. */
export function referenceOfValue(value: Value): ResourceReference | undefined {
  return isType(value) ? referenceOfType(value.type) : undefined;
}
