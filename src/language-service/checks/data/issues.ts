/**
 * Issues of configuration and data files that Puppet reports late or not at all. They have no explanation in the
 * reference, so their codes are in lower case.
 */
import { defineIssue } from '../../../engine/index.ts';

export const dataCheckIssues = {
  duplicateKey: defineIssue<{ key: string; line: number }>(
    'duplicate-data-key',
    ({ key, line }) => `Duplicate key '${key}': Puppet uses the last value, and ignores the one on line ${line}`,
  ),
  unknownParameter: defineIssue<{ className: string; name: string }>(
    'data-for-no-parameter',
    ({ className, name }) => `The class ${className} has no parameter '${name}', so nothing uses this key`,
  ),
  unknownClass: defineIssue<{ className: string; module: string }>(
    'data-for-no-class',
    ({ className, module }) => `The module ${module} has no class ${className}, so nothing uses this key`,
  ),
  unknownOption: defineIssue<{ name: string }>(
    'unknown-lookup-option',
    ({ name }) => `Unknown lookup option '${name}': Puppet ignores it`,
  ),
  noFileForLevel: defineIssue<{ path: string }>(
    'no-data-file',
    ({ path }) => `No file in the project matches '${path}'`,
  ),
  unknownField: defineIssue<{ file: string; name: string }>(
    'unknown-field',
    ({ file, name }) => `Unknown key '${name}' in ${file}`,
  ),
  missingField: defineIssue<{ file: string; name: string }>(
    'missing-field',
    ({ file, name }) => `${file} has no '${name}'`,
  ),
  wrongField: defineIssue<{ message: string }>('invalid-field', ({ message }) => message),
  invalidMetadata: defineIssue<{ field: string; detail: string }>(
    'invalid-metadata',
    ({ field, detail }) => `Invalid '${field}' field in metadata.json: ${detail}`,
  ),
  duplicateDependency: defineIssue<{ what: string; name: string }>(
    'duplicate-dependency',
    ({ what, name }) => `Duplicate entry '${name}' in ${what}`,
  ),
  absentDependency: defineIssue<{ name: string; example: string }>(
    'absent-dependency',
    ({ name, example }) =>
      `The code of this module uses ${example} of the module ${name}, which is not in dependencies`,
  ),
  unknownLicense: defineIssue<{ license: string }>(
    'unknown-license',
    ({ license }) => `'${license}' is not an SPDX license identifier or 'proprietary'`,
  ),
  otherName: defineIssue<{ name: string; module: string }>(
    'metadata-name',
    ({ name, module }) => `The name '${name}' does not end in the name of the module's folder, '${module}'`,
  ),
  openInterpolation: defineIssue<{ text: string }>(
    'open-interpolation',
    ({ text }) => `The interpolation ${text} has no closing brace, so it stays in the value as it is`,
  ),
  puppetfileSyntax: defineIssue<{ detail: string }>('puppetfile-syntax', ({ detail }) => `Syntax error: ${detail}`),
  unknownStatement: defineIssue<{ name: string }>(
    'puppetfile-statement',
    ({ name }) => `unrecognized declaration '${name}'`,
  ),
  unknownModuleOption: defineIssue<{ module: string; name: string }>(
    'puppetfile-option',
    ({ module, name }) => `Unknown option ':${name}' of the module ${module}`,
  ),
  duplicateModule: defineIssue<{ name: string; line: number }>(
    'puppetfile-duplicate',
    ({ name, line }) => `Puppetfiles cannot contain duplicate module names: line ${line} also has ${name}`,
  ),
  noModuleVersion: defineIssue<{ name: string; what: string }>(
    'puppetfile-no-version',
    ({ name, what }) => `The module ${name} has no ${what}, so each deployment can install a different one`,
  ),
  invalidModule: defineIssue<{ message: string }>('puppetfile-module', ({ message }) => message),
  unknownSetting: defineIssue<{ name: string }>(
    'environment-conf-setting',
    ({ name }) => `Invalid setting in environment.conf: Puppet ignores the unknown setting ${name}`,
  ),
  oldDataProvider: defineIssue(
    'environment-conf-data-provider',
    () => 'environment_data_provider is deprecated, and OpenVox 9 ignores it: a hiera.yaml of version 5 replaces it',
  ),
  repeatedSetting: defineIssue<{ name: string }>(
    'environment-conf-twice',
    ({ name }) => `environment.conf sets ${name} twice: Puppet uses the first value`,
  ),
  ignoredSection: defineIssue<{ name: string }>(
    'environment-conf-section',
    ({ name }) => `environment.conf may not have sections: Puppet ignores '${name}' and its settings`,
  ),
  noSettingLine: defineIssue<{ line: string }>('environment-conf-line', ({ line }) => `Could not match line ${line}`),
  missingPath: defineIssue<{ setting: string; path: string }>(
    'environment-conf-path',
    ({ setting, path }) => `The project has no file or folder '${path}' (${setting})`,
  ),
} as const;
