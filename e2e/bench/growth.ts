/** Work by the number of resources: what one takes, and whether that grows with the number of all. */
import { chain, directories, resources } from './manifests.ts';
import type { Measure } from './measure.ts';

export interface Shape {
  readonly name: string;
  readonly text: (count: number) => string;
}

/** Manifests that put the weight in different places: values and defines, relationships, types. */
export const shapes: readonly Shape[] = [
  { name: 'defines', text: resources },
  { name: 'chain', text: chain },
  { name: 'directories', text: directories },
];

export const counts = [1000, 10_000] as const;

/** Prints what a resource takes, beside what it took with fewer. */
export class Growth {
  #before: number | undefined;

  cells(measured: Measure, count: number): readonly string[] {
    const each = (measured.seconds * 1e6) / count;
    const growth = this.#before === undefined ? '' : `${(each / this.#before).toFixed(2)} times that of fewer`;
    this.#before = each;
    return [`${each.toFixed(2)} µs a resource`, growth];
  }
}
