/** The issues of the catalog stage. Texts are those of Puppet's compiler, scope, resource and catalog classes. */
import { defineIssue } from '../issue.ts';
import { type ErrorPlace, formatPlace } from '../puppet-error.ts';

const error = 'RUNTIME_ERROR';

/** ` at (file: …, line: …)`, or nothing. */
function at(place: ErrorPlace | undefined): string {
  const text = formatPlace(place);
  return text === '' ? '' : ` at${text}`;
}

const titleIssues = {
  illegalResourceType: defineIssue<{ actual: string }>(
    'ILLEGAL_RESOURCE_TYPE',
    ({ actual }) =>
      `Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got ${actual}`,
  ),
  missingTitle: defineIssue('MISSING_TITLE', () => 'Missing title. The title expression resulted in undef'),
  missingTitleAt: defineIssue<{ index: number }>(
    'MISSING_TITLE_AT',
    ({ index }) => `Missing title at index ${index}. The title expression resulted in an undef title`,
  ),
  illegalTitleTypeAt: defineIssue<{ index: number; actual: string }>(
    'ILLEGAL_TITLE_TYPE_AT',
    ({ index, actual }) => `Illegal title type at index ${index}. Expected String, got ${actual}`,
  ),
  emptyTitleAt: defineIssue<{ index: number }>(
    'EMPTY_STRING_TITLE_AT',
    ({ index }) => `Empty string title at ${index}. Title strings must have a length greater than zero.`,
  ),
  duplicateTitle: defineIssue<{ title: string }>(
    'DUPLICATE_TITLE',
    ({ title }) => `The title '${title}' has already been used in this resource expression`,
  ),
  duplicateAttribute: defineIssue<{ attribute: string }>(
    'DUPLICATE_ATTRIBUE',
    ({ attribute }) => `The attribute '${attribute}' has already been set`,
  ),
  typeMismatch: defineIssue<{ expected: string; actual: string }>(
    'TYPE_MISMATCH',
    ({ expected, actual }) => `Expected value of type ${expected}, got ${actual}`,
  ),
  iteratorAsValue: defineIssue(error, () => 'Use of an Iterator is not supported here'),
} as const;

const declarationIssues = {
  unknownType: defineIssue<{ type: string }>(error, ({ type }) => `Unknown resource type: '${type}'`),
  unknownDeclaredClass: defineIssue<{ name: string }>(error, ({ name }) => `Could not find declared class ${name}`),
  duplicate: defineIssue<{ reference: string; place: ErrorPlace | undefined }>(
    error,
    ({ reference, place }) => `Duplicate declaration: ${reference} is already declared${at(place)}; cannot redeclare`,
  ),
  /** `key` and `other` as Ruby's `inspect` prints them. */
  aliasTaken: defineIssue<{
    reference: string;
    key: string;
    other: string;
    place: ErrorPlace | undefined;
    otherPlace: ErrorPlace | undefined;
  }>(
    error,
    ({ reference, key, other, place, otherPlace }) =>
      `Cannot alias ${reference} to ${key}${at(place)}; resource ${other} already declared${formatPlace(otherPlace)}`,
  ),
  titlePattern: defineIssue<{ title: string }>(
    error,
    ({ title }) => `No set of title patterns matched the title "${title}".`,
  ),
  stageOnResource: defineIssue<{ reference: string }>(
    error,
    ({ reference }) => `Only classes can set 'stage'; normal resources like ${reference} cannot change run stage`,
  ),
  unknownStage: defineIssue<{ stage: string; reference: string }>(
    error,
    ({ stage, reference }) => `Could not find stage ${stage} specified by ${reference}`,
  ),
  exportIgnored: defineIssue(
    'RT_NO_STORECONFIGS_EXPORT',
    () => 'You cannot collect exported resources without storeconfigs being set; the export is ignored',
  ),
  virtualClass: defineIssue('CLASS_NOT_VIRTUALIZABLE', () => 'Classes are not virtualizable'),
  createResourcesArgument: defineIssue<{ which: 'second' | 'third' }>(error, ({ which }) =>
    which === 'second'
      ? 'create_resources(): second argument must be a hash'
      : 'create_resources(): third argument, if provided, must be a hash',
  ),
} as const;

const overrideIssues = {
  illegalOverridden: defineIssue<{ actual: string }>(
    'ILLEGAL_OVERRIDDEN_TYPE',
    ({ actual }) => `Resource Override can only operate on resources, got: ${actual}`,
  ),
  onlySubclasses: defineIssue(error, () => 'Only subclasses can override parameters'),
  alreadyEvaluated: defineIssue<{ place: ErrorPlace | undefined }>(error, ({ place }) => {
    const where = formatPlace(place);
    return `Attempt to override an already evaluated resource${where === '' ? '' : `, defined at${where},`} with new values`;
  }),
  parameterSet: defineIssue<{
    name: string;
    reference: string;
    source: string | undefined;
    place: ErrorPlace | undefined;
  }>(
    error,
    ({ name, reference, source, place }) =>
      `Parameter '${name}' is already set on ${reference}${source === undefined ? '' : ` by ${source}`}${at(place)}; cannot redefine`,
  ),
  parameterTwice: defineIssue<{ name: string; reference: string }>(
    error,
    ({ name, reference }) => `Duplicate parameter '${name}' for on ${reference}`,
  ),
  notFound: defineIssue<{ references: readonly string[] }>(
    error,
    ({ references }) => `Could not find resource(s) ${references.join(', ')} for overriding`,
  ),
  defaultDefined: defineIssue<{ type: string; parameter: string }>(
    error,
    ({ type, parameter }) => `Default already defined for ${type} { ${parameter} }; cannot redefine`,
  ),
} as const;

const collectorIssues = {
  classesCollected: defineIssue(error, () => 'Classes cannot be collected'),
  collectedTypeUnknown: defineIssue<{ type: string }>(error, ({ type }) => `Resource type ${type} doesn't exist`),
  numberAsTag: defineIssue(error, () => 'Cannot transform a number to a tag'),
  searchNotSupported: defineIssue<{ expression: string }>(
    error,
    ({ expression }) => `Cannot transform object of class Puppet::Pops::Model::${expression}`,
  ),
  collectionIgnored: defineIssue(
    'RT_NO_STORECONFIGS',
    () => 'You cannot collect exported resources without storeconfigs being set; the collection will be ignored',
  ),
  duplicateCollected: defineIssue<{ reference: string }>(
    error,
    ({ reference }) =>
      `A duplicate resource was found while collecting exported resources, with the type and title ${reference}`,
  ),
  notRealized: defineIssue<{ references: readonly string[] }>(
    error,
    ({ references }) => `Failed to realize virtual resources ${references.join(', ')}`,
  ),
  tooManyRounds: defineIssue(error, () => 'Somehow looped more than 1000 times while evaluating host catalog'),
} as const;

const relationshipIssues = {
  notAReference: defineIssue<{ text: string }>(
    error,
    ({ text }) => `No title provided and ${text} is not a valid resource reference`,
  ),
  illegalOperand: defineIssue<{ operand: string }>(
    'ILLEGAL_RELATIONSHIP_OPERAND_TYPE',
    ({ operand }) =>
      `Illegal relationship operand, can not form a relationship with ${operand}. A Catalog type is required.`,
  ),
  notCatalogType: defineIssue<{ type: string }>(
    'NOT_CATALOG_TYPE',
    ({ type }) =>
      `Illegal relationship operand, can not form a relationship with something of type ${type}. A Catalog type is required.`,
  ),
  notATypeText: defineIssue<{ text: string }>(
    error,
    ({ text }) => `The expression <${text}> is not a valid type specification.`,
  ),
  missingSource: defineIssue<{ source: string; target: string }>(
    error,
    ({ source, target }) => `Could not find resource '${source}' for relationship on '${target}'`,
  ),
  missingTarget: defineIssue<{ source: string; target: string }>(
    error,
    ({ source, target }) => `Could not find resource '${target}' for relationship from '${source}'`,
  ),
  missingReference: defineIssue<{ reference: string; parameter: string }>(
    error,
    ({ reference, parameter }) => `Could not find resource '${reference}' in parameter '${parameter}'`,
  ),
} as const;

const classIssues = {
  unknownClass: defineIssue<{ name: string; node: string }>(
    error,
    ({ name, node }) => `Could not find class ${name} for ${node}`,
  ),
  undefAsClassName: defineIssue(error, () => 'Cannot use undef as a class name'),
  emptyClassName: defineIssue(error, () => 'Cannot use empty string as a class name'),
  unspecificClass: defineIssue(error, () => 'Cannot use an unspecific Class[] Type'),
  unspecificResource: defineIssue(
    error,
    () => "Cannot use an unspecific Resource[] where a Resource['class', name] is expected",
  ),
  notAClassResource: defineIssue<{ type: string }>(
    error,
    ({ type }) => `Cannot use a Resource[${type}] where a Resource['class', name] is expected`,
  ),
  unspecificClassResource: defineIssue(
    error,
    () => "Cannot use an unspecific Resource['class'] where a Resource['class', name] is expected",
  ),
  unknownParent: defineIssue<{ name: string }>(
    error,
    ({ name }) => `Could not find parent resource type '::${name}' of type hostclass in production`,
  ),
  reservedVariable: defineIssue<{ name: string }>(
    'ILLEGAL_RESERVED_ASSIGNMENT',
    ({ name }) => `Attempt to assign to a reserved variable name: '${name}'`,
  ),
  unknownNode: defineIssue<{ node: string }>(
    error,
    ({ node }) => `Could not find node statement with name 'default' or '${node}'`,
  ),
  unknownReferencedParameter: defineIssue<{ type: string; title: string; parameter: string }>(
    'UNKNOWN_RESOURCE_PARAMETER',
    ({ type, title, parameter }) => `The resource ${type}['${title}'] does not have a parameter called '${parameter}'`,
  ),
  unknownReferenced: defineIssue<{ type: string; title: string }>(
    'UNKNOWN_RESOURCE',
    ({ type, title }) => `Resource not found: ${type}['${title}']`,
  ),
  allResources: defineIssue(error, () => 'The given resource type is a reference to all kind of types'),
  allClasses: defineIssue(error, () => 'The given class type is a reference to all classes'),
} as const;

const definitionIssues = {
  metaparameter: defineIssue<{ parameter: string; name: string }>(
    error,
    ({ parameter, name }) =>
      `${parameter} is a metaparameter; please choose another parameter name in the ${name} definition`,
  ),
  inheritedMetaparameter: defineIssue<{ parameter: string; name: string }>(
    error,
    ({ parameter, name }) =>
      `${parameter} is a metaparam; this value will inherit to all contained resources in the ${name} definition`,
  ),
  classAgain: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    error,
    ({ name, place }) => `Class '${name}' is already defined${formatPlace(place)}; cannot redefine`,
  ),
  nodeAsClass: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    error,
    ({ name, place }) => `Node '${name}' is already defined${formatPlace(place)}; cannot be redefined as a class`,
  ),
  defineAsClass: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    error,
    ({ name, place }) => `Definition '${name}' is already defined${formatPlace(place)}; cannot be redefined as a class`,
  ),
  classAsDefine: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    error,
    ({ name, place }) =>
      `'${name}' is already defined${formatPlace(place)} as a class; cannot redefine as a definition`,
  ),
  defineAgain: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    error,
    ({ name, place }) => `Definition '${name}' is already defined${formatPlace(place)}; cannot be redefined`,
  ),
  nodeAgain: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    error,
    ({ name, place }) => `Node '${name}' is already defined${formatPlace(place)}; cannot redefine`,
  ),
  classAsNode: defineIssue<{ name: string; place: ErrorPlace | undefined }>(
    error,
    ({ name, place }) => `Class '${name}' is already defined${formatPlace(place)}; cannot be redefined as a node`,
  ),
  /** `what` is `type/port` or `function/port`; `origin` where the first stands, as a URI. */
  entityAgain: defineIssue<{ what: string; origin: string | undefined }>(
    error,
    ({ what, origin }) =>
      `Attempt to redefine entity 'http://puppet.com/2016.1/runtime/${what}'. ${
        origin === undefined ? 'Set at unknown location' : `Originally set ${origin}.`
      }`,
  ),
  endlessAlias: defineIssue<{ name: string }>(
    error,
    ({ name }) => `Type alias '${name}' cannot be resolved to a real type`,
  ),
  validationGivesUp: defineIssue<{ errors: number; warnings: number }>(error, ({ errors, warnings }) =>
    warnings === 0
      ? `Language validation logged ${errors} errors. Giving up`
      : `Language validation logged ${errors} errors, and ${warnings} warnings. Giving up`,
  ),
  fileEmpty: defineIssue<{ file: string; what: string }>(
    error,
    ({ file, what }) => `The code loaded from ${file} does not define the ${what} - it is empty.`,
  ),
  fileAdditional: defineIssue<{ file: string; what: string }>(
    error,
    ({ file, what }) => `The code loaded from ${file} must contain only the ${what} - it has additional definitions.`,
  ),
  fileOther: defineIssue<{ file: string; what: string; missing: string }>(
    error,
    ({ file, what, missing }) => `The code loaded from ${file} does not define the ${what} - no ${missing} found.`,
  ),
  fileWrongFunction: defineIssue<{ file: string; expected: string; actual: string }>(
    error,
    ({ file, expected, actual }) =>
      `The code loaded from ${file} produced function with the wrong name, expected ${expected}, actual ${actual}`,
  ),
  fileWrongType: defineIssue<{ file: string; expected: string; actual: string }>(
    error,
    ({ file, expected, actual }) =>
      `The code loaded from ${file} produced type with the wrong name, expected '${expected}', actual '${actual}'`,
  ),
  fileLogic: defineIssue<{ file: string; what: string }>(
    error,
    ({ file, what }) => `The code loaded from ${file} contains additional logic - can only contain the ${what}`,
  ),
} as const;

const resourceIssues = {
  invalidTag: defineIssue<{ tag: string }>(error, ({ tag }) => `Invalid tag '${tag}'`),
  unknownParameter: defineIssue<{ name: string; reference: string; place: ErrorPlace | undefined }>(
    error,
    ({ name, reference, place }) => `no parameter named '${name}'${formatPlace(place)} on ${reference}`,
  ),
} as const;

/** Of modules whose `metadata.json` is not as it has to be. */
export const moduleIssues = {
  unreadableMetadata: defineIssue<{ module: string; detail: string }>(
    'FAULTY_METADATA',
    ({ module, detail }) => `${module} has an invalid and unparsable metadata.json file. The parse error: ${detail}`,
  ),
  missingMetadata: defineIssue<{ module: string; name: string }>(
    'MISSING_METADATA',
    ({ module, name }) => `No ${name} module metadata provided for ${module}`,
  ),
  dependenciesNoArray: defineIssue<{ module: string; found: string }>(
    'MISSING_METADATA',
    ({ module, found }) =>
      `The value for the key dependencies in the file metadata.json of the module ${module} must be an array, not: '${found}'`,
  ),
};

export const catalogIssues = {
  ...titleIssues,
  ...declarationIssues,
  ...overrideIssues,
  ...collectorIssues,
  ...relationshipIssues,
  ...classIssues,
  ...definitionIssues,
  ...resourceIssues,
} as const;
