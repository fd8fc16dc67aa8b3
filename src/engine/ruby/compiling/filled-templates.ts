/**
 * The texts that templates came to, by what they were given. Nodes share most of their templates and many values, and a text that is edited
 * leaves most templates as they were: to find a text takes far less than to have Ruby fill in the template once more.
 */

/** Characters of keys and texts beyond which all are forgotten. */
const MOST = 8 * 1024 * 1024;

export class FilledTemplates {
  readonly #texts = new Map<string, string>();
  #size = 0;

  /** @param key the template with all that it was given */
  find(key: string): string | undefined {
    return this.#texts.get(key);
  }

  keep(key: string, text: string): void {
    this.#size += key.length + text.length;
    if (this.#size > MOST) {
      this.#texts.clear();
      this.#size = key.length + text.length;
    }
    this.#texts.set(key, text);
  }
}

/** What code of a template can reach more by than its variables: constants and globals, methods that are everywhere, and its scope. */
const REACHES_OUT =
  /[A-Z$`]|@@|%x|__|eval|exec|send\b|\b(?:scope|has_variable|define_\w+|def|class|module|binding|methods?|require\w*|load|autoload|open|readlines?|gets|test|select|s?rand|shuffle|sample|object_id|sleep|puts|print|p|pp|putc|printf|display|warn|system|spawn|fork|trap|at_exit|exit|abort|caller\w*|callcc|set_trace_func|syscall)\b/;

/** Values that Ruby has by a number of this compilation alone. */
const BY_NUMBER = '"t":"object"';

/** Whether what a template comes to depends on nothing but its variables, unless it asks the engine while it is filled in. */
export function dependsOnVariablesAlone(text: string): boolean {
  for (const [, code = ''] of text.matchAll(/<%(?!%)([^]*?)(?:%>|$)/g))
    if (!code.startsWith('#') && REACHES_OUT.test(withoutTexts(code))) return false;
  return true;
}

/** Code in which texts in single quotes, that stand for themselves, are empty. */
function withoutTexts(code: string): string {
  return code.replaceAll(/'(?:[^'\\]|\\.)*'/g, "''");
}

/** The key of a template with the frame of its variables; undefined where these mean something else in another compilation. */
export function keyOf(number: number, name: string | undefined, variables: unknown): string | undefined {
  const text = JSON.stringify(variables);
  return text.includes(BY_NUMBER) ? undefined : `${number} ${name ?? ''} ${text}`;
}
