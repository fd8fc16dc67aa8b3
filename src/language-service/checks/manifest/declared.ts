/** Finds the class, define or type that a declaration refers to, with the attributes that the checks need. */
import {
  builtinDeclarations,
  isValidAttribute,
  metaparameterDefinitions,
  type AnyAttributeOperation,
  type Expression,
  type TypeDeclaration,
} from '../../../engine/index.ts';
import type { Definition } from '../../index/file-index.ts';
import { capitalized, plainName, symbolOf } from '../../index/symbols.ts';
import type { CheckContext } from '../check-context.ts';
import { attributesOfBuiltin } from '../../knowledge/attributes.ts';

export interface Declared {
  /** The type as written in references, such as `Nginx::Vhost`. */
  readonly typeName: string;
  readonly builtin?: TypeDeclaration;
  readonly definition?: Definition;
}

/**
 * Finds the type, define or class that a declaration refers to.
 * @param type normalized name of the type
 * @param className name of the class, for a resource-like class declaration
 * @returns undefined if the type is unknown, or if its definition is incomplete
 */
export function findDeclared(context: CheckContext, type: string, className: string | undefined): Declared | undefined {
  if (type === 'class') {
    const definition =
      className === undefined ? undefined : context.definition(symbolOf('class', plainName(className)));
    return toDeclared(context, 'Class', definition);
  }
  const definition = context.definition(symbolOf('define', type));
  if (definition !== undefined) return toDeclared(context, capitalized(type), definition);
  const builtin = builtinDeclarations.find(type);
  return builtin === undefined ? undefined : { typeName: capitalized(type), builtin };
}

function toDeclared(context: CheckContext, typeName: string, definition: Definition | undefined): Declared | undefined {
  if (definition === undefined || !context.isComplete(definition)) return undefined;
  // If a name has two definitions, it depends on the node which of them is used.
  if (context.definitions(definition.symbol).length > 1) return undefined;
  return { typeName, definition };
}

/** True if the declared type has an attribute with this name. Every type has the metaparameters. */
export function hasAttribute({ builtin, definition }: Declared, name: string): boolean {
  if (metaparameterDefinitions.has(name) || name === 'name') return true;
  if (builtin !== undefined) return isValidAttribute(builtin, name);
  return definition?.parameters?.some((each) => each.name === name) === true || name === 'title';
}

export function listAttributes({ builtin, definition }: Declared): readonly string[] {
  if (builtin !== undefined) return attributesOfBuiltin(builtin).map(({ name }) => name);
  return (definition?.parameters ?? []).map(({ name }) => name);
}

export function readLiteralText(node: Expression): string | undefined {
  return node.kind === 'LiteralString' || node.kind === 'QualifiedName' ? node.value : undefined;
}

export type NamedOperation = AnyAttributeOperation & { readonly kind: 'AttributeOperation' };

export function isNamed(operation: AnyAttributeOperation): operation is NamedOperation {
  return operation.kind === 'AttributeOperation';
}
