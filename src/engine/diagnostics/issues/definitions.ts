/** Issues of definitions (classes, defines, nodes, functions and types) and of the files that contain them. */
import { defineIssue, type OtherPlace } from '../issue.ts';
import { type ErrorPlace, formatPlace } from '../puppet-error.ts';

function firstDefined({ place }: { readonly place: ErrorPlace | undefined }): readonly OtherPlace[] {
  return [{ ...place, message: 'First defined here' }];
}

export const definitionIssues = {
  metaparameter: defineIssue<{ parameter: string; name: string }>(
    'METAPARAMETER_AS_PARAMETER',
    ({ parameter, name }) =>
      `${parameter} is a metaparameter; please choose another parameter name in the ${name} definition`,
  ),
  inheritedMetaparameter: defineIssue<{ parameter: string; name: string }>(
    'INHERITED_METAPARAMETER',
    ({ parameter, name }) =>
      `${parameter} is a metaparam; this value will inherit to all contained resources in the ${name} definition`,
  ),
  classAgain: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    'CLASS_AGAIN',
    ({ name, place }) => `Class '${name}' is already defined${formatPlace(place)}; cannot redefine`,
    firstDefined,
  ),
  parentsDiffer: defineIssue<{ name: string; parent: string; otherParent: string }>(
    'PARENTS_DIFFER',
    ({ name, parent, otherParent }) =>
      `Cannot merge classes with different parent classes (${name} => ::${parent} vs. ${name} => ::${otherParent})`,
  ),
  nodeAsClass: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    'NODE_AS_CLASS',
    ({ name, place }) => `Node '${name}' is already defined${formatPlace(place)}; cannot be redefined as a class`,
    firstDefined,
  ),
  defineAsClass: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    'DEFINE_AS_CLASS',
    ({ name, place }) => `Definition '${name}' is already defined${formatPlace(place)}; cannot be redefined as a class`,
    firstDefined,
  ),
  classAsDefine: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    'CLASS_AS_DEFINE',
    ({ name, place }) =>
      `'${name}' is already defined${formatPlace(place)} as a class; cannot redefine as a definition`,
    firstDefined,
  ),
  typeAgain: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    'TYPE_AGAIN',
    ({ name, place }) =>
      `Could not autoload puppet/type/${name}: Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/${name}'. ` +
      `Originally set at file://${place?.file ?? ''}?line=${place?.line ?? 1}&pos=${place?.column ?? 1}.`,
    firstDefined,
  ),
  defineAgain: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    'DEFINE_AGAIN',
    ({ name, place }) => `Definition '${name}' is already defined${formatPlace(place)}; cannot be redefined`,
    firstDefined,
  ),
  nodeAgain: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    'NODE_AGAIN',
    ({ name, place }) => `Node '${name}' is already defined${formatPlace(place)}; cannot redefine`,
    firstDefined,
  ),
  classAsNode: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    'CLASS_AS_NODE',
    ({ name, place }) => `Class '${name}' is already defined${formatPlace(place)}; cannot be redefined as a node`,
    firstDefined,
  ),
  /**
   * `what` is `type/port` or `function/port`. `origin` is the location of the first definition as a URI, and `place` is
   * the same location for the editor.
   */
  entityAgain: defineIssue<{ what: string; origin: string | undefined; place?: ErrorPlace | undefined }>(
    'ENTITY_AGAIN',
    ({ what, origin }) =>
      `Attempt to redefine entity 'http://puppet.com/2016.1/runtime/${what}'. ${
        origin === undefined ? 'Set at unknown location' : `Originally set ${origin}.`
      }`,
    ({ place }) => firstDefined({ place }),
  ),
  endlessAlias: defineIssue<{ name: string }>(
    'ENDLESS_ALIAS',
    ({ name }) => `Type alias '${name}' cannot be resolved to a real type`,
  ),
  validationGivesUp: defineIssue<{ errors: number; warnings: number }>('VALIDATION_GIVES_UP', ({ errors, warnings }) =>
    warnings === 0
      ? `Language validation logged ${errors} errors. Giving up`
      : `Language validation logged ${errors} errors, and ${warnings} warnings. Giving up`,
  ),
  fileEmpty: defineIssue<{ file: string; what: string }>(
    'LOADED_FILE_EMPTY',
    ({ file, what }) => `The code loaded from ${file} does not define the ${what} - it is empty.`,
  ),
  fileAdditional: defineIssue<{ file: string; what: string }>(
    'LOADED_FILE_ADDITIONAL',
    ({ file, what }) => `The code loaded from ${file} must contain only the ${what} - it has additional definitions.`,
  ),
  fileOther: defineIssue<{ file: string; what: string; missing: string }>(
    'LOADED_FILE_OTHER',
    ({ file, what, missing }) => `The code loaded from ${file} does not define the ${what} - no ${missing} found.`,
  ),
  fileNoTypeSet: defineIssue<{ file: string; name: string }>(
    'LOADED_FILE_NO_TYPE_SET',
    ({ file, name }) => `The code loaded from ${file} does not define the TypeSet '${name}'`,
  ),
  fileWrongFunction: defineIssue<{ file: string; expected: string; actual: string }>(
    'LOADED_FILE_WRONG_FUNCTION',
    ({ file, expected, actual }) =>
      `The code loaded from ${file} produced function with the wrong name, expected ${expected}, actual ${actual}`,
  ),
  fileWrongType: defineIssue<{ file: string; expected: string; actual: string }>(
    'LOADED_FILE_WRONG_TYPE',
    ({ file, expected, actual }) =>
      `The code loaded from ${file} produced type with the wrong name, expected '${expected}', actual '${actual}'`,
  ),
  fileLogic: defineIssue<{ file: string; what: string }>(
    'LOADED_FILE_LOGIC',
    ({ file, what }) => `The code loaded from ${file} contains additional logic - can only contain the ${what}`,
  ),
  dataTypeLoadError: defineIssue<{ name: string; detail: string }>(
    'DATA_TYPE_LOAD_ERROR',
    ({ name, detail }) => `Data Type Load Error for type '${name}': ${detail}`,
  ),
} as const;
