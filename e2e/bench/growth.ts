/** Measures the cost per resource for manifests of several sizes, and how it grows. */
import { chain, directories, resources } from './manifests.ts';
import type { Measure } from './measure.ts';

export interface Shape {
  readonly name: string;
  readonly text: (count: number) => string;
}

/** Manifests of three kinds: many values and defines, a long chain of relationships, many autorequires. */
export const shapes: readonly Shape[] = [
  { name: 'defines', text: resources },
  { name: 'chain', text: chain },
  { name: 'directories', text: directories },
];

export const counts = [1000, 10_000] as const;

/** Prints the time per resource, and its ratio to the previous, smaller manifest. */
export class Growth {
  #before: number | undefined;

  cells(measured: Measure, count: number): readonly string[] {
    const each = (measured.seconds * 1e6) / count;
    const growth = this.#before === undefined ? '' : `${(each / this.#before).toFixed(2)} times that of fewer`;
    this.#before = each;
    return [`${each.toFixed(2)} µs a resource`, growth];
  }
}
