import type { JsonObject } from '../protocol/project.ts';
import { readFacts } from './permalink/check-project.ts';
import { ok, refused, type Result } from './result.ts';

export type FactsProblem =
  | { readonly kind: 'not-json'; readonly message: string }
  /** JSON, but not an object of names and values (or more of them than a project may hold). */
  | { readonly kind: 'not-facts' };

/** Facts as a person types them; nothing at all is no facts. */
export function parseFacts(text: string): Result<JsonObject, FactsProblem> {
  if (text.trim() === '') return ok({});
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return refused({ kind: 'not-json', message: error instanceof Error ? error.message : String(error) });
  }
  const facts = readFacts(data);
  return facts.ok ? facts : refused({ kind: 'not-facts' });
}

export function factsProblemText(problem: FactsProblem): string {
  switch (problem.kind) {
    case 'not-json':
      return `This is not JSON yet: ${problem.message}`;
    case 'not-facts':
      return 'Facts are an object of names and values, such as { "role": "web" }.';
  }
}
