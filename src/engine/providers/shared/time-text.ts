/**
 * Formats a time like Ruby's `Time#to_s` in UTC: `2025-06-02 08:00:00 +0000`. `time` is in milliseconds since the
 * epoch.
 */
export function timeText(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} +0000`;
}
