/** What differs between the releases of the language, in one table. Stages ask a release whether a row holds (`Release.has`). */
import type { ReleaseId } from './release.ts';

export interface Difference {
  readonly id: DifferenceId;
  /** What is so in the releases of the row, in a sentence. */
  readonly about: string;
  /** The first release in which it holds; absent: it held in all before `until`. */
  readonly since?: ReleaseId;
  /** The last release in which it holds; absent: it still does. */
  readonly until?: ReleaseId;
  /** Why Puppet changed it. */
  readonly reason: string;
  /** Puppet's ticket, release notes or the source that shows it. */
  readonly reference: string;
}

type Row = Omit<Difference, 'id'>;

const rows = {
  // Strictness
  'findings are errors': {
    about: 'The setting `strict` is `error`: duplicate keys and text taken for a number end the compilation.',
    since: '8.11',
    reason: 'Warnings that nobody reads hide mistakes.',
    reference: 'Puppet 8.0 release notes, `strict`',
  },
  'unknown variables are errors': {
    about: 'The setting `strict_variables` is on: a variable that was never assigned ends the compilation.',
    since: '8.11',
    reason: 'A mistyped name became undef in silence.',
    reference: 'Puppet 8.0 release notes, `strict_variables`',
  },
  // Settings
  'setting ordering': {
    about: 'There is a setting `ordering`, by default `manifest`.',
    until: '5.5',
    reason: 'Resources are applied in the order of the manifest, whatever else was tried before.',
    reference: 'Puppet 6.0 release notes, removed settings',
  },
  // Facts
  'server facts': {
    about: 'What the server adds is in `$server_facts`, a name that no manifest may assign.',
    since: '5.5',
    reason: 'A fact of the node could pretend to be one of the server.',
    reference: 'Puppet 5.0 release notes, `trusted_server_facts`',
  },
  'external trusted facts': {
    about: '`$trusted` has the key `external`.',
    since: '6.29',
    reason: 'A command of the server may add trusted data (`trusted_external_command`).',
    reference: 'Puppet 6.11 release notes',
  },
  'flat facts': {
    about: 'Facts have flat names beside the structured ones: `$osfamily`, `$ipaddress_eth0`.',
    until: '7.34',
    reason: 'Each was there twice; the structured facts have the same values.',
    reference: 'Puppet 8.0 release notes, `include_legacy_facts`',
  },
  // Resource types
  'types of the core': {
    about:
      'Types that are modules of their own now (cron, host, mount, sshkey, yumrepo, nagios_* …) are part of Puppet.',
    until: '5.5',
    reason: 'They get new releases without one of Puppet; nobody kept the others.',
    reference: 'Puppet 6.0 release notes, types moved to modules',
  },
} as const satisfies Readonly<Record<string, Row>>;

export type DifferenceId = keyof typeof rows;

function isDifferenceId(id: string): id is DifferenceId {
  return Object.hasOwn(rows, id);
}

export const differences: readonly Difference[] = Object.keys(rows)
  .filter(isDifferenceId)
  .map((id) => ({ id, ...rows[id] }));
