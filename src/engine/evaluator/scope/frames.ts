/**
 * Stack of frames inside a scope. The bottom frame has the scope's own variables. Lambdas, conditionals and parameter
 * lists push frames, and remove them at their end (`lib/puppet/parser/scope.rb`, the classes under `Ephemeral`).
 */
import type { Value } from '../../values/value.ts';
import { MISSING, type Missing, type VariableTable } from './variable-table.ts';

export { MISSING, type Missing };

export interface LocalFrame {
  readonly kind: 'local';
  readonly below: Frame | undefined;
  readonly variables: VariableTable;
}

/**
 * Variables `$0`, `$1` and so on of a successful match. Hides all match variables of earlier matches, even those with
 * higher numbers.
 */
interface MatchFrame {
  readonly kind: 'match';
  readonly below: Frame;
  readonly captures: readonly (string | undefined)[];
}

/**
 * Parameters while their defaults are evaluated from left to right. Reading a parameter that has no value yet throws
 * `UnevaluatedParameter`. An assignment in a default is an error.
 */
export interface ParameterFrame {
  readonly kind: 'parameters';
  readonly below: Frame;
  readonly callee: string;
  readonly names: readonly string[];
  readonly values: VariableTable;
  /** True while a default is evaluated. A default must not assign variables. */
  readOnly: boolean;
}

export type Frame = LocalFrame | MatchFrame | ParameterFrame;

/** Thrown if a default reads a parameter that has no value yet. The code that evaluates the default catches it. */
export class UnevaluatedParameter extends Error {
  readonly parameter: string;
  constructor(parameter: string) {
    super(`$${parameter} has no value yet`);
    this.parameter = parameter;
  }
}

const NUMERIC = /^[0-9]+$/;
const NINE = 57;

export function isNumericName(name: string): boolean {
  return name.charCodeAt(0) <= NINE && NUMERIC.test(name);
}

/**
 * Finds a variable in a frame or the frames below it. Throws `UnevaluatedParameter` for a parameter without a value.
 */
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

/**
 * Returns the variables of a frame and the frames below it, without match variables. Variables of inner frames come
 * last.
 */
export function variablesInFrames(top: Frame): readonly (readonly [string, Value])[] {
  const frames: Frame[] = [];
  for (let frame: Frame | undefined = top; frame !== undefined; frame = frame.below) frames.unshift(frame);
  return frames.flatMap((frame) => {
    if (frame.kind === 'match') return [];
    return [...(frame.kind === 'local' ? frame.variables : frame.values).toMap()];
  });
}

/**
 * True if a variable exists in a frame or the frames below it. Unlike `lookupInFrames`, counts parameters that have no
 * value yet.
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
