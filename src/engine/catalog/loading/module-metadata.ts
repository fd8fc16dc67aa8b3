/** Checks a module's `metadata.json` (`module.rb`). An invalid module counts as missing. */
import { moduleIssues } from '../../diagnostics/issues/catalog.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import { loadJson } from '../../ruby-like/json.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, isHash } from '../../values/value.ts';

/** Required members, in the order in which Puppet checks them. */
const NEEDED = ['source', 'author', 'version', 'license', 'dependencies'] as const;

interface MetadataFault {
  readonly issue: Issue;
  /** Location of the fault; Puppet names only the file. */
  readonly offset: number;
  /** True if the file is not valid JSON; then the setting `strict` decides whether that is an error. */
  readonly isUnreadable: boolean;
}

/** Returns the first fault in the metadata of a module. */
export function metadataFault(module: string, text: string): MetadataFault | undefined {
  if (text === '') return undefined;
  const loaded = loadJson(text);
  if (loaded.kind === 'broken') {
    const issue = moduleIssues.unreadableMetadata({ module, detail: loaded.message });
    return { issue, offset: Math.min(loaded.offset, text.length - 1), isUnreadable: true };
  }
  const { value } = loaded;
  if (!isHash(value) || value.size === 0) return undefined;
  for (const name of NEEDED) {
    const given = value.get(name);
    if (given === undefined)
      return { issue: moduleIssues.missingMetadata({ module, name }), offset: 0, isUnreadable: false };
    if (name !== 'dependencies' || isArray(given)) continue;
    const issue = moduleIssues.dependenciesNoArray({ module, found: rubyToString(given) });
    return { issue, offset: Math.max(text.indexOf(`"${name}"`), 0), isUnreadable: false };
  }
  return undefined;
}
