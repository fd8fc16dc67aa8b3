/** Milliseconds between two reports. */
const REPORT_INTERVAL = 100;

/** Returns a function that passes reports on, at most ten per second. The others are dropped. */
export function throttled<Report>(send: (report: Report) => void): (report: Report) => void {
  let lastSent = -Infinity;
  return (report) => {
    const now = performance.now();
    if (now - lastSent < REPORT_INTERVAL) return;
    lastSent = now;
    send(report);
  };
}
