/**
 * The stack of frames inside a scope. The bottom frame has the scope's own variables. Lambdas, conditionals and
 * parameter lists push frames and pop them at their end (`lib/puppet/parser/scope.rb`, the classes under `Ephemeral`).
 */
import type { Value } from '../../values/value.ts';
import { MISSING, type Missing, type VariableTable } from './variable-table.ts';

export { MISSING, type Missing };

/** Variables of a scope, or of the body of a lambda or function. */
export interface LocalFrame {
  readonly kind: 'local';
  readonly below: Frame | undefined;
  readonly variables: VariableTable;
}

/**
 * Match variables of a successful match: `$0`, `$1`, …. Hides all earlier match variables, including those with higher
 * numbers.
 */
interface MatchFrame {
  readonly kind: 'match';
  readonly below: Frame;
  readonly captures: readonly (string | undefined)[];
}

/**
 * Parameters during the evaluation of their defaults from left to right. Reading one that has no value yet throws
 * `UnevaluatedParameter`; an assignment inside a default expression is an error.
 */
export interface ParameterFrame {
  readonly kind: 'parameters';
  readonly below: Frame;
  readonly callee: string;
  readonly names: readonly string[];
  readonly values: VariableTable;
  /** True while a default expression is evaluated. */
  readOnly: boolean;
}

export type Frame = LocalFrame | MatchFrame | ParameterFrame;

/**
 * Thrown if a default expression reads a later parameter, or one without a value; caught by the code that evaluates the
 * default.
 */
export class UnevaluatedParameter extends Error {
  readonly parameter: string;
  constructor(parameter: string) {
    super(`$${parameter} has no value yet`);
    this.parameter = parameter;
  }
}

const NUMERIC = /^[0-9]+$/;
/**
 * Character code of `9`. Names of match variables begin with a digit; all others begin with a letter or `_`, whose
 * codes are greater.
 */
const NINE = 57;

export function isNumericName(name: string): boolean {
  return name.charCodeAt(0) <= NINE && NUMERIC.test(name);
}

/** Finds a name in a frame or a frame below it. Throws an `UnevaluatedParameter` for a parameter without a value. */
export function lookupInFrames(top: Frame, name: string): Value | Missing {
  for (let frame: Frame | undefined = top; frame !== undefined; frame = frame.below) {
    switch (frame.kind) {
      case 'local': {
        const value = frame.variables.get(name);
        if (value !== MISSING) return value;
        break;
      }
      case 'match':
        if (isNumericName(name)) return frame.captures[Number(name)];
        break;
      case 'parameters': {
        const value = frame.values.get(name);
        if (value !== MISSING) return value;
        if (frame.names.includes(name)) throw new UnevaluatedParameter(name);
        break;
      }
    }
  }
  return MISSING;
}

/** Returns the variables of a frame and the frames below it, innermost frame last. Leaves out match variables. */
export function variablesInFrames(top: Frame): readonly (readonly [string, Value])[] {
  const frames: Frame[] = [];
  for (let frame: Frame | undefined = top; frame !== undefined; frame = frame.below) frames.unshift(frame);
  return frames.flatMap((frame) => {
    if (frame.kind === 'match') return [];
    return [...(frame.kind === 'local' ? frame.variables : frame.values).toMap()];
  });
}

/**
 * True if a name is bound in a frame or below it. Unlike `lookupInFrames`, counts parameters that have no value yet.
 */
export function existsInFrames(top: Frame, name: string): boolean {
  for (let frame: Frame | undefined = top; frame !== undefined; frame = frame.below) {
    switch (frame.kind) {
      case 'local':
        if (frame.variables.has(name)) return true;
        break;
      case 'match':
        if (isNumericName(name)) return true;
        break;
      case 'parameters':
        if (frame.values.has(name) || frame.names.includes(name)) return true;
        break;
    }
  }
  return false;
}
