/**
 * Cache of template results by input. Nodes share most templates and many values, and an edit changes few templates. A
 * lookup in the cache is much faster than rendering a template in Ruby.
 */

/** Maximum number of characters of all keys and results. The cache is cleared when it exceeds this size. */
const MOST = 8 * 1024 * 1024;

export class FilledTemplates {
  readonly #texts = new Map<string, string>();
  #size = 0;

  /**
   * Returns a result from the cache.
   * @param key the template with all of its input
   */
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

/**
 * Matches code that can use more than the template's variables: constants, globals, global methods, and the scope
 * object.
 */
const REACHES_OUT =
  /[A-Z$`]|@@|%x|__|eval|exec|send\b|\b(?:scope|has_variable|define_\w+|def|class|module|binding|methods?|require\w*|load|autoload|open|readlines?|gets|test|select|s?rand|shuffle|sample|object_id|sleep|puts|print|p|pp|putc|printf|display|warn|system|spawn|fork|trap|at_exit|exit|abort|caller\w*|callcc|set_trace_func|syscall)\b/;

/**
 * Text that an encoded value contains if Ruby identifies the value by a number. Such numbers are valid in only one
 * compilation.
 */
const BY_NUMBER = '"t":"object"';

/** True if the result of a template depends only on its variables and on its queries to the engine. */
export function dependsOnVariablesAlone(text: string): boolean {
  for (const [, code = ''] of text.matchAll(/<%(?!%)([^]*?)(?:%>|$)/g))
    if (!code.startsWith('#') && REACHES_OUT.test(withoutTexts(code))) return false;
  return true;
}

function withoutTexts(code: string): string {
  return code.replaceAll(/'(?:[^'\\]|\\.)*'/g, "''");
}

/**
 * Creates the cache key of a template with its encoded variables. Returns undefined if the variables are valid in only
 * one compilation.
 */
export function createKey(number: number, name: string | undefined, variables: unknown): string | undefined {
  const text = JSON.stringify(variables);
  return text.includes(BY_NUMBER) ? undefined : `${number} ${name ?? ''} ${text}`;
}
