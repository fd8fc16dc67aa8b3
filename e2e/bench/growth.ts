/** The cost of each resource for several numbers of resources, and how it grows. */
import { chain, directories, resources } from './manifests.ts';
import type { Measure } from './measure.ts';

export interface Shape {
  readonly name: string;
  readonly text: (count: number) => string;
}

/** Manifests with different emphasis: values and defines, relationships, types. */
export const shapes: readonly Shape[] = [
  { name: 'defines', text: resources },
  { name: 'chain', text: chain },
  { name: 'directories', text: directories },
];

export const counts = [1000, 10_000] as const;

/** Prints the time for each resource, next to that of smaller manifests. */
export class Growth {
  #before: number | undefined;

  cells(measured: Measure, count: number): readonly string[] {
    const each = (measured.seconds * 1e6) / count;
    const growth = this.#before === undefined ? '' : `${(each / this.#before).toFixed(2)} times that of fewer`;
    this.#before = each;
    return [`${each.toFixed(2)} µs a resource`, growth];
  }
}
