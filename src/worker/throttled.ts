/** Milliseconds between two reports. */
const REPORT_INTERVAL = 100;

/** Returns a function that passes reports on, at most ten per second. The others are dropped. */
export function throttled<Report>(tell: (report: Report) => void): (report: Report) => void {
  let told = -Infinity;
  return (report) => {
    const now = performance.now();
    if (now - told < REPORT_INTERVAL) return;
    told = now;
    tell(report);
  };
}
