import { argumentError } from '../../../evaluator/errors.ts';
import { loadJson } from '../../../ruby-like/json.ts';
import type { Value } from '../../../values/value.ts';

/** The value of a JSON text. Throws the error of Ruby's parser for a text that is no JSON. */
export function readJson(text: string): Value {
  const json = loadJson(text);
  if (json.kind === 'broken') throw argumentError(json.message);
  return json.value;
}
