/** Accepted differences between recorded runs and the engine's runs, with their reasons. */

interface Deviation {
  /** Matches the path of a run's folder, such as `/noop/puppet-7`. */
  readonly folder: RegExp;
  /** Matches the text of the difference. */
  readonly difference: RegExp;
  readonly reason: string;
}

const deviations: readonly Deviation[] = [
  {
    folder: /(?:changes-and-refreshes|idempotent|noop)\//,
    difference: /Package\[web-app-tools\]/,
    reason: 'The simulated machine installs no package from a file, so that the scenario begins with the package.',
  },
  {
    folder: /noop\//,
    difference:
      /message only in .* Class\[Web_app(?:::Install)?\]: Would have triggered|message only in .* Stage\[main\]/,
    reason: 'The package that is there from the start sends no event to its class.',
  },
  {
    folder: /prerun-failure\//,
    difference: /^no run: .*--prerun_command/,
    reason: "The terminal's puppet apply has no option --prerun_command.",
  },
  {
    folder: /cycles?-/,
    difference: /^(?:outcome|changes) of .*(?:failed| ) in the report, none in the engine/,
    reason: 'From 5.5 on, Puppet reports the members of a cycle as failed. The engine reports only the cycle.',
  },
  {
    folder: /cycles?-/,
    difference: /^message only in .*dependency cycle/s,
    reason: 'The recorded runs had --graph, so the message ends with the place of cycles.dot.',
  },
  {
    folder: /\/puppet-(?:3|4|6)\./,
    difference: /^(?:changes of|message only in)/,
    reason:
      'The engine words the messages of a run as Puppet 8 does, and computes SHA-256 checksums, for all releases.',
  },
  {
    folder: /\/noop.*\/puppet-7\./,
    difference: /^(?:changes of|message only in)/,
    reason: 'Puppet 7 words pending changes differently from Puppet 8, whose words the engine uses.',
  },
  {
    folder: /restart-failure\/puppet-3\./,
    difference: /^outcome of Notify\[after the broker\]/,
    reason: 'In Puppet 3, a failed restart does not skip the dependents. The engine does as Puppet 8.',
  },
];

/** Returns why a difference is accepted, or undefined if it is not. */
export function findReason(folder: string, difference: string): string | undefined {
  return deviations.find((each) => each.folder.test(folder) && each.difference.test(difference))?.reason;
}
