/** Why something cannot be renamed, for people; caught by the request. */
export class RenameRefusal extends Error {
  override readonly name = 'RenameRefusal';
}

export function refuse(reason: string): never {
  throw new RenameRefusal(reason);
}
