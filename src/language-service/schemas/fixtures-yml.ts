/** Schema of `.fixtures.yml`, which lists the modules that tests of a module need. */
import type { Fields } from './schema.ts';

/** Fields of a module in `repositories` or `forge_modules`, if the value of the module is a hash. */
export const FIXTURE: Fields = {
  repo: { type: 'String[1]', documentation: 'The URL of the repository, or the name on the Forge.' },
  ref: { type: 'String[1]', documentation: 'The version on the Forge, or the Git commit or tag.' },
  tag: { type: 'String[1]', documentation: 'The Git tag.' },
  branch: { type: 'String[1]', documentation: 'The Git branch.' },
  scm: {
    type: "Enum['git', 'hg']",
    documentation: 'The version control system: `git` (the default) or `hg`.',
    values: ['git', 'hg'],
  },
  flags: { type: 'String', documentation: 'More arguments for the command that downloads the module.' },
  subdir: { type: 'String', documentation: 'The directory of the module in the repository.' },
  target: { type: 'String', documentation: 'The directory of the modules. The default is `spec/fixtures/modules`.' },
  puppet_version: { type: 'String', documentation: 'The range of Puppet releases that need the module.' },
};

const MODULES = 'Optional[Hash[String, Variant[String, Hash]]]';

const CATEGORIES: Fields = {
  repositories: { type: MODULES, documentation: 'Modules from repositories, by module name.' },
  forge_modules: { type: MODULES, documentation: 'Modules from the Forge, by module name.' },
  symlinks: { type: MODULES, documentation: 'Links to modules on this machine, by module name.' },
};

export const FIXTURES_YML: Fields = {
  fixtures: {
    type: 'Optional[Hash]',
    isRequired: true,
    documentation: 'The modules that tests need.',
    fields: CATEGORIES,
  },
  defaults: { type: 'Hash', documentation: 'Defaults for all modules of a category.', fields: CATEGORIES },
};
