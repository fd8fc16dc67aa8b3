/** Statements of a `Puppetfile`, and the options of a module in it, as r10k reads them. */
import type { Fields } from './schema.ts';

export const PUPPETFILE_STATEMENTS: Fields = {
  mod: { type: 'String[1]', documentation: "A module to install: `mod 'puppetlabs/stdlib', '9.6.0'`." },
  forge: {
    type: 'String[1]',
    documentation: 'The URL of the Forge. r10k ignores it unless its own configuration allows it.',
  },
  moduledir: { type: 'String[1]', documentation: 'The directory of the modules. The default is `modules`.' },
  exclusion: { type: 'String[1]', documentation: 'Ignored by r10k; librarian-puppet does not install the module.' },
};

const VERSIONS: Fields = {
  branch: {
    type: 'String[1]',
    documentation: 'The Git branch. `:control_branch` is the branch of the control repository.',
  },
  tag: { type: 'String[1]', documentation: 'The Git tag.' },
  commit: { type: 'String[1]', documentation: 'The Git commit.' },
  ref: { type: 'String[1]', documentation: 'A Git branch, tag or commit.' },
};

export const VERSION_OPTIONS: ReadonlySet<string> = new Set([...Object.keys(VERSIONS), 'version', 'rev', 'revision']);

export const MODULE_OPTIONS: Fields = {
  git: { type: 'String[1]', documentation: 'The URL of a Git repository.' },
  ...VERSIONS,
  default_branch: { type: 'String[1]', documentation: 'The branch to use if the selected branch does not exist.' },
  default_branch_override: { type: 'String[1]', documentation: 'A default branch that overrides `default_branch`.' },
  svn: { type: 'String[1]', documentation: 'The URL of a Subversion repository.' },
  rev: { type: 'String[1]', documentation: 'The Subversion revision.' },
  revision: { type: 'String[1]', documentation: 'The Subversion revision.' },
  username: { type: 'String[1]', documentation: 'The user name for Subversion.' },
  password: { type: 'String[1]', documentation: 'The password for Subversion.' },
  local: {
    type: 'Boolean',
    documentation: 'If true, the module is part of the repository, so r10k keeps it.',
    values: ['true'],
  },
  type: {
    type: "Enum['forge', 'git', 'svn', 'tarball', 'local']",
    documentation: 'The kind of the source: `forge`, `git`, `svn`, `tarball` or `local`.',
    values: ["'forge'", "'git'", "'svn'", "'tarball'", "'local'"],
  },
  source: { type: 'String[1]', documentation: 'The URL of the source. For modules with a `type`.' },
  version: { type: 'String[1]', documentation: 'The version, or the Git reference. For modules with a `type`.' },
  checksum: { type: 'String[1]', documentation: 'The SHA-256 checksum of a tarball.' },
  install_path: { type: 'String[1]', documentation: 'The directory of the module, instead of `moduledir`.' },
  exclude_spec: {
    type: 'Boolean',
    documentation: 'If true, the `spec` directory of the module is removed.',
    values: ['true', 'false'],
  },
  path: { type: 'String[1]', documentation: 'The directory of the module in the repository, for librarian-puppet.' },
  tarball: { type: 'String[1]', documentation: 'The URL of a tarball, for librarian-puppet.' },
};
