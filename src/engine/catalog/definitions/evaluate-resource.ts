/** Runs the code of a class, a node or an instance of a define (`Puppet::Resource::Type#evaluate_code`). */
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { BreakJump, NextJump, ReturnJump, uncaughtError } from '../../evaluator/calls/jumps.ts';
import { Scope } from '../../evaluator/scope/scope.ts';
import { MISSING } from '../../evaluator/scope/variable-table.ts';
import type { Expression } from '../../syntax/ast.ts';
import type { Compilation } from '../compilation.ts';
import type { ResourceDefinition } from './definition.ts';
import { MAIN, typeAndTitle } from '../names.ts';
import { findParent } from './parent-class.ts';
import { definitionOfScope, type Resource, resourceOfScope } from '../resource.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';

/** Runs the code of a resource, unless it has already run. */
export function evaluateResource(compilation: Compilation, resource: Resource): void {
  const { definition } = resource;
  if (resource.evaluated || definition === undefined) return;
  resource.evaluated = true;
  compilation.rules.addLateDefaults(compilation, resource);
  resource.addTagsOfScope();
  const { evaluator } = compilation;
  const source = definition.code[0]?.source ?? evaluator.source;
  evaluator.inSource(source, () => evaluateCode(compilation, resource, definition));
}

function evaluateCode(compilation: Compilation, resource: Resource, definition: ResourceDefinition): void {
  const scope = scopeFor(compilation, resource, definition);
  if (definition.kind !== 'define' && definition.name !== '') compilation.catalog.addClass(definition.name);
  setParameters(compilation, resource, definition, scope);
  if (resource.isClass) containInStage(compilation, resource);
  const captures = compilation.rules.capturesOf(definition);
  if (captures !== undefined) scope.setMatch(captures);
  runCode(compilation, definition, scope);
  if (definition.kind === 'define') scope.close();
}

/**
 * Returns the scope in which the code of a definition runs. For the main class, this is the top scope. Otherwise it is
 * a new scope, whose parent is the scope of the parent class, or of the declaration if there is no parent class.
 */
function scopeFor(compilation: Compilation, resource: Resource, definition: ResourceDefinition): Scope {
  if (definition.name === '') return resource.scope;
  const inherited = evaluateParent(compilation, definition);
  return new Scope({
    kind: definition.kind,
    parent: inherited ?? resource.scope,
    inherited: definition.kind === 'node' ? undefined : inherited,
    name: definition.name,
    moduleName: definition.moduleName,
    resource,
  });
}

function evaluateParent(compilation: Compilation, definition: ResourceDefinition): Scope | undefined {
  const parent = findParent(compilation, definition);
  if (parent === undefined) return undefined;
  const resource = compilation.catalog.find(typeAndTitle(parent.kind === 'node' ? 'node' : 'class', parent.name));
  if (resource === undefined) return undefined;
  evaluateResource(compilation, resource);
  return compilation.classScopes.get(parent.name);
}

const RESERVED: ReadonlySet<string> = new Set(['trusted', 'facts', 'server_facts']);

function setParameters(
  compilation: Compilation,
  resource: Resource,
  definition: ResourceDefinition,
  scope: Scope,
): void {
  const { moduleName } = definition;
  if (moduleName !== undefined) scope.setPrivileged('module_name', moduleName);
  const caller = scope.parent === undefined ? undefined : definitionOfScope(scope.parent)?.moduleName;
  if (caller !== undefined) scope.setPrivileged('caller_module_name', caller);
  // Variables with the module's name are set before data is looked up. `$title` and the variables of the class are set
  // afterwards.
  compilation.rules.bindData(compilation, resource, definition, scope);
  const isDefine = definition.kind === 'define';
  const title = isDefine ? resource.titleValue : resource.title.toLowerCase();
  scope.setPrivileged('title', definition.kind === 'node' ? resource.title : title);
  scope.setPrivileged('name', isDefine ? resource.name : title);
  if (!isDefine) compilation.classScopes.set(definition.name, scope);

  const values = compilation.rules.resolveParameters(compilation, resource, definition, scope);
  for (const name of values.names) {
    if (RESERVED.has(name)) {
      throw new PuppetError(catalogIssues.reservedVariable({ name }), definition.place, 'Puppet::ParseError');
    }
    const value = values.get(name);
    if (value !== MISSING) scope.set(name, value);
  }
}

/**
 * Adds a class to its stage: the value of its parameter `stage`, or else the stage of the class that first declared it,
 * or else `main`.
 */
function containInStage(compilation: Compilation, resource: Resource): void {
  const container = resourceOfScope(resource.scope);
  const given = resource.value('stage');
  const wanted = given ?? container?.value('stage') ?? MAIN;
  const stage = compilation.catalog.find({ type: 'Stage', title: rubyToString(wanted) });
  if (stage === undefined) {
    const issue = catalogIssues.unknownStage({ stage: rubyToString(given ?? MAIN), reference: resource.reference });
    throw new PuppetError(issue, undefined, 'ArgumentError');
  }
  if (given === undefined && stage.title !== MAIN) {
    const { source } = resource;
    resource.set({ name: 'stage', value: stage.title, source, origin: 'inherited' });
  }
  compilation.catalog.contain(stage, resource);
}

function runCode(compilation: Compilation, definition: ResourceDefinition, scope: Scope): void {
  const { evaluator } = compilation;
  // `return` and `next` can end only the bodies of classes and defines.
  const mayReturn = definition.kind !== 'node' && definition.name !== '';
  for (const { body, source } of definition.code) {
    try {
      evaluator.inSource(source, () => {
        if (compilation.errorKeeper === undefined) evaluator.evaluate(body, scope);
        else evaluateEach(compilation, body, scope);
      });
    } catch (error) {
      if (mayReturn && (error instanceof ReturnJump || error instanceof NextJump)) return;
      if (definition.name !== '' && error instanceof BreakJump) throw error;
      throw uncaughtError(error);
    }
  }
}

/** Evaluates all statements of a body. Continues after a statement that fails. */
function evaluateEach(compilation: Compilation, body: Expression, scope: Scope): void {
  for (const statement of body.kind === 'Block' ? body.statements : [body]) {
    compilation.attempt(() => compilation.evaluator.evaluate(statement, scope), statement);
  }
}
