/** Checks new names against the rules of the language, and against built-in names. */
import { builtinFunctions, METAPARAMETERS } from '../../../engine/index.ts';
import { isBuiltinResourceType, isDataType, OWN_VARIABLES, TOP_VARIABLES } from '../../index/known-names.ts';
import { plainName } from '../../index/symbols.ts';
import { refuse } from './refusal.ts';

const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'and application attr case component consumes default define elsif else environment false function if import in inherits ' +
    'node or private produces site true type undef unless main settings class'
  ).split(' '),
);

/** Normalizes a typed variable name, and removes its dollar sign. Throws for an invalid name. */
export function variableName(written: string): string {
  const name = written.trim().replace(/^\$/, '');
  if (!/^[a-z_]\w*$/.test(name))
    refuse(
      `'${name}' is not a valid variable name. Use lowercase letters, digits and underscores, and do not begin with a digit.`,
    );
  if (OWN_VARIABLES.has(name) || TOP_VARIABLES.has(name)) refuse(`Puppet sets $${name} itself. Choose another name.`);
  return name;
}

/** Checks a name like `variableName`, for parameters and for variables that other classes read. */
export function parameterName(written: string): string {
  const name = variableName(written);
  if (name.startsWith('_'))
    refuse(`'${name}' begins with an underscore, so other scopes could not read it. Choose another name.`);
  if (METAPARAMETERS.some((each) => each === name))
    refuse(`'${name}' is a metaparameter of every resource. Choose another name.`);
  return name;
}

export function qualifiedName(written: string): string {
  const name = written.trim().replace(/^::/, '');
  if (!/^[a-z]\w*(?:::[a-z]\w*)*$/.test(name) || /[A-Z]/.test(name))
    refuse(`'${name}' is not a valid name. Use lowercase words, separated by '::'.`);
  if (KEYWORDS.has(name)) refuse(`'${name}' is a reserved word. Choose another name.`);
  return name;
}

export function defineName(written: string): string {
  const name = qualifiedName(written);
  if (isBuiltinResourceType(name)) refuse(`Puppet already has a resource type '${name}'. Choose another name.`);
  return name;
}

export function functionName(written: string): string {
  const name = qualifiedName(written);
  if (builtinFunctions.find(name) !== undefined)
    refuse(`Puppet already has a function '${name}'. Choose another name.`);
  return name;
}

export function typeName(written: string): string {
  const name = written.trim().replace(/^::/, '');
  if (!/^[A-Z]\w*(?:::[A-Z]\w*)*$/.test(name))
    refuse(`'${name}' is not a valid type name. Use capitalized words, separated by '::'.`);
  if (isDataType(plainName(name)) || isBuiltinResourceType(plainName(name)))
    refuse(`Puppet already has a type '${name}'. Choose another name.`);
  return name;
}
