export const APT_OPTIONS: readonly string[] =
  'help version yes assume-yes assume-no allow-downgrades allow-remove-essential allow-change-held-packages allow-unauthenticated allow-releaseinfo-change no-install-recommends install-recommends no-install-suggests install-suggests no-upgrade only-upgrade reinstall purge auto-remove autoremove fix-broken fix-missing fix-policy download-only simulate just-print dry-run quiet option config-file target-release default-release force-yes no-remove show-upgraded verbose-versions with-new-pkgs trivial-only installed upgradable all-versions names-only full no-all-versions recurse no-download print-uris build compile host-architecture arch-only'.split(
    ' ',
  );

export function findUnknownAptOption(words: readonly string[]): string | undefined {
  return words.find((word) => word.startsWith('--') && !APT_OPTIONS.includes(word.slice(2).split('=')[0] ?? ''));
}

export function unknownAptOption(option: string): string {
  return `E: Command line option ${option} is not understood in combination with the other options`;
}
