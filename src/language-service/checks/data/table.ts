import type { Check } from '../check.ts';
import { checkDataFile } from './check-data-file.ts';
import { checkDefinitionFile } from './check-definition-file.ts';
import { checkEnvironmentConf } from './check-environment-conf.ts';
import { checkFixtures } from './check-fixtures.ts';
import { checkHieraYaml } from './check-hiera-yaml.ts';
import { checkMetadata } from './check-metadata.ts';
import { checkPuppetfile } from './check-puppetfile.ts';

export const dataChecks: readonly Check[] = [
  { kinds: ['hiera.yaml'], find: checkHieraYaml },
  { kinds: ['data'], find: checkDataFile },
  { kinds: ['metadata.json'], find: checkMetadata },
  { kinds: ['Puppetfile'], find: (_, file) => checkPuppetfile(file) },
  { kinds: ['.fixtures.yml'], find: (_, file) => checkFixtures(file) },
  { kinds: ['environment.conf'], find: checkEnvironmentConf },
  { kinds: ['manifest'], find: (_, file) => checkDefinitionFile(file) },
];
