/** Directory of all environments in a default Puppet installation. Errors and catalogs contain such paths. */

export const CODE_FOLDER = '/etc/puppetlabs/code';

/** The directory of all environments (setting `environmentpath`). */
export const ENVIRONMENTS_FOLDER = `${CODE_FOLDER}/environments`;

/** Directory of the project's environment on the machine. A project stores the files by their paths relative to it. */
export const ENVIRONMENT_FOLDER = `${ENVIRONMENTS_FOLDER}/production`;

/** Converts a path on the machine to a path in the project; returns paths outside the environment unchanged. */
export function insideEnvironment(path: string): string {
  return path.startsWith(`${ENVIRONMENT_FOLDER}/`) ? path.slice(ENVIRONMENT_FOLDER.length + 1) : path;
}

/** The module directories that all environments share (setting `basemodulepath`), each with a trailing slash. */
export const SHARED_MODULE_FOLDERS = [`${CODE_FOLDER}/modules/`, '/opt/puppetlabs/puppet/modules/'] as const;
