/** Where an ordinary installation of Puppet has the code of its environments: places in errors and catalogs name files by it. */

export const CODE_FOLDER = '/etc/puppetlabs/code';

/** The folder of all environments (the setting `environmentpath`). */
export const ENVIRONMENTS_FOLDER = `${CODE_FOLDER}/environments`;

/** Where a machine has the environment whose files a project holds by relative path. */
export const ENVIRONMENT_FOLDER = `${ENVIRONMENTS_FOLDER}/production`;

/** The path in the project of a file on the machine; another path is left as it is. */
export function insideEnvironment(path: string): string {
  return path.startsWith(`${ENVIRONMENT_FOLDER}/`) ? path.slice(ENVIRONMENT_FOLDER.length + 1) : path;
}

/** The folders of modules that all environments share (the setting `basemodulepath`), each with a slash at its end. */
export const SHARED_MODULE_FOLDERS = [`${CODE_FOLDER}/modules/`, '/opt/puppetlabs/puppet/modules/'] as const;
