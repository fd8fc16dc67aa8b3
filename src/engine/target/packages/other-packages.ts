import type { AvailablePackage } from './package-manager.ts';

/**
 * Packages of which an archive has only a line: the name, the version, and the packages that come along (`caddy 2.6.2-5 libnss3-tools`).
 * A line is read when its package is asked for: there are thousands, and a machine needs few.
 */
export class OtherPackages {
  /** Sorted by code units, as the search below compares them. */
  readonly #lines: readonly string[];

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  find(name: string): AvailablePackage | undefined {
    const start = `${name} `;
    let low = 0;
    let high = this.#lines.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#lines[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    const line = this.#lines[low];
    if (line?.startsWith(start) !== true) return undefined;
    const [version = '', ...depends] = line.slice(start.length).split(' ');
    return depends.length === 0 ? { version } : { version, depends };
  }

  names(): readonly string[] {
    return this.#lines.map((line) => line.slice(0, line.indexOf(' ')));
  }
}
