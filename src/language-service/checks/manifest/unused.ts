/** Finds variables, parameters and private classes that are never used. */
import {
  childPusher,
  type AstNode,
  type CallNamedFunction,
  type Expression,
  type Parameter,
} from '../../../engine/index.ts';
import type { Definition, Scope, VariableEntry } from '../../index/file-index.ts';
import { nameOf, symbolOf } from '../../index/symbols.ts';
import type { CheckContext } from '../check-context.ts';
import type { FileCheck } from './file-check.ts';

export function findUnused(check: FileCheck): void {
  const uses = readUses(check);
  for (const scope of check.index.scopes) {
    // Code in other files may read the variables of top scope and of node definitions.
    if (scope.kind === 'top' || scope.kind === 'node') continue;
    for (const variable of scope.variables) if (!isUsed(check, scope, variable, uses)) report(check, scope, variable);
  }
  for (const definition of check.index.definitions)
    if (isUnusedClass(check, definition)) reportClass(check, definition);
}

interface Uses {
  readonly names: ReadonlySet<string>;
  /** True if code may read any variable without naming it: an ERB template, or `getvar` with a computed name. */
  readonly mayReadAny: boolean;
  readonly rendersErb: boolean;
}

function readUses({ file, context }: FileCheck): Uses {
  const names = new Set<string>();
  let mayReadAny = false;
  let rendersErb = false;
  const nodes: AstNode[] = [file.program];
  const push = childPusher(nodes);
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (node.kind === 'Variable') names.add(node.name);
    else if (node.kind === 'LiteralString' || node.kind === 'RenderString') readNames(node.value, names);
    else if (node.kind === 'CallNamedFunction') {
      mayReadAny ||= readsAny(node, context);
      rendersErb ||= node.functor.kind === 'QualifiedName' && node.functor.value === 'template';
    } else if (node.kind === 'FunctionDefinition' || node.kind === 'Lambda') readResult(node.body, names);
    // Parameters of a definition with an empty body count as used, because authors usually write the parameters first.
    for (const { name } of listIdleParameters(node)) names.add(name);
    if (node.kind === 'Assignment') {
      nodes.push(node.right);
      if (node.left.kind !== 'Variable' && node.left.kind !== 'LiteralList') nodes.push(node.left);
    } else push(node);
  }
  return { names, mayReadAny, rendersErb };
}

function listIdleParameters(node: AstNode): readonly Parameter[] {
  switch (node.kind) {
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'FunctionDefinition':
      return node.body.kind === 'Nop' || isEmptyBlock(node.body) ? node.parameters : [];
    default:
      return [];
  }
}

function isEmptyBlock(body: Expression): boolean {
  return body.kind === 'Block' && body.statements.every(({ kind }) => kind === 'Nop');
}

function readsAny({ functor, arguments: args }: CallNamedFunction, context: CheckContext): boolean {
  if (functor.kind !== 'QualifiedName') return false;
  const isComputed = functor.value === 'getvar' && args[0]?.kind !== 'LiteralString';
  if (isComputed || functor.value === 'inline_template') return true;
  return functor.value === 'template' && !args.every((each) => isKnownTemplate(each, context));
}

function isKnownTemplate(node: Expression, context: CheckContext): boolean {
  return node.kind === 'LiteralString' && context.definition(symbolOf('template', node.value)) !== undefined;
}

/** Adds the variables whose assignment is the last expression of a body, because the body returns their value. */
function readResult(body: Expression, names: Set<string>): void {
  switch (body.kind) {
    case 'Block': {
      const last = body.statements.at(-1);
      if (last !== undefined) readResult(last, names);
      return;
    }
    case 'If':
    case 'Unless':
      // A loop, because each `elsif` is the `else` branch of the one before.
      for (let at: Expression = body; ; at = at.else) {
        if (at.kind !== 'If' && at.kind !== 'Unless') return readResult(at, names);
        readResult(at.then, names);
      }
    case 'Case':
      for (const { then } of body.options) readResult(then, names);
      return;
    case 'Assignment':
      if (body.left.kind === 'Variable') names.add(body.left.name);
      return;
    default:
  }
}

/**
 * Adds the names in a string. The string may be the code of a template, or contain the name of a variable for `getvar`.
 */
function readNames(text: string, names: Set<string>): void {
  if (text.length < 40 && /^[\w.]+$/.test(text)) names.add(text.split('.', 1)[0] ?? '');
  for (const [, name = ''] of text.matchAll(/[$@]\{?(\w+)/g)) names.add(name);
}

function isUsed(
  check: FileCheck,
  scope: Scope,
  { name, kind }: VariableEntry,
  { names, mayReadAny, rendersErb }: Uses,
): boolean {
  if (names.has(name) || mayReadAny || (rendersErb && check.context.isReadInErb(name)) || name.startsWith('_'))
    return true;
  // A lambda's parameter cannot be removed, because the function passes its arguments by position.
  if (kind === 'lambda parameter' || scope.kind === 'lambda') return kind === 'lambda parameter';
  if (scope.kind === 'template') return kind !== 'parameter';
  if (scope.kind === 'function' && kind === 'parameter') return false;
  if (scope.kind !== 'class' || scope.symbol === undefined) return false;
  const owner = nameOf(scope.symbol);
  if (names.has(`${owner}::${name}`) || names.has(`::${owner}::${name}`)) return true;
  return check.context.isMentioned(symbolOf('variable', `${owner}::${name}`)) || isInherited(check, owner);
}

/**
 * True if another class inherits from the class `owner`. Code of that class may read variables of `owner` by
 * unqualified names.
 */
function isInherited(check: FileCheck, owner: string): boolean {
  return (
    check.context.isMentioned(symbolOf('class', owner)) &&
    check.context.index.allDefinitions('class').some(({ parent }) => parent === owner)
  );
}

function report(check: FileCheck, scope: Scope, { name, kind, selection: [start, end] }: VariableEntry): void {
  const what = kind === 'parameter' ? 'parameter' : 'variable';
  const where = scope.kind === 'class' || scope.kind === 'define' ? ` in this ${scope.kind}` : '';
  check.report(
    {
      code: kind === 'parameter' ? 'unused-parameter' : 'unused-variable',
      args: { name },
      message: `Unused ${what} $${name}: nothing reads it${where}`,
    },
    { offset: start - 1, length: end - start + 1 },
    {
      severity: 'info',
      isUnused: true,
      hint:
        kind === 'parameter'
          ? `Use it, or remove it and the values that declarations pass (Ctrl+.).`
          : `Use it, or remove it (Ctrl+.). A name that begins with an underscore is never reported.`,
    },
  );
}

function isUnusedClass(check: FileCheck, { kind, symbol, doc }: Definition): boolean {
  if (kind !== 'class') return false;
  const isPrivate = /@api\s+private/.test(doc ?? '') || /\bassert_private\(/.test(check.text);
  return isPrivate && !check.context.isMentioned(symbol);
}

function reportClass(check: FileCheck, { name, selection: [start, end] }: Definition): void {
  check.report(
    { code: 'unused-class', args: { name }, message: `Unused private class ${name}: no code names it` },
    { offset: start, length: end - start },
    {
      severity: 'info',
      isUnused: true,
      hint: 'Include it in another class, or remove it (Ctrl+.). If other modules use it, remove @api private.',
    },
  );
}
