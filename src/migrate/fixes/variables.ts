/** Other words for variables that a release does not have any more. */
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

/** Whether the old release has a flat fact, for which the new one has a structured one alone. */
export function isGoneFact(name: string, flat: FactValues, structured: FactValues): boolean {
  return flat[name] !== undefined && structured[name] === undefined && structuredFact(name) !== undefined;
}

/**
 * The path of a flat fact among the structured ones (`facts['os']['family']`), where it leads to the same value on this node; `isText`:
 * to the same text, as facts were texts.
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

/** Puts an expression in a variable's place: after a dollar sign, within `${…}`, or bare in a text, which needs braces then. */
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
  /** Within `${…}`, where a variable that comes first needs no dollar sign. */
  readonly inBraces: string;
}

function spanOf({ offset, length }: TextExpression): { readonly offset: number; readonly length: number } {
  return { offset, length };
}

/** Reads a fact where it is among the structured ones; the second fix makes a text of it. */
export function factFixes(program: ReadProgram, variable: Variable, path: string): readonly FindingFix[] {
  const written: readonly string[] = [`$${path}`, `"\${${path}}"`];
  return written.map((inCode) => ({
    kind: 'structured facts',
    title: `Change to ${inCode}`,
    edits: [variableEdit(program, variable, { inCode, inBraces: path })],
  }));
}

/** Reads the variable of the class whose code declared this place, where the old release found it by dynamic scope. */
export function classVariableFix(program: ReadProgram, variable: Variable, className: string): FindingFix {
  const name = `${className}::${variable.name}`;
  return {
    kind: 'unknown variables',
    title: `Change to $${name}`,
    edits: [variableEdit(program, variable, { inCode: `$${name}`, inBraces: name })],
  };
}

/** Asks for a variable that may be unknown: `getvar` yields undef then, as the variable did. */
export function unknownVariableFix(program: ReadProgram, variable: Variable): FindingFix {
  const call = `getvar('${variable.name}')`;
  return {
    kind: 'unknown variables',
    title: `Change to ${call}`,
    edits: [variableEdit(program, variable, { inCode: call, inBraces: call })],
  };
}
