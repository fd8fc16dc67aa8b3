/** Resource declarations: `file { '/x': … }` in all forms, and what functions declare. */
import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Scope } from '../evaluator/scope.ts';
import type { ResourceBody, ResourceExpression } from '../syntax/ast.ts';
import { formatType } from '../types/format.ts';
import { resourceType } from '../types/factory.ts';
import { DEFAULT, isType, TypeValue, type Value } from '../values/value.ts';
import { addResource } from './add-resource.ts';
import { evaluateOperation, generalTypeOf } from './attributes.ts';
import { prepareParent, requestClass } from './classes.ts';
import type { Compilation } from './compilation.ts';
import { findResourceType } from './find-type.ts';
import { flatten } from './flatten.ts';
import { findClass } from './loading/autoload.ts';
import { makeResource } from './make-resource.ts';
import { capitalizeSegments } from './names.ts';
import type { Resource, ResourceParameter } from './resource.ts';

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
  const { typeName, parameters, place, virtual, exported } = declaration;
  const options = { scope, parameters, place, virtual, exported };
  if (typeName.toLowerCase() === 'class') {
    return declaration.titles.map((written) => {
      const title = findClass(compilation, written)?.name ?? written;
      const definition = compilation.definitions.class(title.toLowerCase());
      if (definition === undefined) throw argumentError(catalogIssues.unknownDeclaredClass({ name: title }));
      const resource = makeResource(compilation, { type: 'class', title, definition, ...options });
      prepareParent(compilation, scope, resource);
      addResource(compilation, scope, resource);
      requestClass(compilation, title, scope);
      return referenceTo(resource);
    });
  }
  const type = findResourceType(compilation, typeName);
  if (type === undefined) throw argumentError(catalogIssues.unknownType({ type: typeName }));
  const definition = type.kind === 'define' ? type.definition : undefined;
  return declaration.titles.map((title) => {
    const resource = makeResource(compilation, { type: type.name, title, definition, ...options });
    addResource(compilation, scope, resource);
    return referenceTo(resource);
  });
}

function argumentError(issue: { readonly code: string; readonly message: string }): PuppetError {
  return new PuppetError(issue, undefined, 'ArgumentError');
}

export function referenceTo(resource: Resource): Value {
  return new TypeValue(resourceType(resource.type, resource.title));
}

/**
 * Evaluates a resource expression. All titles and attributes are worked out first, body by body; the body titled `default`
 * gives values that the others lack, wherever it stands.
 */
export function declareResources(compilation: Compilation, node: ResourceExpression, scope: Scope): Value {
  const { evaluator } = compilation;
  const typeName = typeNameOf(compilation, node, scope);
  const exported = node.form === 'exported';
  if (exported && compilation.exports === undefined)
    compilation.warn(catalogIssues.exportIgnored(), compilation.sourcePlace(node));

  const bodyByTitle = new Map<string | typeof DEFAULT, ResourceBody>();
  const evaluated = new Map<ResourceBody, { titles: readonly string[]; parameters: Map<string, ResourceParameter> }>();
  for (const body of node.bodies) {
    const titles: string[] = [];
    for (const title of titlesOf(compilation, body, scope)) {
      if (bodyByTitle.has(title)) {
        evaluator.fail(catalogIssues.duplicateTitle({ title: title === DEFAULT ? 'default' : title }), node);
      }
      bodyByTitle.set(title, body);
      if (title !== DEFAULT) titles.push(title);
    }
    const parameters = new Map<string, ResourceParameter>();
    for (const operation of body.operations) {
      for (const parameter of evaluateOperation(compilation, operation, scope, 'attribute')) {
        if (parameters.has(parameter.name)) {
          evaluator.fail(catalogIssues.duplicateAttribute({ attribute: parameter.name }), node);
        }
        parameters.set(parameter.name, parameter);
      }
    }
    evaluated.set(body, { titles, parameters });
  }

  const defaultBody = bodyByTitle.get(DEFAULT);
  const defaults = defaultBody === undefined ? undefined : evaluated.get(defaultBody)?.parameters;
  const place = compilation.sourcePlace(node);
  const virtual = node.form !== 'regular';
  const references: Value[] = [];
  for (const { titles, parameters: own } of evaluated.values()) {
    const parameters = [...(defaults === undefined ? own : new Map([...defaults, ...own])).values()];
    references.push(...declare(compilation, { typeName, titles, parameters, place, virtual, exported }, scope));
  }
  return references;
}

/** The titles of a body, checked; `default` is the default body's mark. */
function titlesOf(compilation: Compilation, body: ResourceBody, scope: Scope): readonly (string | typeof DEFAULT)[] {
  const { evaluator } = compilation;
  const value = evaluator.evaluate(body.title, scope);
  if (value === undefined) evaluator.fail(catalogIssues.missingTitle(), body.title);
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
