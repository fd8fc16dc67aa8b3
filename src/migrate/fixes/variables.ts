/** Replacements for variables that a release no longer has. */
import {
  displayString,
  structuredFact,
  type TextExpression,
  type Value,
  type Variable,
  isHash,
  isArray,
} from '../../engine/index.ts';
import type { FindingFix } from '../finding.ts';
import type { ReadProgram } from '../read-program.ts';
import type { TextEdit } from './edits.ts';

export type FactValues = Readonly<Record<string, Value>>;

/** True for a flat fact of the old release that is only part of a structured fact in the new release. */
export function isGoneFact(name: string, flat: FactValues, structured: FactValues): boolean {
  return flat[name] !== undefined && structured[name] === undefined && structuredFact(name) !== undefined;
}

/**
 * Returns the path of the structured fact that replaces a flat fact (`facts['os']['family']`), if both have the same
 * value on this node. With `isText`, compares the values as strings, because facts were strings in old releases.
 */
export function sameFact(name: string, flat: FactValues, structured: FactValues, isText = false): string | undefined {
  const path = structuredFact(name);
  if (path === undefined) return undefined;
  let value: Value = undefined;
  let isFirst = true;
  for (const [, word, index] of path.matchAll(/\['([^']*)'\]|\[(\d+)\]/g)) {
    if (isFirst) value = word === undefined ? undefined : structured[word];
    else if (word !== undefined && isHash(value)) value = value.get(word);
    else if (index !== undefined && isArray(value)) value = value[Number(index)];
    else return undefined;
    isFirst = false;
  }
  if (value === undefined) return undefined;
  return value === flat[name] || (isText && displayString(value) === flat[name]) ? path : undefined;
}

/**
 * Replaces a variable with an expression. The variable may be in code, inside `${…}`, or without braces in a string,
 * where the edit adds braces.
 */
function variableEdit(program: ReadProgram, variable: Variable, expression: Expression): TextEdit {
  const { file, text } = program;
  const { offset, length } = variable;
  const hasDollar = text[offset] === '$';
  const unbraced = hasDollar ? program.unbracedAt(offset) : undefined;
  const written = hasDollar && unbraced === undefined ? expression.inCode : expression.inBraces;
  if (unbraced === undefined) return { file, span: { offset, length }, text: written };
  const rest = text.slice(offset + length, unbraced.offset + unbraced.length);
  return { file, span: spanOf(unbraced), text: `\${${written}${rest}}` };
}

interface Expression {
  readonly inCode: string;
  /** Source within `${…}`, where a leading variable needs no dollar sign. */
  readonly inBraces: string;
}

function spanOf({ offset, length }: TextExpression): { readonly offset: number; readonly length: number } {
  return { offset, length };
}

/** Replaces a variable with a structured fact, given by its path. The second fix also converts the fact to a string. */
export function factFixes(program: ReadProgram, variable: Variable, path: string): readonly FindingFix[] {
  const written: readonly string[] = [`$${path}`, `"\${${path}}"`];
  return written.map((inCode) => ({
    kind: 'structured facts',
    title: `Change to ${inCode}`,
    edits: [variableEdit(program, variable, { inCode, inBraces: path })],
  }));
}

/** Replaces a variable that the old release found by dynamic scope with the qualified variable of a class. */
export function classVariableFix(program: ReadProgram, variable: Variable, className: string): FindingFix {
  const name = `${className}::${variable.name}`;
  return {
    kind: 'unknown variables',
    title: `Change to $${name}`,
    edits: [variableEdit(program, variable, { inCode: `$${name}`, inBraces: name })],
  };
}

/**
 * Replaces a variable that may be unknown with a call of `getvar`. For an unknown variable, the call returns undef,
 * like the old release.
 */
export function unknownVariableFix(program: ReadProgram, variable: Variable): FindingFix {
  const call = `getvar('${variable.name}')`;
  return {
    kind: 'unknown variables',
    title: `Change to ${call}`,
    edits: [variableEdit(program, variable, { inCode: call, inBraces: call })],
  };
}
