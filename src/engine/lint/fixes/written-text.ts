import type { Manifest } from '../manifest/manifest.ts';
import type { Token } from '../tokens/token.ts';
import { tokenText } from '../tokens/token-text.ts';

/**
 * Returns the source of a token. An unchanged token keeps its original source, so that a fix never changes other code.
 * @param lineEnd source to use for a line end
 */
export function writtenText(token: Token, { text }: Manifest, lineEnd: string): string {
  if (token.kind === 'NEWLINE') return lineEnd + token.unread;
  const own = token.isChanged ? tokenText(token) : text.slice(token.offset, token.offset + token.length);
  return own + token.unread;
}

/**
 * Returns the source of the whole manifest from its current tokens. As in puppet-lint, all lines end in `\n`.
 */
export function manifestText(manifest: Manifest): string {
  const parts: string[] = [];
  for (let token = manifest.list.first; token !== undefined; token = token.next) {
    // A single carriage return ends a line for puppet-lint, but not for Puppet.
    const lineEnd = token.value === '\r' ? token.value : '\n';
    parts.push(writtenText(token, manifest, lineEnd));
  }
  return parts.join('');
}
