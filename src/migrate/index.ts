/** Finds changes of a project between two releases of the language, and fixes that keep its catalog. */
export {
  findingKinds,
  type Finding,
  type FindingFix,
  type FindingKind,
  type FixKind,
  type MigratedNode,
  type Migration,
} from './finding.ts';
export { filesWithFixes, fixesApart } from './fixes/edits.ts';
export { mergeMigrations } from './merge-migrations.ts';
export { migrate, sortFindings } from './migrate.ts';
export { kindTitles, listed, migrationMarkdown, placeText, uncomparedNodes } from './migration-markdown.ts';
export type { Files, MigrationSource } from './source.ts';
