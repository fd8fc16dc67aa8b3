/**
 * An error that a manifest or the machine can cause, beside `PuppetError`. What a run catches it tells as the resource's own
 * failure only if it is one of the two: anything else is a fault of the engine, and goes on.
 */
export class Failure extends Error {
  override readonly name: string = 'Failure';
}
