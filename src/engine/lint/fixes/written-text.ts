import type { Manifest } from '../manifest/manifest.ts';
import type { Token } from '../tokens/token.ts';
import { tokenText } from '../tokens/token-text.ts';

/**
 * A token as it stands in the manifest: as it was written if nothing about it changed, so that a fix never touches what it does not
 * mean to.
 *
 * @param lineEnd what a line end is written as
 */
export function writtenText(token: Token, { text }: Manifest, lineEnd: string): string {
  if (token.kind === 'NEWLINE') return lineEnd + token.unread;
  const own = token.isChanged ? tokenText(token) : text.slice(token.offset, token.offset + token.length);
  return own + token.unread;
}

/** The whole manifest as its tokens are now. As puppet-lint writes files, every line ends in `\n`. */
export function manifestText(manifest: Manifest): string {
  const parts: string[] = [];
  for (let token = manifest.list.first; token !== undefined; token = token.next) {
    // A carriage return alone ends a line for puppet-lint, but not for Puppet.
    const lineEnd = token.value === '\r' ? token.value : '\n';
    parts.push(writtenText(token, manifest, lineEnd));
  }
  return parts.join('');
}
