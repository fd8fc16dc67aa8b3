import type { CompletionItem } from '../answers.ts';
import { createMarkedProject } from './service-of.ts';

/** A manifest, or files by path; `‸` is the cursor. */
export type Texts = string | Readonly<Record<string, string>>;

export function itemsAt(texts: Texts): readonly CompletionItem[] {
  const { service, place } = createMarkedProject(texts);
  return service.answer('completion', place).items;
}

/** Labels without dollar signs and quotes, as people read them. */
export function labelsAt(texts: Texts): readonly string[] {
  return itemsAt(texts).map(({ label }) => label.replace(/^\$/, ''));
}
