/** Finds the template that a message fits. Takes time linear in the message, however many templates there are. */

/** Templates by code. `*` matches any text; a message may have more text before and after. */
export type MessageTemplates = Readonly<Record<string, readonly string[]>>;

interface Template {
  readonly code: string;
  /** Parts of the message that must appear in this order. */
  readonly literals: readonly string[];
  /** Number of characters of all literals: the more, the more specific is the template. */
  readonly weight: number;
}

/** Characters of a message that are compared. */
const COMPARED = 4000;

/** Templates by a word that each message that fits has. */
export class TemplateIndex {
  readonly #byWord = new Map<string, Template[]>();

  constructor(...tables: readonly MessageTemplates[]) {
    for (const table of tables) {
      for (const [code, texts] of Object.entries(table)) for (const text of texts) this.#add(code, text);
    }
  }

  /** Returns the code of the most specific template that fits, or undefined. */
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
    if (word === undefined) throw new Error(`The template of ${code} has no whole word: ${text}`);
    const weight = literals.reduce((sum, literal) => sum + literal.length, 0);
    const known = this.#byWord.get(word);
    if (known === undefined) this.#byWord.set(word, [{ code, literals, weight }]);
    else known.push({ code, literals, weight });
  }
}

/** Messages are broken into lines at any space. */
function joinSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** Returns the words of a literal without the first and last, which can be parts of longer words of a message. */
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
