/**
 * Splits the address of a search result at its first slash: `lesson/first-resources/declare` has the id
 * `first-resources/declare`.
 */
export function splitAddress(address: string): readonly [kind: string, id: string] {
  const slash = address.indexOf('/');
  return [address.slice(0, slash), address.slice(slash + 1)];
}
