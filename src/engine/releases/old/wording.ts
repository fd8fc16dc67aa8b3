/** Wording of Puppet's messages in releases before Puppet 5. */
import type { Release } from '../release.ts';
import { linkReleasePages } from '../wording.ts';

interface Wording {
  readonly now: RegExp;
  readonly before: string;
}

/**
 * Wording of Puppet 4. Locations, addresses of documentation pages and some error messages differ, and types are
 * printed with all their parameters.
 */
const OF_4: readonly Wording[] = [
  { now: / ?\(file: ([^(),]+), line: (\d+), column: (\d+)\)/g, before: ' at $1:$2:$3' },
  {
    now: / is already declared at \(file: ([^(),]+), line: (\d+)\); /g,
    before: ' is already declared in file $1:$2; ',
  },
  { now: / at \(file: ([^(),]+), line: (\d+)\)/g, before: ' at $1:$2' },
  { now: /\n {3}\(file: ([^(),]+), line: (\d+)\)/g, before: '\n   (at $1:$2)' },
  { now: /\n {3}\(file: ([^(),]+)\)/g, before: '\n   (in $1)' },
  { now: / ?\(file: ([^(),]+), line: (\d+)\)/g, before: ' at $1:$2' },
  { now: / ?\(file: ([^(),]+)\)/g, before: ' in $1' },
  { now: /Cannot use undef as a class name/g, before: "undefined method `downcase' for nil:NilClass" },
  { now: /links\.puppet\.com/g, before: 'links.puppetlabs.com' },
  { now: /https:\/\/puppet\.com\/docs\/puppet\/8\.11\//g, before: 'https://docs.puppet.com/puppet/4.10/reference/' },
  { now: /'class' keyword not allowed at this location/g, before: "'class' is not a valid classname" },
  { now: /\bString\[(\d+)\]/g, before: 'String[$1, default]' },
];

/** Wording of Puppet 3.8 with the future parser. Applied before `OF_4`. */
const OF_3: readonly Wording[] = [
  { now: /Language validation logged (\d+ errors)/, before: 'Found $1' },
  {
    now: /Could not find node statement with name 'default' or '/,
    before: "Could not find default node or by name with '",
  },
  {
    now: /^Evaluation Error: Error while evaluating a Resource Statement, ([A-Z][\w:]*\[.*\]): expects a value for parameter '(\w+)'/,
    before: 'Must pass $2 to $1',
  },
  {
    now: /^Evaluation Error: Error while evaluating a Resource Statement, ([A-Z][\w:]*\[.*?\]):\s+parameter '(\w+)' expects an? (\S+) value, got (\w+)(?:\n.*)*(?= \(file)/,
    before: "Expected parameter '$2' of '$1' to have type $3, got $4",
  },
  { now: /^no parameter named '(\w+)' \(file: [^()]+, line: \d+\) on /, before: 'Invalid parameter $1 on ' },
  {
    now: /A value was produced and then forgotten \(one or more preceding expressions may have the wrong form\)/,
    before: 'A value-producing expression without other effect may only be placed last in a block/sequence',
  },
];

/** Wording of releases with the old grammar. Locations in their messages have no column. Applied before `OF_3`. */
const OF_OLD: readonly Wording[] = [
  { now: /^Evaluation Error: /, before: '' },
  { now: / ?\(file: ([^(),]+), line: (\d+), column: (\d+)\)/g, before: ' at $1:$2' },
];

/** Wording of Puppet 2.7. Applied last. */
const OF_2: readonly Wording[] = [
  { now: /^Invalid parameter (\w+) on [A-Z][\w:]*\[.*?\](?= at |$)/, before: 'Invalid parameter $1' },
  { now: / is already declared in file ([^:]+):(\d+); /, before: ' is already declared in file $1 at line $2; ' },
];

function listWordings(release: Release): readonly Wording[] {
  if (release.has('messages of 2.7')) return [...OF_OLD, ...OF_3, ...OF_4, ...OF_2];
  if (release.has('errors have no column')) return [...OF_OLD, ...OF_3, ...OF_4];
  return release.has('messages of 3.8') ? [...OF_3, ...OF_4] : OF_4;
}

/**
 * Converts a message of Puppet 8 to the wording of a release. Pass only Puppet's own messages, never a string from a
 * manifest.
 */
export function convertToOldWording(message: string, release: Release): string {
  let text = message;
  for (const { now, before } of listWordings(release)) text = text.replace(now, before);
  return linkReleasePages(text, release);
}
