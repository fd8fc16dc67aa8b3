/**
 * Errors of JavaScript engines as data. The language gives stack overflows and sizes no types of their own, so the messages of V8 (14), JavaScriptCore
 * and SpiderMonkey (Firefox 128 and later) are the only source. This is the only file that reads them; `javascript-errors.test.ts` causes each
 * error and fails when V8's message changes.
 */

/** Whether the stack ran out. Without a regular expression: compiling one needs stack too. */
export function isStackOverflow(error: unknown): boolean {
  return (
    error instanceof Error &&
    // V8 and JavaScriptCore; SpiderMonkey
    (error.message.includes('call stack size') || error.message.includes('too much recursion'))
  );
}

/** What was too large for JavaScript; undefined for any other error. */
export function tooLargeKind(error: unknown): 'string' | 'array' | undefined {
  if (!(error instanceof RangeError)) return undefined;
  if (error.message.includes('string length')) return 'string';
  return error.message.includes('array length') ? 'array' : undefined;
}

/** Whether WebAssembly code stopped at the instruction `unreachable`, as Ruby does when its stack overflows. */
export function isUnreachableTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError && error.message.toLowerCase().includes('unreachable');
}
