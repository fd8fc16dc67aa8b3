/** Finds unknown variables, following Puppet's scope rules. */
import { evaluationIssues, LEGACY_FACT_NAMES, type Variable } from '../../../engine/index.ts';
import type { Scope } from '../../index/file-index.ts';
import { OWN_VARIABLES, TOP_VARIABLES } from '../../index/known-names.ts';
import { lastPart, nameOf, ownerPart, plainName, symbolOf } from '../../index/symbols.ts';
import type { CheckContext } from '../check-context.ts';
import type { FileCheck, NodeChecks } from './file-check.ts';
import { isUnknownClass } from './names.ts';

const LEGACY_FACTS: ReadonlySet<string> = new Set(LEGACY_FACT_NAMES);
/** Legacy facts that contain the name of a device or interface: `ipaddress_eth0`. */
const NAMED_FACT =
  /^(?:ipaddress6?|netmask6?|network6?|macaddress|mtu|scope6|processor\d|blockdevice|sp|ssh\w*key|sshfp|ldom|zone)_?\w*$/;

export const variables: NodeChecks = {
  Variable: (check, node, { scope, parent, isGuarded }) => {
    if (isGuarded || node.name === '' || /^\d+$/.test(node.name)) return;
    if (parent?.kind === 'Assignment' && parent.left === node) return;
    if (parent?.kind === 'LiteralList' && isAssignedList(check, node)) return;
    const isUnknown = node.name.includes('::')
      ? isUnknownQualified(check, node.name)
      : isUnknownIn(check, scope, node.name);
    if (!isUnknown) return;
    const known = node.name.includes('::') ? listOfClass(check.context, node.name) : listVisible(check, scope);
    check.report(evaluationIssues.unknownVariable({ name: node.name }), node, {
      severity: check.context.release.has('unknown variables are errors') ? 'error' : 'warning',
      ...check.suggest(node.name, known, node),
    });
  },
};

/** True for a target of `[$a, $b] = …`. The index has the variable's first assignment at this place. */
function isAssignedList({ index }: FileCheck, { offset }: Variable): boolean {
  return index.scopes.some(({ variables: own }) => own.some(({ selection: [start] }) => start - 1 === offset));
}

function isUnknownIn(check: FileCheck, scope: Scope | undefined, name: string): boolean {
  const owner = findOwner(check, scope, name);
  if (owner === 'found' || isSetByPuppet(check.context, name)) return false;
  switch (owner?.kind) {
    case 'class': {
      const lineage = owner.symbol === undefined ? [] : check.context.lineage(nameOf(owner.symbol));
      // A parent class that the project does not have may set the variable.
      if (lineage.length === 0 || lineage.at(-1)?.parent !== undefined) return false;
      if (lineage.some((each) => !check.context.isComplete(each))) return false;
      return (
        !OWN_VARIABLES.has(name) &&
        !lineage.some(({ symbol }) =>
          check.context.index.variablesOf(nameOf(symbol)).some((each) => each.name === name),
        )
      );
    }
    case 'define':
      return !OWN_VARIABLES.has(name);
    case 'template':
      // A template without a parameter list can read the scope of its caller.
      return hasParameterList(check) && !OWN_VARIABLES.has(name);
    case 'node':
    case 'function':
    case 'top':
      return !OWN_VARIABLES.has(name);
    default:
      return false;
  }
}

/**
 * Returns the nearest enclosing scope that is not a lambda. Returns `found` if this scope, or a lambda inside it, sets
 * the variable.
 */
function findOwner({ index }: FileCheck, scope: Scope | undefined, name: string): Scope | 'found' | undefined {
  let at = scope;
  while (at !== undefined) {
    if (at.variables.some((each) => each.name === name)) return 'found';
    if (at.kind !== 'lambda') return at;
    at = at.outer === undefined ? undefined : index.scopes[at.outer];
  }
  return undefined;
}

function hasParameterList({ file }: FileCheck): boolean {
  const { body } = file.program;
  return body.kind === 'Lambda' && body.body.kind === 'Epp' && body.body.parametersSpecified;
}

/** True for variables of top scope: Puppet's own, facts, and those that the project sets. */
function isSetByPuppet(context: CheckContext, name: string): boolean {
  return TOP_VARIABLES.has(name) || LEGACY_FACTS.has(name) || NAMED_FACT.test(name) || context.isTopVariable(name);
}

/**
 * True if the class of a qualified variable does not exist or does not set it. A variable of top scope never counts as
 * unknown, because it may come from anywhere.
 */
function isUnknownQualified({ context }: FileCheck, written: string): boolean {
  const name = written.replace(/^::/, '');
  const owner = plainName(ownerPart(name));
  if (owner === '' || owner === 'settings') return false;
  const lineage = context.lineage(owner);
  if (lineage.length === 0)
    return isUnknownClass(context, owner) && context.definition(symbolOf('define', owner)) === undefined;
  if (lineage.at(-1)?.parent !== undefined || lineage.some((each) => !context.isComplete(each))) return false;
  const short = lastPart(name);
  if (OWN_VARIABLES.has(short)) return false;
  return !lineage.some(({ symbol }) => context.index.variablesOf(nameOf(symbol)).some((each) => each.name === short));
}

function listOfClass(context: CheckContext, written: string): readonly string[] {
  const owner = plainName(ownerPart(written));
  return context
    .lineage(owner)
    .flatMap(({ symbol }) =>
      context.index.variablesOf(nameOf(symbol)).map(({ name }) => `${ownerPart(written)}::${name}`),
    );
}

function listVisible({ index, context }: FileCheck, scope: Scope | undefined): readonly string[] {
  const found: string[] = [];
  for (let at = scope; at !== undefined; at = at.outer === undefined ? undefined : index.scopes[at.outer]) {
    found.push(...at.variables.map(({ name }) => name));
    if (at.kind === 'class' && at.symbol !== undefined)
      for (const { symbol } of context.lineage(nameOf(at.symbol)))
        found.push(...context.index.variablesOf(nameOf(symbol)).map(({ name }) => name));
  }
  return [...found, 'facts', 'trusted'];
}
