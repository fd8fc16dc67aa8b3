/**
 * Cache of template results, by input. Nodes share most of their templates and many values, and an edit leaves most
 * templates unchanged. A cache lookup is much faster than rendering the template in Ruby again.
 */

/** Maximum number of characters of all keys and results. A cache that exceeds it is cleared. */
const MOST = 8 * 1024 * 1024;

export class FilledTemplates {
  readonly #texts = new Map<string, string>();
  #size = 0;

  /** @param key the template with all of its input */
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
 * Code by which a template can use more than its variables: constants and globals, global methods, and the scope
 * object.
 */
const REACHES_OUT =
  /[A-Z$`]|@@|%x|__|eval|exec|send\b|\b(?:scope|has_variable|define_\w+|def|class|module|binding|methods?|require\w*|load|autoload|open|readlines?|gets|test|select|s?rand|shuffle|sample|object_id|sleep|puts|print|p|pp|putc|printf|display|warn|system|spawn|fork|trap|at_exit|exit|abort|caller\w*|callcc|set_trace_func|syscall)\b/;

/** Marks a value that Ruby knows by a number. The number is valid only in this compilation. */
const BY_NUMBER = '"t":"object"';

/**
 * True if the result of a template depends only on its variables and on what it requests from the engine while it is
 * rendered.
 */
export function dependsOnVariablesAlone(text: string): boolean {
  for (const [, code = ''] of text.matchAll(/<%(?!%)([^]*?)(?:%>|$)/g))
    if (!code.startsWith('#') && REACHES_OUT.test(withoutTexts(code))) return false;
  return true;
}

/** Removes the contents of single-quoted strings from code. */
function withoutTexts(code: string): string {
  return code.replaceAll(/'(?:[^'\\]|\\.)*'/g, "''");
}

/**
 * Creates the cache key of a template and the frame of its variables. Returns undefined if the variables mean something
 * different in each compilation.
 */
export function createKey(number: number, name: string | undefined, variables: unknown): string | undefined {
  const text = JSON.stringify(variables);
  return text.includes(BY_NUMBER) ? undefined : `${number} ${name ?? ''} ${text}`;
}
