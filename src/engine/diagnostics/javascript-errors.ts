/**
 * Recognizes errors of JavaScript engines. Stack overflows and exceeded sizes have no error class of their own, so this
 * file reads the messages of V8 (14), JavaScriptCore and SpiderMonkey (Firefox 128 and later).
 * `javascript-errors.test.ts` causes each error, and fails if a message of V8 changes.
 */

/** True for a stack overflow. Uses no regular expression, because compiling one needs stack space. */
export function isStackOverflow(error: unknown): boolean {
  return (
    error instanceof Error &&
    // The first message is that of V8 and JavaScriptCore, the second that of SpiderMonkey.
    (error.message.includes('call stack size') || error.message.includes('too much recursion'))
  );
}

export function tooLargeKind(error: unknown): 'string' | 'array' | undefined {
  if (!(error instanceof RangeError)) return undefined;
  if (error.message.includes('string length')) return 'string';
  return error.message.includes('array length') ? 'array' : undefined;
}

/** True if WebAssembly code executed the instruction `unreachable`, as Ruby does when its stack overflows. */
export function isUnreachableTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError && error.message.toLowerCase().includes('unreachable');
}
