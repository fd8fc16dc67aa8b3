import type { Place } from '../../protocol/analysis.ts';

/**
 * Shortens a string in its middle, because the middle is the least informative part of paths and generated titles:
 * `/usr/share/…/leapseconds.list`.
 */
export function middleTruncate(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const tail = Math.ceil((length - 1) * 0.55);
  return `${characters.slice(0, length - 1 - tail).join('')}…${characters.slice(characters.length - tail).join('')}`;
}

/** Splits `File[/etc/motd]` into type and title; a string that is not a reference becomes the title. */
export function splitRef(ref: string): { readonly type: string; readonly title: string } {
  const open = ref.indexOf('[');
  return open < 0 ? { type: '', title: ref } : { type: ref.slice(0, open), title: ref.slice(open + 1, -1) };
}

/** Formats a place, for example `manifests/site.pp:12`. */
export function placeText(place: Place): string {
  return `${place.file}:${place.line}`;
}

/** Formats simulated milliseconds, for example `40 ms`, `2.4 s` or `3 min 5 s`. */
export function durationText(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${Number((milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 1))} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
