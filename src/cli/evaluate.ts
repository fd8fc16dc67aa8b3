import {
  builtinTypes,
  evaluateExpression,
  collectFacts,
  platforms,
  typeKnowledge,
  valuesFromJson,
  withoutCode,
  type LogLine,
} from '../engine/index.ts';
import { compileErrorRow, type ErrorRow, type LogRow } from './error-row.ts';

interface EvalRow {
  readonly expression: string;
  readonly value?: string;
  readonly type?: string;
  readonly error?: ErrorRow;
  readonly logs?: readonly LogRow[];
}

const certname = 'playground.example.com';
const node = { name: certname, facts: valuesFromJson(collectFacts(platforms['debian-12'], certname)) };
const types = typeKnowledge(builtinTypes);

/** Deprecations reported so far: like Puppet, a process reports each one only once. */
const reported = new Set<string>();

function isNews({ level, message }: LogLine): boolean {
  if (level !== 'warning' || !message.includes('deprecated')) return true;
  const isNew = !reported.has(message);
  reported.add(message);
  return isNew;
}

/** Value and type of one expression, or its error, with the lines that it logged. */
export function evaluateLine(expression: string): EvalRow {
  const result = evaluateExpression(expression, 'eval.pp', { node, types });
  const logs = result.logs.filter(isNews).map(withoutCode);
  const outcome =
    'error' in result ? { error: compileErrorRow(result.error) } : { value: result.value, type: result.type };
  return { expression, ...outcome, ...(logs.length === 0 ? {} : { logs }) };
}
