/** Checks names and version ranges of modules in metadata, with Puppet's messages (`module_tool/metadata.rb`). */
import { parseVersionRange, PuppetError, type YamlNode } from '../../../engine/index.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import { dataCheckIssues } from './issues.ts';
import { entryOf, foundAt, spanOfNode, type Found } from './nodes.ts';

/** Returns Puppet's reason why a module's full name is invalid, or undefined if it is valid. */
export function explainName(name: string): string | undefined {
  if (/^[a-z0-9]+[-/][a-z][a-z0-9_]*$/i.test(name)) return undefined;
  const [, owner = '', module = ''] = /^([^-/]*)[-/]?([\s\S]*)$/.exec(name) ?? [];
  if (module === '' || owner === '') return 'the field must be a namespaced module name';
  if (/[^a-z0-9_]/i.test(module)) return 'the module name contains non-alphanumeric (or underscore) characters';
  if (/^[^a-z]/i.test(module)) return 'the module name must begin with a letter';
  return 'the namespace contains non-alphanumeric characters';
}

/** Reports an invalid version range with Puppet's message (`puppet module install`). */
export function* checkRange({ text }: ParsedFile, item: YamlNode): Iterable<Found> {
  const range = entryOf(item, 'version_requirement')?.[1];
  if (range?.kind !== 'scalar') return;
  try {
    parseVersionRange(range.text);
  } catch (error) {
    if (!(error instanceof PuppetError)) throw error;
    const issue = dataCheckIssues.invalidMetadata({ field: 'version_requirement', detail: error.message });
    yield foundAt(issue, 'error', spanOfNode(text, range));
  }
}
