/** Ends a `switch` that covers all members of a union. The compiler proves that this call is unreachable. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
