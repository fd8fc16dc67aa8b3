import {
  builtinTypes,
  evaluateExpression,
  factsOf,
  platforms,
  typeKnowledge,
  valuesFromJson,
} from '../engine/index.ts';
import { compileErrorRow, type ErrorRow, type LogRow } from './error-row.ts';

export interface EvalRow {
  readonly expression: string;
  readonly value?: string;
  readonly type?: string;
  readonly error?: ErrorRow;
  readonly logs?: readonly LogRow[];
}

const certname = 'playground.example.com';
const node = { name: certname, facts: valuesFromJson(factsOf(platforms['debian-12'], certname)) };
const types = typeKnowledge(builtinTypes);

/** The value and the type of one expression, or its error, with what it logged. */
export function evaluateLine(expression: string): EvalRow {
  const result = evaluateExpression(expression, 'eval.pp', { node, types });
  const outcome =
    'error' in result ? { error: compileErrorRow(result.error) } : { value: result.value, type: result.type };
  return { expression, ...outcome, ...(result.logs.length === 0 ? {} : { logs: result.logs }) };
}
