import type { Block, CallNamedFunction, Expression } from '../ast.ts';
import { type Doc, indent, joined, line } from './doc.ts';
import { type Context, expressionDoc } from './expressions.ts';
import { continuesStatement } from './precedence.ts';
import { endOfCode, isRendered, renderedDoc, trimmingEnd } from './templates.ts';

export function blockDoc(statements: readonly Expression[], context: Context): Doc {
  return statements.map((statement, index): Doc => {
    const previous = statements[index - 1];
    const next = statements[index + 1];
    if (isRendered(statement)) {
      // Neighboring literal text and `<%= %>` tags need no code tag between them.
      const opens = previous === undefined || !isRendered(previous);
      const closes = next === undefined || !isRendered(next);
      const gap = previous === undefined || !opens ? '' : endOfCode(statementDoc(previous, context));
      return [gap, opens ? trimmingEnd : '', renderedDoc(statement, context), closes ? '<%' : ''];
    }
    const doc = statementDoc(statement, context);
    if (previous === undefined) return doc;
    if (isRendered(previous)) return [' ', doc];
    const apart = isDefinition(previous) || isDefinition(statement);
    return [continuesStatement(statement) ? ';' : '', line, apart ? line : '', doc];
  });
}

export function braced(body: Expression, context: Context): Doc {
  if (body.kind === 'Nop') return '{}';
  const statements = body.kind === 'Block' ? body.statements : [body];
  const [first] = statements;
  const last = statements.at(-1);
  return [
    '{',
    indent([first !== undefined && isRendered(first) ? ' ' : line, blockDoc(statements, context)]),
    last !== undefined && isRendered(last) ? ' ' : line,
    '}',
  ];
}

function isDefinition({ kind }: Expression): boolean {
  switch (kind) {
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'FunctionDefinition':
    case 'NodeDefinition':
    case 'TypeDefinition':
      return true;
    default:
      return false;
  }
}

function statementDoc(statement: Expression, context: Context): Doc {
  if (statement.kind === 'CallNamedFunction' && readsWithoutParentheses(statement)) {
    const names = statement.arguments.map((argument) => expressionDoc(argument, context));
    return [expressionDoc(statement.functor, context), ' ', joined(names, ', ')];
  }
  return expressionDoc(statement, context);
}

const DECLARING: ReadonlySet<string> = new Set(['include', 'contain', 'require', 'realize']);

/**
 * True if a call is printed without parentheses, as in `include foo`. This is the usual form for functions that declare
 * something.
 */
function readsWithoutParentheses({ functor, arguments: args, lambda, rvalRequired }: CallNamedFunction): boolean {
  if (rvalRequired || lambda !== undefined || args.length === 0) return false;
  return functor.kind === 'QualifiedName' && DECLARING.has(functor.value) && args.every(isName);
}

function isName(node: Expression): boolean {
  if (node.kind === 'Access') return node.left.kind === 'QualifiedReference';
  return (
    node.kind === 'QualifiedName' ||
    node.kind === 'QualifiedReference' ||
    node.kind === 'LiteralString' ||
    node.kind === 'Variable'
  );
}

/** Prints `name { key => value }` without a title. Puppet parses it as a block with a name and a hash. */
export function nestedBlock({ statements }: Block, context: Context): Doc | undefined {
  const [name, hash, ...others] = statements;
  if (name?.kind !== 'QualifiedName' || hash?.kind !== 'LiteralHash' || others.length > 0) return undefined;
  const entries: Doc[] = [];
  for (const { key, value } of hash.entries) {
    if (key.kind === 'Nop') entries.push('* => undef');
    else if (key.kind === 'LiteralString') entries.push([key.value, ' => ', expressionDoc(value, context)]);
    else return undefined;
  }
  return [name.value, ' { ', joined(entries, ', '), ' }'];
}
