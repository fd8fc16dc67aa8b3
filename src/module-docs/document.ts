/** Documentation of a module, in the form of Puppet Strings' JSON. */
import type { DocTag } from './docstring.ts';

interface DocText {
  readonly text: string;
  readonly tags?: readonly DocTag[];
}

interface DocEntry {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly docstring: DocText;
}

/** A class, defined type or plan. */
export interface DocDefinition extends DocEntry {
  readonly inherits?: string;
  readonly defaults?: Readonly<Record<string, string>>;
  readonly source: string;
}

export interface DocSignature {
  readonly signature: string;
  readonly docstring: DocText;
}

export interface DocFunction extends DocEntry {
  readonly type: 'puppet' | 'ruby4x' | 'ruby3x';
  readonly signatures: readonly DocSignature[];
  readonly defaults?: Readonly<Record<string, string>>;
  readonly source: string;
}

export interface DocAlias extends DocEntry {
  readonly alias_of: string;
}

export interface DocTask extends DocEntry {
  readonly source: string;
  readonly supports_noop: boolean;
  readonly input_method: string | null;
}

/** A property or parameter of a resource type. */
export interface DocAttribute {
  readonly name: string;
  readonly description?: string;
  readonly values?: readonly string[];
  readonly data_type?: string;
  readonly aliases?: Readonly<Record<string, string>>;
  readonly isnamevar?: true;
  readonly required_features?: string;
  readonly default?: string;
}

export interface DocFeature {
  readonly name: string;
  readonly description?: string;
}

export interface DocResourceType extends DocEntry {
  readonly properties?: readonly DocAttribute[] | undefined;
  readonly parameters?: readonly DocAttribute[] | undefined;
  readonly checks?: readonly DocAttribute[] | undefined;
  readonly features?: readonly DocFeature[] | undefined;
}

/** Documentation of a module. Each list is sorted by name. */
export interface ModuleDocument {
  readonly puppet_classes: readonly DocDefinition[];
  readonly data_type_aliases: readonly DocAlias[];
  readonly defined_types: readonly DocDefinition[];
  readonly resource_types: readonly DocResourceType[];
  readonly puppet_functions: readonly DocFunction[];
  readonly puppet_tasks: readonly DocTask[];
  readonly puppet_plans: readonly DocDefinition[];
}

export function byName<E extends { readonly name: string }>(entries: readonly E[]): readonly E[] {
  return entries.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
