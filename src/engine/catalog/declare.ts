/** Resource declarations: `file { '/x': … }` in all forms, and what functions declare. */
import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Scope } from '../evaluator/scope.ts';
import type { ResourceBody, ResourceExpression } from '../syntax/ast.ts';
import { formatType } from '../types/format.ts';
import { DEFAULT, isType, TypeValue, type Value } from '../values/value.ts';
import { addResource } from './add-resource.ts';
import { evaluateOnce, generalTypeOf } from './attributes.ts';
import { prepareParent, requestClass } from './classes.ts';
import type { Compilation } from './compilation.ts';
import { findResourceType } from './find-type.ts';
import { flatten } from './flatten.ts';
import { findClass } from './loading/autoload.ts';
import { makeResource } from './make-resource.ts';
import { NamedMap } from './named-map.ts';
import { capitalizeSegments, lowerTypeName } from './names.ts';
import type { Resource } from './resource.ts';
import type { ResourceParameter } from './resource-parameter.ts';

export interface Declaration {
  /** As written, or `class`. */
  readonly typeName: string;
  readonly titles: readonly string[];
  readonly parameters: readonly ResourceParameter[];
  readonly place: SourcePlace | undefined;
  readonly virtual: boolean;
  readonly exported: boolean;
}

/** Declares one resource for each title and yields their references. Classes are evaluated at once. */
export function declare(compilation: Compilation, declaration: Declaration, scope: Scope): readonly Value[] {
  const { typeName, titles, parameters, place, virtual, exported } = declaration;
  if (lowerTypeName(typeName) === 'class') {
    return titles.map((written) => {
      const title = findClass(compilation, written)?.name ?? written;
      const definition = compilation.definitions.class(title.toLowerCase());
      if (definition === undefined) throw argumentError(catalogIssues.unknownDeclaredClass({ name: title }));
      const options = { type: 'class', title, definition, scope, parameters, place, virtual, exported };
      const resource = makeResource(compilation, options);
      prepareParent(compilation, scope, resource);
      addResource(compilation, resource);
      requestClass(compilation, title, scope);
      return referenceTo(resource);
    });
  }
  const found = findResourceType(compilation, typeName);
  if (found === undefined) throw argumentError(catalogIssues.unknownType({ type: typeName }));
  const type = found.name;
  const definition = found.kind === 'define' ? found.definition : undefined;
  return titles.map((title) => {
    const options = { type, title, definition, scope, parameters, place, virtual, exported };
    const resource = makeResource(compilation, options);
    addResource(compilation, resource);
    return referenceTo(resource);
  });
}

function argumentError(issue: { readonly code: string; readonly message: string }): PuppetError {
  return new PuppetError(issue, undefined, 'ArgumentError');
}

export function referenceTo(resource: Resource): Value {
  const { declaredType, title } = resource;
  return new TypeValue({ kind: 'Resource', typeName: declaredType.lowerName, title });
}

/**
 * Evaluates a resource expression. All titles and attributes are worked out first, body by body; the body titled `default`
 * gives values that the others lack, wherever it stands.
 */
export function declareResources(compilation: Compilation, node: ResourceExpression, scope: Scope): Value {
  const typeName = typeNameOf(compilation, node, scope);
  const exported = node.form === 'exported';
  if (exported && compilation.exports === undefined)
    compilation.warn(catalogIssues.exportIgnored(), compilation.sourcePlace(node));

  const bodies = evaluateBodies(compilation, node, scope);
  const defaults = bodies.find(({ isDefault }) => isDefault)?.parameters;
  const place = compilation.sourcePlace(node);
  const virtual = node.form !== 'regular';
  let references: readonly Value[] = [];
  for (const { titles, parameters: own } of bodies) {
    const parameters = defaults === undefined ? own : NamedMap.of([...defaults, ...own]).list;
    const declared = declare(compilation, { typeName, titles, parameters, place, virtual, exported }, scope);
    references = references.length === 0 ? declared : references.concat(declared);
  }
  return references;
}

interface EvaluatedBody {
  readonly titles: readonly string[];
  readonly parameters: readonly ResourceParameter[];
  /** Whether it is titled `default`. */
  readonly isDefault: boolean;
}

function evaluateBodies(compilation: Compilation, node: ResourceExpression, scope: Scope): readonly EvaluatedBody[] {
  const { evaluator } = compilation;
  const context = { scope, source: compilation.scopes.sourceOf(scope), origin: 'attribute' } as const;
  let seen: Set<string | typeof DEFAULT> | undefined;
  return node.bodies.map((body) => {
    const titles = titlesOf(compilation, body, scope);
    const isAlone = node.bodies.length === 1 && titles.length === 1;
    for (const title of isAlone ? [] : titles) {
      seen ??= new Set();
      if (seen.has(title)) {
        evaluator.fail(catalogIssues.duplicateTitle({ title: title === DEFAULT ? 'default' : title }), node);
      }
      seen.add(title);
    }
    const refuse = (attribute: string): never => evaluator.fail(catalogIssues.duplicateAttribute({ attribute }), node);
    const parameters = evaluateOnce(compilation, body.operations, context, refuse);
    if (!titles.every((title) => title !== DEFAULT)) {
      return { titles: titles.filter((title) => title !== DEFAULT), parameters, isDefault: true };
    }
    return { titles, parameters, isDefault: false };
  });
}

/** The titles of a body, checked; `default` is the default body's mark. */
function titlesOf(compilation: Compilation, body: ResourceBody, scope: Scope): readonly (string | typeof DEFAULT)[] {
  const { evaluator } = compilation;
  const value = evaluator.evaluate(body.title, scope);
  if (value === undefined) evaluator.fail(catalogIssues.missingTitle(), body.title);
  if (typeof value === 'string' && value !== '') return [value];
  return flatten(value).map((title, index) => {
    if (title === undefined) return evaluator.fail(catalogIssues.missingTitleAt({ index }), body.title);
    if (title === '') return evaluator.fail(catalogIssues.emptyTitleAt({ index }), body.title);
    if (typeof title === 'string' || title === DEFAULT) return title;
    return evaluator.fail(catalogIssues.illegalTitleTypeAt({ index, actual: generalTypeOf(title) }), body.title);
  });
}

/** The name of the type to declare: a word, or what a type expression without a title names. */
function typeNameOf(compilation: Compilation, node: ResourceExpression, scope: Scope): string {
  const { evaluator } = compilation;
  const { typeName } = node;
  if (typeName.kind === 'QualifiedName') return typeName.value;
  const value = evaluator.evaluate(typeName, scope);
  const isTypeExpression =
    typeName.kind === 'QualifiedReference' ||
    (typeName.kind === 'Access' && typeName.left.kind === 'QualifiedReference');
  const fail = (actual: string): never => evaluator.fail(catalogIssues.illegalResourceType({ actual }), typeName);
  if (!isTypeExpression || !isType(value)) return fail(generalTypeOf(value));
  const { type } = value;
  if (type.kind === 'Class') return type.className === undefined ? 'class' : fail(formatType(type));
  if (type.kind !== 'Resource' || type.typeName === undefined) return fail(generalTypeOf(value));
  return type.title === undefined ? capitalizeSegments(type.typeName) : fail(formatType(type));
}
