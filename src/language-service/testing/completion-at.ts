import type { CompletionItem } from '../answers.ts';
import { createMarkedProject } from './service-of.ts';

/** A manifest, or files by path. `‸` marks the cursor. */
export type Texts = string | Readonly<Record<string, string>>;

export function itemsAt(texts: Texts): readonly CompletionItem[] {
  const { service, place } = createMarkedProject(texts);
  return service.answer('completion', place).items;
}

/** Returns the labels of the offered items, without dollar signs and quotes. */
export function labelsAt(texts: Texts): readonly string[] {
  return itemsAt(texts).map(({ label }) => label.replace(/^\$/, ''));
}
