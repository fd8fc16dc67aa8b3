/** Reason for which something cannot be renamed, for people; the request catches it. */
export class RenameRefusal extends Error {
  override readonly name = 'RenameRefusal';
}

export function refuse(reason: string): never {
  throw new RenameRefusal(reason);
}
