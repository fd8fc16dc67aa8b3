/** Durations of operations on the simulated machine in milliseconds: plausible for a small server, and reproducible. */

/** Returns a number in [0, 1) that depends only on the string. */
function fraction(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0;
  return hash / 4294967296;
}

export const cost = {
  /** Cost of changing attributes, creating a link or directory, or removing an entry. */
  attribute: 1,
  directory: 1,
  removal: 1,
  /** Writing and syncing take two milliseconds, and one millisecond more for every 100 kB. */
  write: (bytes: number): number => 2 + Math.round(bytes / 100_000),
  packageInstall: (name: string): number => 2500 + Math.round(fraction(name) * 6000),
  packageRemove: (name: string): number => 900 + Math.round(fraction(name) * 1500),
  serviceStart: (name: string): number => 150 + Math.round(fraction(name) * 650),
  serviceStop: (name: string): number => 80 + Math.round(fraction(name) * 300),
  serviceEnable: 90,
  account: 35,
  command: 4,
} as const;
