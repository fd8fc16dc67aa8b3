/** Ends a `switch` that covers a union, where the compiler proves that nothing reaches it. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
