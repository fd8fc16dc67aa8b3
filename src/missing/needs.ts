/** Finds the missing definition or data that an error of a compilation refers to. */
import {
  catalogIssues,
  evaluationIssues,
  filesNotFound,
  hieraIssues,
  oldIssues,
  runtimeError,
  templateNotFound,
  type Diagnostic,
  type IssueDeclaration,
} from '../engine/index.ts';
import { plain } from './references.ts';
import { isName } from './stand-ins/stand-in-places.ts';

/** The key of a level in `hiera.yaml` that names its function. */
export type BackendMethod = 'data_hash' | 'lookup_key' | 'data_dig';

/** One definition, file, host or data key that was missing in a compilation. */
export type Need =
  | {
      readonly kind: 'class' | 'resource type' | 'function' | 'variable' | 'template' | 'file' | 'data key' | 'fact';
      readonly name: string;
    }
  /** A function that a level of the hierarchy calls. */
  | { readonly kind: 'backend'; readonly name: string; readonly method: BackendMethod }
  /** A name in type position: a data type, or a resource type. */
  | { readonly kind: 'type'; readonly name: string }
  /** A file that a manifest imports, or that a function in Ruby reads, by its path. */
  | { readonly kind: 'manifest' | 'file read by Ruby'; readonly name: string }
  /** The result of a function that needs a command, a connection or a file of a real server. */
  | { readonly kind: 'answer'; readonly name: string }
  /** A host name that Ruby could not look up, because there is no name server. */
  | { readonly kind: 'host'; readonly name: string }
  /** A parameter that a declaration sets, but the definition lacks. */
  | { readonly kind: 'parameter'; readonly name: string; readonly type: string; readonly title: string }
  /** A resource that a relationship or an override refers to, but the catalog lacks. */
  | { readonly kind: 'resource'; readonly type: string; readonly title: string };

/** Returns the missing definitions that an error reports. Empty for an error about anything else. */
export function findNeeds(diagnostic: Diagnostic): readonly Need[] {
  for (const read of readers) {
    const needs = read(diagnostic);
    if (needs !== undefined) return needs;
  }
  return [];
}

type Reader = (diagnostic: Diagnostic) => readonly Need[] | undefined;

function reader<Args>(
  declaration: IssueDeclaration<Args>,
  read: (args: Args, file: string) => readonly Need[],
): Reader {
  return (diagnostic) => (declaration.is(diagnostic) ? read(diagnostic.args, diagnostic.file) : undefined);
}

const readers: readonly Reader[] = [
  // An invalid class name, such as an empty string, comes from a missing value. A stand-in for the class cannot help.
  reader(catalogIssues.unknownClass, ({ name }) => (isName(plain(name)) ? [{ kind: 'class', name: plain(name) }] : [])),
  reader(catalogIssues.unknownDeclaredClass, ({ name }) =>
    isName(plain(name)) ? [{ kind: 'class', name: plain(name) }] : [],
  ),
  reader(catalogIssues.unknownParent, ({ name }) => [{ kind: 'class', name: plain(name) }]),
  reader(catalogIssues.unknownType, ({ type }) => [{ kind: 'resource type', name: plain(type) }]),
  reader(catalogIssues.collectedTypeUnknown, ({ type }) => [{ kind: 'resource type', name: plain(type) }]),
  reader(evaluationIssues.unknownResourceType, ({ name }) => [{ kind: 'type', name: plain(name) }]),
  reader(evaluationIssues.unknownFunction, ({ name }) => [{ kind: 'function', name: plain(name) }]),
  reader(evaluationIssues.unknownVariable, ({ name }) => [variableOrFact(name)]),
  reader(hieraIssues.unknownVariable, ({ name }) => [variableOrFact(name)]),
  reader(hieraIssues.functionNotFound, ({ name, kind }) =>
    kind === 'data_hash' || kind === 'lookup_key' || kind === 'data_dig'
      ? [{ kind: 'backend', name: plain(name), method: kind }]
      : [],
  ),
  reader(hieraIssues.notFound, ({ names }) => dataKey(names.at(-1))),
  reader(hieraIssues.classesNotFound, ({ key }) => dataKey(key)),
  reader(templateNotFound, ({ name }) => [{ kind: 'template', name }]),
  reader(filesNotFound, ({ names }) => names.slice(0, 1).map((name) => ({ kind: 'file', name }))),
  reader(runtimeError, ({ absentFile, outsideFunction }) => [
    ...(absentFile === undefined ? [] : [{ kind: 'file read by Ruby' as const, name: absentFile }]),
    ...(outsideFunction === undefined ? [] : [{ kind: 'answer' as const, name: outsideFunction }]),
  ]),
  reader(oldIssues.noFilesToImport, ({ pattern }, file) => manifest(pattern, file)),
  reader(oldIssues.unknownDeclaredClass, ({ name }) => [{ kind: 'class', name: plain(name) }]),
  reader(oldIssues.unknownParentOf, ({ name, kind }) =>
    kind === 'hostclass' ? [{ kind: 'class', name: plain(name) }] : [],
  ),
  reader(oldIssues.invalidType, ({ type }) => [{ kind: 'resource type', name: plain(type) }]),
  reader(oldIssues.typeOfCreateResources, ({ type }) => [{ kind: 'resource type', name: plain(type) }]),
  reader(oldIssues.oldUnknownFunction, ({ name }) => [{ kind: 'function', name: plain(name) }]),
  reader(oldIssues.hieraMissing, ({ key }) => dataKey(key)),
  reader(oldIssues.invalidParameter, ({ name, reference }) => parameter(name, reference)),
  reader(oldIssues.missingParameter, ({ name, reference }) => dataOfParameter(name, reference)),
  reader(catalogIssues.unknownParameter, ({ name, type, title }) => [
    { kind: 'parameter', name, type: plain(type), title },
  ]),
  reader(catalogIssues.parameterMismatch, ({ type, title, unknown, missing }) => [
    ...unknown.map((name) => ({ kind: 'parameter', name, type: plain(type), title }) as const),
    // Data can set the missing parameters, but only those of a class.
    ...(plain(type) === 'class' ? missing.flatMap((name) => dataKey(`${plain(title)}::${name}`)) : []),
  ]),
  reader(catalogIssues.missingSource, ({ source }) => resource(source)),
  reader(catalogIssues.missingTarget, ({ target }) => resource(target)),
  reader(catalogIssues.missingReference, ({ reference }) => resource(reference)),
  reader(catalogIssues.notFound, ({ references }) => references.flatMap(resource)),
  reader(catalogIssues.notRealized, ({ references }) => references.flatMap(resource)),
  reader(evaluationIssues.unknownResource, ({ type, title }) => [{ kind: 'resource', type: plain(type), title }]),
];

function dataKey(name: string | undefined): readonly Need[] {
  return name === undefined ? [] : [{ kind: 'data key', name }];
}

/** Returns the file next to the importing file. Empty for a pattern with wildcards. */
function manifest(pattern: string, file: string): readonly Need[] {
  if (/[*?[{]|^\/|(?:^|\/)\.\.(?:\/|$)/.test(pattern)) return [];
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = `${folder}${pattern.replace(/^(?:\.\/)+/, '')}`;
  return [{ kind: 'manifest', name: /\.[^./]+$/.test(name) ? name : `${name}.pp` }];
}

function variableOrFact(name: string): Need {
  const bare = name.replace(/^::/, '');
  return bare.includes('::') ? { kind: 'variable', name: bare } : { kind: 'fact', name: bare };
}

function parameter(name: string, reference: string): readonly Need[] {
  const named = splitReference(reference);
  return named === undefined ? [] : [{ kind: 'parameter', name, ...named }];
}

/** Returns the data key that may set a parameter, if the parameter belongs to a class. */
function dataOfParameter(name: string, reference: string): readonly Need[] {
  const named = splitReference(reference);
  return named?.type === 'class' ? dataKey(`${named.title}::${name}`) : [];
}

function resource(reference: string): readonly Need[] {
  const named = splitReference(reference);
  return named === undefined ? [] : [{ kind: 'resource', ...named }];
}

/** Splits `Service[nginx]`. Types and class titles are normalized. */
function splitReference(reference: string): { readonly type: string; readonly title: string } | undefined {
  const [, type, title] = /^([\w:]+)\[(.*)\]$/s.exec(reference) ?? [];
  if (type === undefined || title === undefined) return undefined;
  return plain(type) === 'class' ? { type: 'class', title: plain(title) } : { type: plain(type), title };
}
