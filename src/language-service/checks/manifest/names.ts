/**
 * Decides whether a name is certainly unknown. A name is not certainly unknown if a missing module or an incomplete
 * file may define it.
 */
import {
  BUILTIN_TYPE_NAMES,
  builtinDeclarations,
  builtinFunctions,
  editDistance,
  forgeName,
  functionsAfter,
  moduleWithName,
  STDLIB_TYPE_ALIASES,
} from '../../../engine/index.ts';
import { isDataType } from '../../index/known-names.ts';
import { capitalized, symbolOf } from '../../index/symbols.ts';
import type { CheckContext } from '../check-context.ts';

/** Names that the author may have meant, computed only if a name is unknown. */
type Candidates = () => Iterable<string>;

/**
 * True if a resource type certainly, or very probably, does not exist. False if a module that the project lacks may
 * define it.
 */
export function isUnknownResourceType(context: CheckContext, name: string): boolean {
  if (name === 'class' || builtinDeclarations.find(name) !== undefined) return false;
  if (context.definition(symbolOf('define', name)) !== undefined) return false;
  return isCertain(context, name, 'manifests', () => listResourceTypes(context));
}

export function listResourceTypes(context: CheckContext): readonly string[] {
  const own = context.index.allDefinitions('define', 'resource type').map((each) => each.name);
  return [...[...builtinDeclarations.types].map((each) => each.name), ...own];
}

/** True if a class certainly does not exist. False if a module that the project lacks may define it. */
export function isUnknownClass(context: CheckContext, name: string): boolean {
  if (name === 'main' || name === 'settings' || name === '') return false;
  if (context.definition(symbolOf('class', name)) !== undefined) return false;
  return isCertain(context, name, 'manifests', undefined);
}

/**
 * True if a function certainly, or very probably, does not exist. False if a module that the project lacks may define
 * it.
 */
export function isUnknownFunction(context: CheckContext, name: string): boolean {
  if (builtinFunctions.find(name) !== undefined && !functionsAfter(context.release).has(name)) return false;
  if (context.definition(symbolOf('function', name)) !== undefined) return false;
  return isCertain(context, name, 'functions', () => listFunctions(context));
}

export function listFunctions(context: CheckContext): readonly string[] {
  const own = context.index.allDefinitions('function').map((each) => each.name);
  return [...builtinFunctions.all.map((each) => each.name), ...own];
}

const BOLT_TYPES: ReadonlySet<string> = new Set(['target', 'targetspec', 'planresult', 'result', 'resultset', 'error']);

/**
 * True if a capitalized name certainly, or very probably, is neither a data type nor a resource type. False if a module
 * that the project lacks may define it.
 */
export function isUnknownTypeName(context: CheckContext, name: string, isStdlibAlias: boolean): boolean {
  if (isDataType(name) || isStdlibAlias || BOLT_TYPES.has(name) || builtinDeclarations.find(name) !== undefined)
    return false;
  for (const family of ['type', 'define', 'class'] as const)
    if (context.definition(symbolOf(family, name)) !== undefined) return false;
  const [module = ''] = name.split('::');
  if (hasFileBelow(context, module, 'lib/puppet/datatypes/')) return false;
  return isCertain(context, name, 'types', () => listTypeNames(context));
}

/** Lists the names of data types, resource types and type aliases. */
export function listTypeNames(context: CheckContext): readonly string[] {
  const own = context.index.allDefinitions('type').map((each) => each.name);
  return [
    ...BUILTIN_TYPE_NAMES,
    ...Object.keys(STDLIB_TYPE_ALIASES),
    ...own,
    ...listResourceTypes(context).map(capitalized),
  ];
}

/** Folders of a module whose files may define a name. If the file for a name exists, the name may be defined there. */
const FOLDERS = {
  manifests: ['manifests/', 'lib/puppet/type/'],
  functions: ['functions/', 'lib/puppet/functions/', 'lib/puppet/parser/functions/'],
  types: ['types/', 'manifests/', 'lib/puppet/type/'],
} as const;

function isCertain(
  context: CheckContext,
  name: string,
  kind: keyof typeof FOLDERS,
  candidates: Candidates | undefined,
): boolean {
  const [module = '', ...rest] = name.split('::');
  if (rest.length > 0 || context.hasModule(module)) {
    if (!context.hasModule(module)) return false;
    // The file may have a syntax error, or define the name in a way that the index does not recognize.
    const inside = rest.length === 0 ? 'init' : rest.join('/');
    return !FOLDERS[kind].some((folder) =>
      ['.pp', '.rb'].some((ending) =>
        [inside, `${module}/${inside}`].some((path) => context.hasModuleFile(module, `${folder}${path}${ending}`)),
      ),
    );
  }
  if (context.isMissingModule(module) || forgeName(module) !== undefined) return false;
  const owner = moduleWithName(name);
  if (owner !== undefined && !context.hasModule(owner)) return false;
  if (candidates === undefined) return !context.isInPublishedModule;
  // A missing module may define any name, so only a name that resembles a known one is a mistake.
  const mayBeMissing = context.hasMissingModules || context.isInPublishedModule;
  return !mayBeMissing || isTypo(name, candidates());
}

/** True if a name differs from a known name by one typo, or by up to two if the name is long. */
function isTypo(name: string, candidates: Iterable<string>): boolean {
  const limit = name.length < 4 ? 0 : name.length < 9 ? 1 : 2;
  for (const each of candidates) if (editDistance(name, each.toLowerCase(), limit) !== undefined) return true;
  return false;
}

function hasFileBelow(context: CheckContext, module: string, folder: string): boolean {
  return context.moduleFiles(module).some((path) => path.startsWith(folder));
}
