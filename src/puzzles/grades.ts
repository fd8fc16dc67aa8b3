/** Ids of the puzzles by grade, easiest grade first. After creating a puzzle's folder, add the puzzle here. */
export const grades: readonly (readonly string[])[] = [
  ['the-missing-package', 'the-next-port', 'whose-machine', 'after-you', 'a-quiet-module'],
  ['the-old-servers', 'the-list-that-grows', 'ftp-is-off', 'who-may-enter', 'two-shops-one-port'],
  ['ready-when-you-are', 'the-first-backup', 'the-lost-notes', 'one-shop-too-many', 'adas-quota'],
  ['tell-everyone', 'the-key-first', 'files-first', 'back-and-forth', 'audited-but-asleep'],
  ['counted-too-early', 'a-message-from-deploy', 'uninvited-tools', 'yesterdays-aliases', 'never-at-rest'],
];
