/** The CPU time that a hostile program may take: so much work, not so much time, since machines differ in speed. */

/** Maximum CPU seconds on a current desktop computer. */
const SECONDS = 20;
/** CPU milliseconds of the sample on such a computer. */
const REFERENCE = 100;
/** Maximum factor for slower machines, so that a program that never ends still ends here. */
const SLOWEST = 4;

/** Returns the maximum CPU seconds on this machine. A faster one than the reference gets no less than 20. */
export function measureCpuLimit(): number {
  const samples = Array.from({ length: 5 }, runSample).toSorted((one, other) => one - other);
  const factor = (samples[2] ?? REFERENCE) / REFERENCE;
  return Math.ceil(SECONDS * Math.min(SLOWEST, Math.max(1, factor)));
}

/** Does a fixed amount of work of the engine's kind (objects, strings, maps). Returns its CPU milliseconds. */
function runSample(): number {
  const start = process.cpuUsage();
  const entries = new Map<string, { readonly at: number }>();
  for (let at = 0; at < 3_000_000; at += 1) entries.set(`key ${at % 5000}`, { at });
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
