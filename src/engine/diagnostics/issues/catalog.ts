/** Issues of the catalog stage, with the messages of Puppet's compiler, scope, resource and catalog classes. */
import { defineIssue, type OtherPlace } from '../issue.ts';
import { definitionIssues } from './definitions.ts';
import { evaluationIssues, scopeIssues } from './evaluation.ts';
import { classNotVirtualizable } from './validation.ts';
import { type ErrorPlace, formatPlace } from '../puppet-error.ts';
import type { Span } from '../span.ts';

export function at(place: ErrorPlace | undefined): string {
  const text = formatPlace(place);
  return text === '' ? '' : ` at${text}`;
}

interface SetTwice {
  readonly first?: ErrorPlace | undefined;
  readonly second?: ErrorPlace | undefined;
}

function setTwice({ first, second }: SetTwice): readonly OtherPlace[] {
  return [
    { ...first, message: 'First set here' },
    { ...second, message: 'Set again here', isExact: true },
  ];
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
  duplicateAttribute: defineIssue<{ attribute: string } & SetTwice>(
    'DUPLICATE_ATTRIBUE',
    ({ attribute }) => `The attribute '${attribute}' has already been set`,
    setTwice,
  ),
  typeMismatch: defineIssue<{ expected: string; actual: string }>(
    'TYPE_MISMATCH',
    ({ expected, actual }) => `Expected value of type ${expected}, got ${actual}`,
  ),
  iteratorAsValue: defineIssue('ITERATOR_AS_VALUE', () => 'Use of an Iterator is not supported here'),
} as const;

const declarationIssues = {
  unknownType: defineIssue<{ type: string }>('UNKNOWN_DECLARED_TYPE', ({ type }) => `Unknown resource type: '${type}'`),
  unknownDeclaredClass: defineIssue<{ name: string }>(
    'UNKNOWN_DECLARED_CLASS',
    ({ name }) => `Could not find declared class ${name}`,
  ),
  /** `within` is the define instance or class that contains the first declaration. */
  duplicate: defineIssue<{
    reference: string;
    place: ErrorPlace | undefined;
    /**
     * Location of the first declaration, for the editor. For an included class, Puppet's message does not contain it.
     */
    first?: ErrorPlace | undefined;
    within?: { readonly reference: string; readonly place: ErrorPlace | undefined } | undefined;
  }>(
    'DUPLICATE_DECLARATION',
    ({ reference, place }) => `Duplicate declaration: ${reference} is already declared${at(place)}; cannot redeclare`,
    ({ place, first = place, within }) => [
      { ...first, message: 'First declared here' },
      ...(within === undefined
        ? []
        : [{ ...within.place, message: `The first declaration belongs to ${within.reference}` }]),
    ],
  ),
  /** `key` and `other` are formatted like Ruby's `inspect`. */
  aliasTaken: defineIssue<{
    reference: string;
    key: string;
    other: string;
    place: ErrorPlace | undefined;
    otherPlace: ErrorPlace | undefined;
  }>(
    'ALIAS_TAKEN',
    ({ reference, key, other, place, otherPlace }) =>
      `Cannot alias ${reference} to ${key}${at(place)}; resource ${other} already declared${formatPlace(otherPlace)}`,
    ({ otherPlace }) => [{ ...otherPlace, message: 'First declared here' }],
  ),
  titlePattern: defineIssue<{ title: string }>(
    'TITLE_PATTERN',
    ({ title }) => `No set of title patterns matched the title "${title}".`,
  ),
  stageOnResource: defineIssue<{ reference: string }>(
    'STAGE_ON_RESOURCE',
    ({ reference }) => `Only classes can set 'stage'; normal resources like ${reference} cannot change run stage`,
  ),
  unknownStage: defineIssue<{ stage: string; reference: string }>(
    'UNKNOWN_STAGE',
    ({ stage, reference }) => `Could not find stage ${stage} specified by ${reference}`,
  ),
  exportIgnored: defineIssue(
    'RT_NO_STORECONFIGS_EXPORT',
    () => 'You cannot collect exported resources without storeconfigs being set; the export is ignored',
  ),
  virtualClass: classNotVirtualizable,
  createResourcesArgument: defineIssue<{ which: 'second' | 'third' }>('CREATE_RESOURCES_ARGUMENT', ({ which }) =>
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
  onlySubclasses: defineIssue('ONLY_SUBCLASSES', () => 'Only subclasses can override parameters'),
  alreadyEvaluated: defineIssue<{ place: ErrorPlace | undefined }>(
    'ALREADY_EVALUATED',
    ({ place }) => {
      const where = formatPlace(place);
      return `Attempt to override an already evaluated resource${where === '' ? '' : `, defined at${where},`} with new values`;
    },
    ({ place }) => [{ ...place, message: 'Declared here' }],
  ),
  parameterSet: defineIssue<{
    name: string;
    reference: string;
    source: string | undefined;
    place: ErrorPlace | undefined;
  }>(
    'PARAMETER_ALREADY_SET',
    ({ name, reference, source, place }) =>
      `Parameter '${name}' is already set on ${reference}${source === undefined ? '' : ` by ${source}`}${at(place)}; cannot redefine`,
    ({ place }) => [{ ...place, message: 'First set here' }],
  ),
  parameterTwice: defineIssue<{ name: string; reference: string } & SetTwice>(
    'PARAMETER_TWICE',
    ({ name, reference }) => `Duplicate parameter '${name}' for on ${reference}`,
    setTwice,
  ),
  notFound: defineIssue<{ references: readonly string[] }>(
    'OVERRIDDEN_NOT_FOUND',
    ({ references }) => `Could not find resource(s) ${references.join(', ')} for overriding`,
  ),
  defaultDefined: defineIssue<{ type: string; parameter: string; first?: ErrorPlace | undefined }>(
    'DEFAULT_ALREADY_DEFINED',
    ({ type, parameter }) => `Default already defined for ${type} { ${parameter} }; cannot redefine`,
    ({ first }) => [{ ...first, message: 'First set here' }],
  ),
} as const;

const collectorIssues = {
  compilerFailed: defineIssue<{ errorClass: string; detail: string }>(
    'COMPILER_FAILED',
    ({ errorClass, detail }) => `Puppet::Parser::Compiler failed with error ${errorClass}: ${detail}`,
  ),
  classesCollected: defineIssue('CLASSES_COLLECTED', () => 'Classes cannot be collected'),
  collectedTypeUnknown: defineIssue<{ type: string }>(
    'COLLECTED_TYPE_UNKNOWN',
    ({ type }) => `Resource type ${type} doesn't exist`,
  ),
  numberAsTag: defineIssue('NUMBER_AS_TAG', () => 'Cannot transform a number to a tag'),
  searchNotSupported: defineIssue<{ expression: string }>(
    'SEARCH_NOT_SUPPORTED',
    ({ expression }) => `Cannot transform object of class Puppet::Pops::Model::${expression}`,
  ),
  collectionIgnored: defineIssue(
    'RT_NO_STORECONFIGS',
    () => 'You cannot collect exported resources without storeconfigs being set; the collection will be ignored',
  ),
  duplicateCollected: defineIssue<{
    reference: string;
    declared?: ErrorPlace | undefined;
    exported?: ErrorPlace | undefined;
  }>(
    'DUPLICATE_COLLECTED',
    ({ reference }) =>
      `A duplicate resource was found while collecting exported resources, with the type and title ${reference}`,
    ({ declared, exported }) => [
      { ...declared, message: 'Declared here' },
      { ...exported, message: 'Exported by another node here' },
    ],
  ),
  notRealized: defineIssue<{ references: readonly string[] }>(
    'NOT_REALIZED',
    ({ references }) => `Failed to realize virtual resources ${references.join(', ')}`,
  ),
  tooManyRounds: defineIssue(
    'TOO_MANY_ROUNDS',
    () => 'Somehow looped more than 1000 times while evaluating host catalog',
  ),
} as const;

const relationshipIssues = {
  notAReference: defineIssue<{ text: string }>(
    'NOT_A_REFERENCE',
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
    'NOT_A_TYPE',
    ({ text }) => `The expression <${text}> is not a valid type specification.`,
  ),
  missingSource: defineIssue<{ source: string; target: string }>(
    'MISSING_SOURCE',
    ({ source, target }) => `Could not find resource '${source}' for relationship on '${target}'`,
  ),
  missingTarget: defineIssue<{ source: string; target: string }>(
    'MISSING_TARGET',
    ({ source, target }) => `Could not find resource '${target}' for relationship from '${source}'`,
  ),
  missingReference: defineIssue<{ reference: string; parameter: string }>(
    'MISSING_REFERENCE',
    ({ reference, parameter }) => `Could not find resource '${reference}' in parameter '${parameter}'`,
  ),
} as const;

const classIssues = {
  unknownClass: defineIssue<{ name: string; node: string }>(
    'UNKNOWN_CLASS',
    ({ name, node }) => `Could not find class ${name} for ${node}`,
  ),
  undefAsClassName: defineIssue('UNDEF_AS_CLASS_NAME', () => 'Cannot use undef as a class name'),
  emptyClassName: defineIssue('EMPTY_CLASS_NAME', () => 'Cannot use empty string as a class name'),
  unspecificClass: defineIssue('UNSPECIFIC_CLASS', () => 'Cannot use an unspecific Class[] Type'),
  unspecificResource: defineIssue(
    'UNSPECIFIC_RESOURCE',
    () => "Cannot use an unspecific Resource[] where a Resource['class', name] is expected",
  ),
  notAClassResource: defineIssue<{ type: string }>(
    'NOT_A_CLASS_RESOURCE',
    ({ type }) => `Cannot use a Resource[${type}] where a Resource['class', name] is expected`,
  ),
  unspecificClassResource: defineIssue(
    'UNSPECIFIC_CLASS_RESOURCE',
    () => "Cannot use an unspecific Resource['class'] where a Resource['class', name] is expected",
  ),
  unknownParent: defineIssue<{ name: string }>(
    'UNKNOWN_PARENT',
    ({ name }) => `Could not find parent resource type '::${name}' of type hostclass in production`,
  ),
  reservedVariable: scopeIssues.reservedVariable,
  unknownNode: defineIssue<{ node: string }>(
    'UNKNOWN_NODE',
    ({ node }) => `Could not find node statement with name 'default' or '${node}'`,
  ),
  unknownReferencedParameter: defineIssue<{ type: string; title: string; parameter: string }>(
    'UNKNOWN_RESOURCE_PARAMETER',
    ({ type, title, parameter }) => `The resource ${type}['${title}'] does not have a parameter called '${parameter}'`,
  ),
  unknownReferenced: evaluationIssues.unknownResource,
  allResources: defineIssue('ALL_RESOURCES', () => 'The given resource type is a reference to all kind of types'),
  allClasses: defineIssue('ALL_CLASSES', () => 'The given class type is a reference to all classes'),
} as const;

/** The problem with one parameter, for the editor. */
export interface MismatchDetail {
  readonly kind: 'unknown' | 'value' | 'missing';
  readonly name: string;
  /** Description of the problem, a sentence without a period. */
  readonly text: string;
  readonly place?: ErrorPlace | undefined;
  readonly file?: string;
  readonly span?: Span;
  readonly declared?: { readonly file: string; readonly span: Span };
  /** Source of the value in a form that the type accepts, such as a number without quotes. */
  readonly fits?: string;
  /** Edit that makes the parameter's type accept undef. */
  readonly optional?: { readonly file: string; readonly span: Span; readonly text: string };
}

/**
 * Converts mismatches to related locations. A wrong value is located at its attribute or default, and a missing value
 * at the declaration.
 */
function otherPlacesOfDetails(details: readonly MismatchDetail[]): readonly OtherPlace[] {
  const [first] = details;
  return details.flatMap((detail): readonly OtherPlace[] => {
    const { name, text, place, file, span, declared, kind } = detail;
    const isExact = detail === first && kind !== 'missing';
    const own: OtherPlace = {
      ...(span === undefined ? { ...place, attribute: name, isName: kind === 'unknown' } : { file, span }),
      message: text,
      ...(isExact ? { isExact: true } : {}),
    };
    const isOnly = details.length === 1 && declared !== undefined;
    return isOnly ? [own, { ...declared, message: `The parameter ${name}` }] : [own];
  });
}

const resourceIssues = {
  invalidTag: defineIssue<{ tag: string }>('INVALID_TAG', ({ tag }) => `Invalid tag '${tag}'`),
  unknownParameter: defineIssue<{ name: string; type: string; title: string; place: ErrorPlace | undefined }>(
    'UNKNOWN_PARAMETER',
    ({ name, type, title, place }) => `no parameter named '${name}'${formatPlace(place)} on ${type}[${title}]`,
  ),
  /**
   * Result of Puppet's `TypeMismatchDescriber`. `unknown` lists names that are not parameters, and `missing` lists
   * parameters without a value or default.
   */
  parameterMismatch: defineIssue<{
    type: string;
    title: string;
    unknown: readonly string[];
    missing: readonly string[];
    /** Parameters that are undef although their types do not accept undef. */
    undefs: readonly string[];
    message: string;
    details: readonly MismatchDetail[];
  }>(
    'PARAMETER_MISMATCH',
    ({ message }) => message,
    ({ details }) => otherPlacesOfDetails(details),
  ),
  dataMismatch: defineIssue<{ message: string }>('DATA_MISMATCH', ({ message }) => message),
} as const;

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
    'MODULE_DEPENDENCIES_NO_ARRAY',
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
