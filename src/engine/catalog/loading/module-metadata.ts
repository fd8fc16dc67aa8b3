/** What Puppet asks of a module's `metadata.json` (`module.rb`): a module that fails is as if it were not there. */
import { moduleIssues } from '../../diagnostics/issues/catalog.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import { loadJson } from '../../ruby-like/json.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, isHash } from '../../values/value.ts';

/** In the order in which Puppet asks for them. */
const NEEDED = ['source', 'author', 'version', 'license', 'dependencies'] as const;

export interface MetadataFault {
  readonly issue: Issue;
  /** The file is no JSON: what becomes of that is up to the setting `strict`. */
  readonly isUnreadable: boolean;
}

/** What is wrong with the metadata of a module; undefined where all is well. */
export function metadataFault(module: string, text: string): MetadataFault | undefined {
  const loaded = loadJson(text);
  if (loaded.kind === 'broken') {
    return { issue: moduleIssues.unreadableMetadata({ module, detail: loaded.message }), isUnreadable: true };
  }
  const { value } = loaded;
  if (!isHash(value) || value.size === 0) return undefined;
  for (const name of NEEDED) {
    const given = value.get(name);
    if (given === undefined) return { issue: moduleIssues.missingMetadata({ module, name }), isUnreadable: false };
    if (name !== 'dependencies' || isArray(given)) continue;
    return { issue: moduleIssues.dependenciesNoArray({ module, found: rubyToString(given) }), isUnreadable: false };
  }
  return undefined;
}
