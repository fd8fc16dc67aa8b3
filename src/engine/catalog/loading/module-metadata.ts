/** Checks a module's `metadata.json` (`module.rb`). A module with an invalid file counts as missing. */
import { moduleIssues } from '../../diagnostics/issues/catalog.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import { loadJson } from '../../ruby-like/json.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, isHash } from '../../values/value.ts';

/** Required members of the file, in the order in which Puppet checks them. */
const NEEDED = ['source', 'author', 'version', 'license', 'dependencies'] as const;

interface MetadataFault {
  readonly issue: Issue;
  /** Offset of the fault in the file. Puppet mentions only the file. */
  readonly offset: number;
  /** True if the file is not valid JSON. The setting `strict` decides whether this is an error. */
  readonly isUnreadable: boolean;
}

/** Returns the first fault in the metadata of a module, or undefined if there is none. */
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
