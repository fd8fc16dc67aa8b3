/**
 * Prints definitions: classes, defines, functions, nodes and types. Also prints lambdas, which have parameter lists
 * like definitions.
 */
import { assertNever } from '../../assert-never.ts';
import type { Definition, Expression, Lambda, Parameter } from '../ast.ts';
import { type Doc, enclosed, joined } from './doc.ts';
import { type Context, expressionDoc, plainDoc } from './expressions.ts';
import { endsInCall } from './precedence.ts';
import { braced } from './statements.ts';

export function definitionDoc(node: Definition, context: Context): Doc {
  switch (node.kind) {
    case 'HostClassDefinition': {
      const name = localName(node.name, context);
      const namespace = context.namespace === '' ? name : `${context.namespace}::${name}`;
      return [
        `class ${name}`,
        parameterList(node.parameters, context, ' '),
        node.parentClass === undefined ? '' : ` inherits ${node.parentClass}`,
        ' ',
        braced(node.body, { ...context, namespace }),
      ];
    }
    case 'ResourceTypeDefinition':
      return [
        `define ${localName(node.name, context)}`,
        parameterList(node.parameters, context, ' '),
        ' ',
        braced(node.body, context),
      ];
    case 'FunctionDefinition':
      return [
        `function ${node.name}`,
        node.parameters.length === 0 ? '()' : parameterList(node.parameters, context, ''),
        returnDoc(node.returnType, context),
        ' ',
        braced(node.body, context),
      ];
    case 'NodeDefinition': {
      const names = node.hostMatches.map((match) => expressionDoc(match, context));
      const parent = node.parent === undefined ? '' : [' inherits ', expressionDoc(node.parent, context)];
      return ['node ', joined(names, ', '), parent, ' ', braced(node.body, context)];
    }
    case 'TypeAlias':
      return [`type ${node.name} = `, plainDoc(node.type, context)];
    case 'TypeDefinition': {
      const parent = node.parent === undefined ? '' : ` inherits ${node.parent}`;
      return [`type ${node.name}${parent} `, braced(node.body, context)];
    }
    case 'TypeMapping':
      return ['type ', plainDoc(node.type, context), ' = ', plainDoc(node.mapping, context)];
    default:
      return assertNever(node);
  }
}

function localName(name: string, { namespace }: Context): string {
  return namespace !== '' && name.startsWith(`${namespace}::`) ? name.slice(namespace.length + 2) : name;
}

function parameterList(parameters: readonly Parameter[], context: Context, before: string): Doc {
  if (parameters.length === 0) return '';
  const docs = parameters.map((parameter) => parameterDoc(parameter, context));
  return [before, enclosed('(', docs, ')', { trailing: ',' })];
}

function parameterDoc({ name, type, value, capturesRest }: Parameter, context: Context, inBars = false): Doc {
  const given = value === undefined ? '' : plainDoc(value, context);
  const closed = value !== undefined && inBars && endsInCall(value) ? ['(', given, ')'] : given;
  return [
    type === undefined ? '' : [plainDoc(type, context), ' '],
    capturesRest ? '*' : '',
    `$${name}`,
    value === undefined ? '' : [' = ', closed],
  ];
}

function returnDoc(type: Expression | undefined, context: Context): Doc {
  return type === undefined ? '' : [' >> ', plainDoc(type, context)];
}

export function lambdaDoc({ parameters, returnType, body }: Lambda, context: Context): Doc {
  return [lambdaParametersDoc(parameters, context), returnDoc(returnType, context), ' ', braced(body, context)];
}

export function lambdaParametersDoc(parameters: readonly Parameter[], context: Context): Doc {
  const docs = parameters.map((parameter) => parameterDoc(parameter, context, true));
  return enclosed('|', docs, '|');
}
