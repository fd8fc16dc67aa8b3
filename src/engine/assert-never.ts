/** Ends a `switch` that covers all members of a union; the compiler proves that this call is unreachable. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
