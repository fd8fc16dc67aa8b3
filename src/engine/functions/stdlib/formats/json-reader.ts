import { argumentError } from '../../../evaluator/errors.ts';
import { loadJson } from '../../../ruby-like/json.ts';
import type { Value } from '../../../values/value.ts';

/** Parses JSON. Throws the error of Ruby's parser for invalid JSON. */
export function readJson(text: string): Value {
  const json = loadJson(text);
  if (json.kind === 'broken') throw argumentError(json.message);
  return json.value;
}
