const steps = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** How long ago something was: `3 minutes ago`, `yesterday`. Times are in milliseconds since the epoch. */
export function timeText(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const step = steps.find(({ milliseconds }) => now - at >= milliseconds);
  return step === undefined ? 'just now' : format.format(-Math.floor((now - at) / step.milliseconds), step.unit);
}
