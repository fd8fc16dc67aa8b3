/**
 * Symbols identify the definitions that names refer to. A symbol is a string: two names refer to the same definition if
 * their symbols are equal.
 *
 * class ntp                        variable ntp::port     of a class, including its parameters
 * define ntp::server               variable x             of top scope
 * function ntp::double             attribute ntp::server::key   a parameter of a define, an attribute of a type
 * type ntp::port                   argument ntp/a.epp::x  a parameter of a template
 * node www.example.com             local FILE 120::x      of a function, a lambda, a node, or a define's body
 * resource file /etc/motd          meta class ntp::title  `$title`, `$name`, …
 * hiera site_name                  template ntp/a.epp     file ntp/keys     fact os
 *
 * Names of classes, types and functions are in lower case, without leading colons. Sometimes the place of a name does
 * not determine its symbol: a variable that a class reads may belong to the parent class, and a capitalized word may be
 * a data type or a resource type. In such cases, `ProjectIndex.resolve` finds the symbol.
 */

export type SymbolId = string;

const FAMILIES = [
  'class',
  'define',
  'function',
  'type',
  'node',
  'variable',
  'attribute',
  'argument',
  'local',
  'meta',
  'resource',
  'hiera',
  'template',
  'file',
  'fact',
  /** A capitalized name: a data type, or a resource type. */
  'reference',
  /** A variable that a class reads but does not define. It belongs to the parent class, or to node or top scope. */
  'seen',
] as const;

export type SymbolFamily = (typeof FAMILIES)[number];

const FAMILY_BY_WORD: ReadonlyMap<string, SymbolFamily> = new Map(FAMILIES.map((family) => [family, family]));

/** Normalizes a name: removes leading colons, and converts it to lower case. */
export function plainName(name: string): string {
  return (name.startsWith('::') ? name.slice(2) : name).toLowerCase();
}

export function symbolOf(family: SymbolFamily, name: string): SymbolId {
  return `${family} ${name}`;
}

export function familyOf(symbol: SymbolId): SymbolFamily {
  return FAMILY_BY_WORD.get(symbol.slice(0, symbol.indexOf(' '))) ?? 'local';
}

/** Returns the part of a symbol after its family: `ntp::port` of `variable ntp::port`. */
export function nameOf(symbol: SymbolId): string {
  return symbol.slice(symbol.indexOf(' ') + 1);
}

/** Returns the symbol of a variable by its qualified name, with or without leading colons: `ntp::port`, `::x`. */
export function variableSymbol(name: string): SymbolId {
  return `variable ${name.startsWith('::') ? name.slice(2) : name}`;
}

/** Returns the symbol of a resource. The title of a class is normalized; any other title stays as written. */
export function resourceSymbol(type: string, title: string): SymbolId {
  const plain = plainName(type);
  return plain === 'class' ? `class ${plainName(title)}` : `resource ${plain} ${title}`;
}

/** Capitalizes a name: `ntp::server` → `Ntp::Server`. */
export function capitalized(name: string): string {
  return name.replace(/(^|::)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** Returns the last part of a qualified name: `port` of `ntp::port`. */
export function lastPart(name: string): string {
  const colons = name.lastIndexOf('::');
  return colons === -1 ? name : name.slice(colons + 2);
}

/** Returns the part of a name before the last segment: `ntp` of `ntp::port`, empty for `port`. */
export function ownerPart(name: string): string {
  const colons = name.lastIndexOf('::');
  return colons === -1 ? '' : name.slice(0, colons);
}
