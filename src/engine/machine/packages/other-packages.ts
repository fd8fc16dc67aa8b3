import type { AvailablePackage } from './package-manager.ts';

/**
 * Written in place of a version that equals the version in the previous line. Packages built from one source are
 * adjacent and share their version.
 */
export const SAME_VERSION = '.';

/**
 * Packages of an archive that are known by only one line: the name, the version, the packages installed with the
 * package, and its other names after `=` (`caddy 2.6.2-5 libnss3-tools =httpd`). A line is parsed when it is first
 * needed, because there are thousands of lines and a machine needs few.
 */
export class OtherPackages {
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
    const [, ...words] = line.slice(start.length).split(' ');
    const version = this.#versionAt(low);
    const depends = words.filter((word) => !word.startsWith('='));
    const provides = words.flatMap((word) => (word.startsWith('=') ? [word.slice(1)] : []));
    return {
      version,
      ...(depends.length === 0 ? {} : { depends }),
      ...(provides.length === 0 ? {} : { provides }),
    };
  }

  #versionAt(index: number): string {
    for (let at = index; at >= 0; at -= 1) {
      const version = this.#lines[at]?.split(' ', 2)[1];
      if (version !== SAME_VERSION) return version ?? '';
    }
    return '';
  }

  /** Returns the packages that provide names besides their own, each with these additional names. */
  providing(): readonly (readonly [name: string, provides: readonly string[]])[] {
    return this.#lines.flatMap((line) => {
      if (!line.includes(' =')) return [];
      const [name = '', , ...words] = line.split(' ');
      return [[name, words.filter((word) => word.startsWith('=')).map((word) => word.slice(1))] as const];
    });
  }

  names(): readonly string[] {
    return this.#lines.map((line) => line.slice(0, line.indexOf(' ')));
  }
}
