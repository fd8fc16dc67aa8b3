/** Finds changes of a project between two releases of the language, and fixes that keep its catalog. */
export {
  findingKinds,
  type Finding,
  type FindingFix,
  type FindingKind,
  type FixKind,
  type Migration,
} from './finding.ts';
export { filesWithFixes, fixesApart } from './fixes/edits.ts';
export { migrate } from './migrate.ts';
export { kindTitles, migrationMarkdown, placeText } from './migration-markdown.ts';
export type { Files, MigrationSource } from './source.ts';
