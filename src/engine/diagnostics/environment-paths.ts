/** Puppet's code directory in a default installation. File names in errors and catalogs begin with this path. */

export const CODE_FOLDER = '/etc/puppetlabs/code';

export const ENVIRONMENTS_FOLDER = `${CODE_FOLDER}/environments`;

/** Folder of the project's environment on the machine. A project's files have paths relative to it. */
export const ENVIRONMENT_FOLDER = `${ENVIRONMENTS_FOLDER}/production`;

/** Converts a path on the machine to a path in the project. Returns a path outside of the environment unchanged. */
export function insideEnvironment(path: string): string {
  return path.startsWith(`${ENVIRONMENT_FOLDER}/`) ? path.slice(ENVIRONMENT_FOLDER.length + 1) : path;
}

/** Matches the folder of any environment at the start of a path, also with an interpolated name (`%{environment}`). */
const ANY_ENVIRONMENT = /^\/etc\/puppet(?:labs\/code)?\/environments\/[^/]+\//;

/** Converts a path in the folder of any environment to a path in the project; other paths are unchanged. */
export function insideAnyEnvironment(path: string): string {
  return path.replace(ANY_ENVIRONMENT, '');
}

/** Folders of modules that all environments share (setting `basemodulepath`), each with a trailing slash. */
export const SHARED_MODULE_FOLDERS = [`${CODE_FOLDER}/modules/`, '/opt/puppetlabs/puppet/modules/'] as const;
