import type { Manifest } from '../../../manifest/manifest.ts';
import type { Token } from '../../../tokens/token.ts';

const RELATIONSHIPS: ReadonlySet<string> = new Set(['require', 'subscribe', 'notify', 'before', 'consume', 'export']);

/**
 * Finds the first token in the brackets of each reference in a relationship metaparameter. Like puppet-lint, stops at a
 * comment in the value.
 */
export function* titlesInRelationships({ resources }: Manifest): Iterable<Token> {
  for (const { attributes, end } of resources) {
    const names = new Set(attributes);
    for (const name of attributes) {
      if (!RELATIONSHIPS.has(name.value)) continue;
      for (let at = name.nextCode?.next; at !== undefined && at.index <= end.index; at = at.next) {
        if (names.has(at) || at.kind === 'COMMENT' || at.kind === 'MLCOMMENT' || at.kind === 'SLASH_COMMENT') break;
        if (at.kind === 'CLASSREF' && at.next?.kind === 'LBRACK' && at.next.next !== undefined) yield at.next.next;
      }
    }
  }
}
