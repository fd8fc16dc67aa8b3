/**
 * Converts Puppet's messages to the wording of a release. Contains messages that changed in wording but not in meaning.
 */
import type { Release } from './release.ts';

/**
 * Text that Puppet prints in place of an unknown location. Puppet 5 prints the line break before it as the two
 * characters `\n`.
 */
const MISSING_PLACE = /\n {3}\(file & line not available\)/g;
const MISSING_PLACE_IN_5 = '\\n   (file & line not available)';

const NAMES_OF_PUPPET = /(?<=\b(?:supported in this version of|reserved by|module directories that) )Puppet\b/g;

/**
 * Converts a message of Puppet 8.11 to the wording of a release. Pass only Puppet's own messages, never a string from a
 * manifest.
 */
export function convertWording(message: string, release: Release): string {
  if (release.has('documentation of OpenVox')) return nameOpenVox(message);
  const text = release.has('escaped newlines in warnings')
    ? message.replace(MISSING_PLACE, MISSING_PLACE_IN_5)
    : message;
  return linkReleasePages(text, release);
}

/** Makes links to Puppet's documentation point to the pages of the release. */
export function linkReleasePages(message: string, { version }: Release): string {
  return message.replace('puppet.com/docs/puppet/8.11/', `puppet.com/docs/puppet/${version.replace(/\.\d+$/, '')}/`);
}

function nameOpenVox(message: string): string {
  return message
    .replace(
      /https:\/\/puppet\.com\/docs\/puppet\/(?:8\.11|latest)\//g,
      'https://docs.openvoxproject.org/openvox/latest/',
    )
    .replace(NAMES_OF_PUPPET, 'OpenVox');
}
