import type { JsonObject } from '../protocol/project/project.ts';
import { findJsonProblem, type JsonProblem } from '../protocol/project/json-problem.ts';
import { readFacts } from './permalink/check-project.ts';
import { ok, refused, type Result } from './result.ts';

/**
 * Parses facts that the user has typed. An empty string contains no facts. If valid JSON is not an object, or exceeds
 * the limits for facts, the problem is reported at its first character.
 */
export function parseFacts(text: string): Result<JsonObject, JsonProblem> {
  if (text.trim() === '') return ok({});
  const problem = findJsonProblem(text);
  if (problem !== undefined) return refused(problem);
  const facts = readFacts(unwrapped(JSON.parse(text.replace(/^\ufeff/, ''))));
  if (facts.ok) return facts;
  const start = text.search(/[^\s\ufeff]/);
  const message =
    text[start] === '{'
      ? 'A node cannot have this many facts, or facts nested this deeply'
      : 'Facts must be an object of names and values, such as { "role": "web" }';
  return refused({ message, start, end: start + 1 });
}

/**
 * Returns the facts in the property `values`, where an agent's cache and `puppet facts` have them beside the name of
 * the node. Returns any other value unchanged.
 */
function unwrapped(value: unknown): unknown {
  const isWrapped =
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'values' in value &&
    typeof value.name === 'string';
  return isWrapped && typeof value.values === 'object' && value.values !== null ? value.values : value;
}
