/** Declares resources, from code (all forms of `file { '/x': … }`) and from functions. */
import type { Issue } from '../../diagnostics/issue.ts';
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../../diagnostics/span.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import type { ResourceBody, ResourceExpression } from '../../syntax/ast.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { formatType } from '../../types/format.ts';
import { DEFAULT, isType, TypeValue, type Value } from '../../values/value.ts';
import { addResource } from './add-resource.ts';
import { type AttributeContext, evaluateUniqueOperations, describeType } from './attributes.ts';
import { prepareParent, requestClass } from '../definitions/classes.ts';
import type { Compilation } from '../compilation.ts';
import { flatten } from '../flatten.ts';
import { makeResource } from './make-resource.ts';
import { notAReference } from '../names.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';
import { definitionOfScope, type Resource, type ResourceParameter } from '../resource.ts';

export interface Declaration {
  /** Type name as written, or `class`. */
  readonly type: string;
  readonly scope: Scope;
  readonly parameters: readonly ResourceParameter[];
  readonly place: SourcePlace | undefined;
  readonly virtual: boolean;
  readonly exported: boolean;
}

/**
 * Declares one resource per title. Evaluates a class immediately. Returns the references. A title is a string, unless
 * it comes from `create_resources`.
 */
export function declare(
  compilation: Compilation,
  titles: readonly Value[],
  declaration: Declaration,
): readonly Value[] {
  const { rules } = compilation;
  const { type, scope } = declaration;
  if (type.toLowerCase() === 'class') {
    return titles.map((given) => {
      const written = rubyToString(given);
      const title = rules.findClass(compilation, written, scope)?.name ?? written;
      const definition = compilation.definitions.class(title.toLowerCase());
      if (definition === undefined) throw argumentError(rules.unknownDeclaredClass({ name: title }));
      rules.checkDeclared(definition, title, declaration);
      const resource = makeResource(compilation, title, declaration, definition);
      prepareParent(compilation, scope, resource);
      addResource(compilation, resource);
      requestClass(compilation, `::${title}`, scope);
      return referenceTo(resource);
    });
  }
  const found = rules.findType(compilation, type, scope);
  if (found === undefined) throw argumentError(rules.unknownType({ type }));
  const definition = found.kind === 'define' ? found.definition : undefined;
  const named = definition === undefined ? declaration : { ...declaration, type: definition.name };
  return titles.map((title) => {
    if (title === undefined) throw notAReference(found.kind === 'define' ? rubyInspect(type) : `:${type}`);
    if (definition !== undefined) rules.checkDeclared(definition, rubyToString(title), named);
    const resource = makeResource(compilation, title, named, definition);
    addResource(compilation, resource);
    return referenceTo(resource);
  });
}

function argumentError(issue: Issue): PuppetError {
  return new PuppetError(issue, undefined, 'ArgumentError');
}

function referenceTo(resource: Resource): Value {
  const { declaredType, title } = resource;
  return new TypeValue({ kind: 'Resource', typeName: declaredType.lowerName, title });
}

/**
 * Evaluates a resource expression. Evaluates all titles and attributes first, body by body. The body with the title
 * `default` supplies missing values, even if it comes last.
 */
export function declareResources(compilation: Compilation, node: ResourceExpression, scope: Scope): Value {
  const type = evaluateTypeName(compilation, node, scope);
  const exported = node.form === 'exported';
  const place = compilation.sourcePlace(node);
  if (exported && compilation.exports === undefined) compilation.warn(compilation.rules.exportIgnored(place), place);

  const context = { scope, source: definitionOfScope(scope), origin: 'attribute' } as const;
  const virtual = node.form !== 'regular';
  const [only] = node.bodies;
  // Fast path, because most expressions have a single body.
  if (only !== undefined && node.bodies.length === 1) {
    const { titles, parameters } = evaluateBody(compilation, node, only, context);
    return declare(compilation, titles, { type, scope, parameters, place, virtual, exported });
  }
  const seen = new Set<string | typeof DEFAULT>();
  const bodies = node.bodies.map((body) => evaluateBody(compilation, node, body, context, seen));
  const defaults = bodies.find(({ isDefault }) => isDefault)?.parameters;
  return bodies.flatMap(({ titles, parameters: own }) => {
    const parameters = defaults === undefined ? own : withDefaults(own, defaults);
    return declare(compilation, titles, { type, scope, parameters, place, virtual, exported });
  });
}

function withDefaults(
  own: readonly ResourceParameter[],
  defaults: readonly ResourceParameter[],
): readonly ResourceParameter[] {
  return [...new Map([...defaults, ...own].map((parameter) => [parameter.name, parameter])).values()];
}

interface EvaluatedBody {
  readonly titles: readonly string[];
  readonly parameters: readonly ResourceParameter[];
  readonly isDefault: boolean;
}

/**
 * Evaluates the titles and attributes of a body.
 * @param seen titles of earlier bodies. The titles of this body are added to it.
 */
function evaluateBody(
  compilation: Compilation,
  node: ResourceExpression,
  body: ResourceBody,
  context: AttributeContext,
  seen?: Set<string | typeof DEFAULT>,
): EvaluatedBody {
  const titles = compilation.rules.evaluateTitles(compilation, body, context.scope);
  if (seen !== undefined || titles.length > 1) checkTitles(compilation, node, titles, seen ?? new Set());
  const parameters = evaluateUniqueOperations(compilation, body.operations, context, node);
  if (titles.every(isText)) return { titles, parameters, isDefault: false };
  return { titles: titles.filter(isText), parameters, isDefault: true };
}

function isText(title: string | typeof DEFAULT): title is string {
  return title !== DEFAULT;
}

function checkTitles(
  { evaluator }: Compilation,
  node: ResourceExpression,
  titles: readonly (string | typeof DEFAULT)[],
  seen: Set<string | typeof DEFAULT>,
): void {
  for (const title of titles) {
    if (seen.has(title)) {
      evaluator.fail(catalogIssues.duplicateTitle({ title: title === DEFAULT ? 'default' : title }), node);
    }
    seen.add(title);
  }
}

/** Evaluates and validates the titles of a body. The title `default` becomes `DEFAULT`. */
export function evaluateTitles(
  compilation: Compilation,
  body: ResourceBody,
  scope: Scope,
): readonly (string | typeof DEFAULT)[] {
  const { evaluator } = compilation;
  const value = evaluator.evaluate(body.title, scope);
  if (value === undefined) evaluator.fail(catalogIssues.missingTitle(), body.title);
  if (typeof value === 'string' && value !== '') return [value];
  return flatten(value).map((title, index) => {
    if (title === undefined) return evaluator.fail(catalogIssues.missingTitleAt({ index }), body.title);
    if (title === '') return evaluator.fail(catalogIssues.emptyTitleAt({ index }), body.title);
    if (typeof title === 'string' || title === DEFAULT) return title;
    return evaluator.fail(catalogIssues.illegalTitleTypeAt({ index, actual: describeType(title) }), body.title);
  });
}

/** Returns the name of the type to declare. It is written as a word, or as a type expression without a title. */
function evaluateTypeName(compilation: Compilation, node: ResourceExpression, scope: Scope): string {
  const { evaluator } = compilation;
  const { typeName } = node;
  if (typeName.kind === 'QualifiedName') return typeName.value;
  const value = evaluator.evaluate(typeName, scope);
  const isTypeExpression =
    typeName.kind === 'QualifiedReference' ||
    (typeName.kind === 'Access' && typeName.left.kind === 'QualifiedReference');
  const fail = (actual: string): never => evaluator.fail(catalogIssues.illegalResourceType({ actual }), typeName);
  if (!isTypeExpression || !isType(value)) return fail(describeType(value));
  const { type } = value;
  if (type.kind === 'Class') return type.className === undefined ? 'class' : fail(formatType(type));
  if (type.kind !== 'Resource' || type.typeName === undefined) return fail(describeType(value));
  return type.title === undefined ? capitalizeSegments(type.typeName) : fail(formatType(type));
}
