/**
 * Finds the template that matches a message. Takes time linear in the message, regardless of the number of templates.
 */

/**
 * Templates of messages by code. `*` matches any text. A message can have additional text before and after the
 * template.
 */
export type MessageTemplates = Readonly<Record<string, readonly string[]>>;

interface Template {
  readonly code: string;
  /** Parts between the `*` of the template. A message must contain all of them in this order. */
  readonly literals: readonly string[];
  /** Total number of characters of the literals. A template with a higher weight is more specific. */
  readonly weight: number;
}

/** Maximum number of characters of a message to compare. */
const COMPARED = 4000;

/** Index of templates by their longest word, so that only templates with a word of the message are compared. */
export class TemplateIndex {
  readonly #byWord = new Map<string, Template[]>();

  constructor(...tables: readonly MessageTemplates[]) {
    for (const table of tables) {
      for (const [code, texts] of Object.entries(table)) for (const text of texts) this.#add(code, text);
    }
  }

  /** Returns the code of the most specific template that matches, or undefined. */
  find(message: string): string | undefined {
    const text = joinSpaces(message.slice(0, COMPARED));
    let best: Template | undefined;
    for (const word of new Set(text.split(' '))) {
      for (const template of this.#byWord.get(word) ?? []) {
        if (template.weight > (best?.weight ?? 0) && fits(template, text)) best = template;
      }
    }
    return best?.code;
  }

  #add(code: string, text: string): void {
    const literals = joinSpaces(text)
      .split('*')
      .filter((literal) => literal.trim() !== '');
    const word = literals.flatMap(wholeWords).toSorted((one, other) => other.length - one.length)[0];
    if (word === undefined) throw new Error(`The template of ${code} contains no complete word: ${text}`);
    const weight = literals.reduce((sum, literal) => sum + literal.length, 0);
    const known = this.#byWord.get(word);
    if (known === undefined) this.#byWord.set(word, [{ code, literals, weight }]);
    else known.push({ code, literals, weight });
  }
}

/** Replaces white space with single spaces, because tools break long messages into lines at any space. */
function joinSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/**
 * Returns the words of a literal. Leaves out the first and the last one, which can be parts of longer words in a
 * message.
 */
function wholeWords(literal: string): readonly string[] {
  return literal
    .split(' ')
    .slice(1, -1)
    .filter((word) => word !== '');
}

function fits({ literals }: Template, text: string): boolean {
  let at = 0;
  for (const literal of literals) {
    const found = text.indexOf(literal, at);
    if (found === -1) return false;
    at = found + literal.length;
  }
  return true;
}
