/** Explanations of errors and other messages, by code. Loaded when the first explanation is requested. */
import { readExplanation, type Explanation } from './explanation.ts';

export type { Explanation, ExplanationPart } from './explanation.ts';

/** Loads an explanation. Returns undefined if the code has none. Rejects if the network request fails. */
export async function loadExplanation(code: string): Promise<Explanation | undefined> {
  const { texts } = await import('./texts.ts');
  const path = `./${code}.md`;
  return Object.hasOwn(texts, path) ? readExplanation(texts[path] ?? '') : undefined;
}

interface ExplanationEntry {
  readonly code: string;
  readonly title: string;
}

export async function listExplanations(): Promise<readonly ExplanationEntry[]> {
  const { texts } = await import('./texts.ts');
  return Object.entries(texts).map(([path, text]) => ({ code: path.slice(2, -3), title: readExplanation(text).title }));
}

/** Returns the Markdown of all explanations without their examples, for the search. */
export async function explanationTexts(): Promise<readonly (ExplanationEntry & { readonly text: string })[]> {
  const { texts } = await import('./texts.ts');
  return Object.entries(texts).map(([path, source]) => {
    const { title, parts } = readExplanation(source);
    const text = parts.map(({ heading, text: own }) => (heading === undefined ? own : `${heading}\n\n${own}`));
    return { code: path.slice(2, -3), title, text: text.join('\n\n') };
  });
}
