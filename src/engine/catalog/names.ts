/**
 * How Puppet writes types and titles in references: `file` is `File`, `apache::vhost` is `Apache::Vhost`, and the title of a
 * class is written like a type (`Puppet::Resource.type_and_title`).
 */
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { Type } from '../types/type.ts';
import { isType, type Value } from '../values/value.ts';
import type { ResourceReference } from './catalog.ts';
import { catalogIssues } from '../diagnostics/issues/catalog.ts';

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

const capitalized = new Map<string, string>();

/** `apache::vhost` → `Apache::Vhost`; a name that begins with a capital stays as it is. */
export function capitalizeSegments(name: string): string {
  const known = capitalized.get(name);
  if (known !== undefined) return known;
  const result = /^[A-Z]/.test(name) ? name : name.split('::').map(capitalize).join('::');
  // The names of a manifest's types and classes are few; titles never come here.
  if (capitalized.size > 5000) capitalized.clear();
  capitalized.set(name, result);
  return result;
}

/** The main class is titled `main` in Puppet's own lower-case form. */
export const MAIN = 'main';

const lowered = new Map<string, string>();

/** The name of a type in lower case, the same text each time. */
export function lowerTypeName(name: string): string {
  const known = lowered.get(name);
  if (known !== undefined) return known;
  const result = name.toLowerCase();
  if (lowered.size > 5000) lowered.clear();
  lowered.set(name, result);
  return result;
}

/** A type and a title as the catalog keys them. `Class` titles are capitalized; the class without a name is `Class[main]`. */
export function typeAndTitle(type: string, title: string): ResourceReference {
  const typeName = capitalizeSegments(type.startsWith('::') ? type.slice(2) : type);
  return { type: typeName, title: titleOf(typeName, title) };
}

/** The title as the catalog keys it, of a type by its capitalized name. */
export function titleOf(type: string, title: string): string {
  if (type !== 'Class') return title;
  const name = title.startsWith('::') ? title.slice(2) : title;
  return name === '' ? MAIN : capitalizeSegments(name);
}

/** Reads `File[/etc/motd]`; undefined for anything else. */
export function parseReference(text: string): ResourceReference | undefined {
  const open = text.indexOf('[');
  // A type, a title that is not empty, and the bracket that closes it at the very end.
  if (open < 1 || open + 2 >= text.length || !text.endsWith(']')) return undefined;
  const type = text.slice(0, open);
  return type.includes(']') ? undefined : typeAndTitle(type, text.slice(open + 1, -1));
}

/** The error for a text that should be a reference and is none. */
export function notAReference(text: string): PuppetError {
  return new PuppetError(catalogIssues.notAReference({ text }), undefined, 'ArgumentError');
}

/** Whether `referenceOfType` has an answer. */
export function refersToResource(type: Type): boolean {
  return type.kind === 'Class' ? type.className !== undefined : type.kind === 'Resource' && type.typeName !== undefined;
}

/** What a `Resource` or `Class` type refers to; the title of an untitled one is empty. Undefined for other types. */
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

/** The reference that a value is: a type, or undefined. */
export function referenceOfValue(value: Value): ResourceReference | undefined {
  return isType(value) ? referenceOfType(value.type) : undefined;
}
