import type { LintCheck, TokenFix } from '../../check.ts';
import { nextOutsideBlocks } from '../../manifest/blocks.ts';
import type { Resource } from '../../manifest/resources.ts';
import type { Token } from '../../tokens/token.ts';

export const ensureFirstParam: LintCheck = {
  name: 'ensure_first_param',
  documentation: 'Write `ensure` first, because it is the most important attribute.',
  wrong: "file { '/etc/motd':\n  mode   => '0644',\n  ensure => file,\n}",
  right: "file { '/etc/motd':\n  ensure => file,\n  mode   => '0644',\n}",
  kind: 'warning',
  isDefault: true,
  fixTitle: 'Swap ensure with the first attribute',
  *find({ resources }) {
    for (const resource of resources) {
      const [first, ...others] = resource.attributes;
      if (resource.type.kind === 'CLASS' || first === undefined || first.value === 'ensure') continue;
      const ensure = others.find(({ value }) => value === 'ensure');
      if (ensure === undefined) continue;
      yield {
        message: "ensure found on line but it's not the first attribute",
        at: ensure,
        fix: swapped(first, ensure, resource),
      };
    }
  },
};

/**
 * Creates a fix that swaps two attributes but not their commas. Like puppet-lint, does nothing if no comma follows
 * `ensure`.
 */
function swapped(first: Token, ensure: Token, { end }: Resource): TokenFix {
  return (editor) => {
    const firstComma = nextOutsideBlocks(first, ({ kind }) => kind === 'COMMA');
    const ensureEnd = nextOutsideBlocks(ensure, (token) => token.kind === 'COMMA' || token === end);
    if (firstComma === undefined || ensureEnd === undefined || ensureEnd.kind === 'RBRACE') return;
    editor.swap(stretch(first, firstComma), stretch(ensure, ensureEnd));
  };
}

function stretch(from: Token, to: Token): readonly Token[] {
  const tokens: Token[] = [];
  for (let at: Token | undefined = from; at !== undefined && at !== to; at = at.next) tokens.push(at);
  return tokens;
}
