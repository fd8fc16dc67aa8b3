/** Thrown with the reason, for people, for which something cannot be renamed; the rename request catches it. */
export class RenameRefusal extends Error {
  override readonly name = 'RenameRefusal';
}

export function refuse(reason: string): never {
  throw new RenameRefusal(reason);
}
