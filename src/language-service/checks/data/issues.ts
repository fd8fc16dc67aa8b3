/** Issues of configuration and data files that Puppet reports late, or accepts silently. */
import { defineIssue } from '../../../engine/index.ts';

export const dataCheckIssues = {
  duplicateKey: defineIssue<{ key: string; line: number }>(
    'DUPLICATE_DATA_KEY',
    ({ key, line }) => `Duplicate key '${key}': Puppet uses the last value, and ignores the one on line ${line}`,
  ),
  unknownParameter: defineIssue<{ className: string; name: string }>(
    'DATA_FOR_NO_PARAMETER',
    ({ className, name }) => `The class ${className} has no parameter '${name}', so nothing uses this key`,
  ),
  unknownClass: defineIssue<{ className: string; module: string }>(
    'DATA_FOR_NO_CLASS',
    ({ className, module }) => `The module ${module} has no class ${className}, so nothing uses this key`,
  ),
  unknownOption: defineIssue<{ name: string }>(
    'UNKNOWN_LOOKUP_OPTION',
    ({ name }) => `Unknown lookup option '${name}': Puppet ignores it`,
  ),
  noFileForLevel: defineIssue<{ path: string }>(
    'NO_DATA_FILE',
    ({ path }) => `No file in the project matches '${path}'`,
  ),
  unknownField: defineIssue<{ file: string; name: string }>(
    'UNKNOWN_FIELD',
    ({ file, name }) => `Unknown key '${name}' in ${file}`,
  ),
  missingField: defineIssue<{ file: string; name: string }>(
    'MISSING_FIELD',
    ({ file, name }) => `${file} has no '${name}'`,
  ),
  wrongField: defineIssue<{ message: string }>('INVALID_FIELD', ({ message }) => message),
  invalidMetadata: defineIssue<{ field: string; detail: string }>(
    'INVALID_METADATA',
    ({ field, detail }) => `Invalid '${field}' field in metadata.json: ${detail}`,
  ),
  duplicateDependency: defineIssue<{ what: string; name: string }>(
    'DUPLICATE_DEPENDENCY',
    ({ what, name }) => `Duplicate entry '${name}' in ${what}`,
  ),
  absentDependency: defineIssue<{ name: string; example: string }>(
    'ABSENT_DEPENDENCY',
    ({ name, example }) =>
      `The code of this module uses ${example} of the module ${name}, which is not in dependencies`,
  ),
  unknownLicense: defineIssue<{ license: string }>(
    'UNKNOWN_LICENSE',
    ({ license }) => `'${license}' is not an SPDX license identifier or 'proprietary'`,
  ),
  otherName: defineIssue<{ name: string; module: string }>(
    'METADATA_NAME',
    ({ name, module }) => `The name '${name}' does not end in the name of the module's folder, '${module}'`,
  ),
  puppetfileSyntax: defineIssue<{ detail: string }>('PUPPETFILE_SYNTAX', ({ detail }) => `Syntax error: ${detail}`),
  unknownStatement: defineIssue<{ name: string }>(
    'PUPPETFILE_STATEMENT',
    ({ name }) => `unrecognized declaration '${name}'`,
  ),
  unknownModuleOption: defineIssue<{ module: string; name: string }>(
    'PUPPETFILE_OPTION',
    ({ module, name }) => `Unknown option ':${name}' of the module ${module}`,
  ),
  duplicateModule: defineIssue<{ name: string; line: number }>(
    'PUPPETFILE_DUPLICATE',
    ({ name, line }) => `Puppetfiles cannot contain duplicate module names: line ${line} also has ${name}`,
  ),
  noModuleVersion: defineIssue<{ name: string; what: string }>(
    'PUPPETFILE_NO_VERSION',
    ({ name, what }) => `The module ${name} has no ${what}, so each deployment can install a different one`,
  ),
  invalidModule: defineIssue<{ message: string }>('PUPPETFILE_MODULE', ({ message }) => message),
  unknownSetting: defineIssue<{ name: string }>(
    'ENVIRONMENT_CONF_SETTING',
    ({ name }) => `Invalid setting in environment.conf: Puppet ignores the unknown setting ${name}`,
  ),
  repeatedSetting: defineIssue<{ name: string }>(
    'ENVIRONMENT_CONF_TWICE',
    ({ name }) => `environment.conf sets ${name} twice: Puppet uses the first value`,
  ),
  ignoredSection: defineIssue<{ name: string }>(
    'ENVIRONMENT_CONF_SECTION',
    ({ name }) => `environment.conf may not have sections: Puppet ignores '${name}' and its settings`,
  ),
  noSettingLine: defineIssue<{ line: string }>('ENVIRONMENT_CONF_LINE', ({ line }) => `Could not match line ${line}`),
  missingPath: defineIssue<{ setting: string; path: string }>(
    'ENVIRONMENT_CONF_PATH',
    ({ setting, path }) => `The project has no file or folder '${path}' (${setting})`,
  ),
} as const;
