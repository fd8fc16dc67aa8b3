/** Messages in the words of a release: where Puppet changed the words of a message, and not its meaning. */
import type { Release } from './release.ts';

/** Puppet 5 prints the line end before a missing place as two characters. */
const MISSING_PLACE = /\n {3}\(file & line not available\)/g;
const MISSING_PLACE_IN_5 = '\\n   (file & line not available)';

/** A message of Puppet 8 as a release says it. Only messages of Puppet itself may be given, no text of a manifest. */
export function inWordsOf(message: string, release: Release): string {
  if (release.has('the texts of 8')) return message;
  const text = release.has('line ends in two characters')
    ? message.replace(MISSING_PLACE, MISSING_PLACE_IN_5)
    : message;
  return withPagesOf(text, release);
}

/** A message that names the page of its release in the documentation. */
export function withPagesOf(message: string, release: Release): string {
  return message.replace('puppet.com/docs/puppet/8.11/', `puppet.com/docs/puppet/${release.id}/`);
}
