/**
 * Finds `Deferred` values that a release with late resolution leaves unresolved, because they are inside other values
 * or are read too early. Also finds calls of functions in the Puppet language, because such calls fail during the run.
 */
import type { AstNode } from '../../engine/index.ts';
import { readSource } from '../fixes/rewrites.ts';
import type { ReadProgram } from '../read-program.ts';
import { placeOf, walkInside, type PlacedFinding, type Reading, type Rule } from './rule.ts';

/** Attributes that Puppet reads before it applies the resource, by type. */
const READ_EARLY: Readonly<Record<string, readonly string[]>> = {
  cron: ['command', 'target', 'user'],
  exec: ['path'],
  file: ['backup', 'path'],
  group: ['name'],
  host: ['target'],
  mailalias: ['target'],
  mount: ['name', 'target'],
  ssh_authorized_key: ['target'],
  sshkey: ['target'],
  tidy: ['path'],
  user: ['groups', 'name'],
};

export const lateDeferred: Rule = (program, reading) => {
  const { from, to, files } = reading;
  const isLater = !from.has('late Deferred values') && to.has('late Deferred values');
  if (!isLater || /^\s*preprocess_deferred\s*=\s*true/m.test(files['puppet.conf'] ?? '')) return [];
  const found: PlacedFinding[] = [];
  walkInside(program.program, (node, around) => {
    if (node.kind !== 'CallNamedFunction' && node.kind !== 'CallMethod') return;
    if (!/^Deferred(?:\.new)?\s*\(/.test(readSource(program, node))) return;
    const message =
      describeLateFunction(node.arguments[0], reading) ?? describeUnresolved(around) ?? describeEarly(program, around);
    if (message !== undefined)
      found.push({ kind: 'error', message, place: placeOf(program, node), rows: ['late Deferred values'] });
  });
  return found;
};

/** Describes a call of a function that is written in the Puppet language. Agents cannot evaluate such functions. */
function describeLateFunction(name: AstNode | undefined, { programs, to }: Reading): string | undefined {
  if (name?.kind !== 'LiteralString' || to.has('Puppet functions in Deferred')) return undefined;
  const isLanguage = [...programs.values()].some(({ program }) =>
    program.definitions.some((each) => each.kind === 'FunctionDefinition' && each.name === name.value),
  );
  if (!isLanguage) return undefined;
  return `The agent cannot call \`${name.value}\`, a function in the Puppet language. This failed before the run, and now fails when the run reaches the resource: call the function during the compilation, or write it in Ruby.`;
}

/** Describes a Deferred value that stays unresolved because it is only one element of the attribute's value. */
function describeUnresolved(around: readonly AstNode[]): string | undefined {
  const { name, between } = findAttribute(around);
  if (name === undefined || between.length === 0 || between.some(isCall)) return undefined;
  return `The Deferred value inside \`${name}\` is not resolved: make the whole value of the attribute Deferred, or set preprocess_deferred.`;
}

function describeEarly(program: ReadProgram, around: readonly AstNode[]): string | undefined {
  const { name, between } = findAttribute(around);
  const resource = around.find(({ kind }) => kind === 'Resource');
  const type = resource?.kind === 'Resource' ? readSource(program, resource.typeName) : '';
  if (name === undefined || between.length > 0 || READ_EARLY[type]?.includes(name) !== true) return undefined;
  return `${type} reads \`${name}\` before a Deferred value is resolved: set preprocess_deferred.`;
}

function findAttribute(around: readonly AstNode[]): { readonly name?: string; readonly between: readonly AstNode[] } {
  const inner = around.findIndex(({ kind }) => kind === 'AttributeOperation');
  const operation = around[inner];
  return operation?.kind === 'AttributeOperation'
    ? { name: operation.name, between: around.slice(0, inner) }
    : { between: [] };
}

/** True for a call around a Deferred argument, because a deferred call resolves its own arguments. */
function isCall({ kind }: AstNode): boolean {
  return kind === 'CallNamedFunction' || kind === 'CallMethod';
}
