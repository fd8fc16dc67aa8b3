/** Thrown if something cannot be renamed, with the reason to show. The rename request catches it. */
export class RenameRefusal extends Error {
  override readonly name = 'RenameRefusal';
}

export function refuse(reason: string): never {
  throw new RenameRefusal(reason);
}
