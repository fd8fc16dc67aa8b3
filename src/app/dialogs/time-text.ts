import type { StateDifference } from '../../workspace/drafts/earlier-states.ts';

const steps = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/**
 * Formats a time relative to now, such as `3 minutes ago` or `yesterday`. Times are in milliseconds since the epoch.
 */
export function timeText(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const step = steps.find(({ milliseconds }) => now - at >= milliseconds);
  return step === undefined ? 'just now' : format.format(-Math.floor((now - at) / step.milliseconds), step.unit);
}

/** Formats a date and time: `21 Nov, 06:12`. */
export function momentText(at: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

/** Summarizes how the project differs from a state: `manifests/site.pp, different nodes or facts`. */
export function differenceText(difference: StateDifference | undefined): string {
  if (difference === undefined) return '';
  const [only] = difference.files;
  const parts = [
    ...(only === undefined
      ? []
      : [difference.files.length === 1 ? only.path : `${difference.files.length} files differ`]),
    ...(difference.name === undefined ? [] : ['different name']),
    ...(difference.kept ? ['different files that Bunraku does not read'] : []),
    ...(difference.nodes ? ['different nodes or facts'] : []),
  ];
  return parts.length === 0 ? 'Same as now' : parts.join(', ');
}
