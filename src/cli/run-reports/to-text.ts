/** Formats an overview of runs for a terminal. */
import { styled } from '../output.ts';
import type { Overview } from './overview.ts';
import {
  causeTexts,
  chainText,
  durationText,
  placeText,
  summaryText,
  titles,
  totalsText,
  unexplainedText,
} from './words.ts';

/** Maximum number of skipped resources to list for one failure. */
const MOST_SKIPPED = 20;

export function toText(given: Overview): string {
  const overview = withPlainLines(given);
  const sections = [runLines, failureLines, repeatedLines, flappingLines, slowerLines, slowestLines].map((list) =>
    list(overview),
  );
  const body = sections.filter((lines) => lines.length > 0).map((lines) => `${lines.join('\n')}\n`);
  return `${body.join('\n')}\n${summaryText(overview)}\n`;
}

function title(text: string): string {
  return styled('bold', text);
}

function runLines({ runs }: Overview): readonly string[] {
  return [
    title(titles.runs),
    ...runs.flatMap((run) => {
      const { name, certname, start = '', version = '', status, noop, totals, duration, error, notes } = run;
      const word = styled(status === 'failed' ? 'red' : status === 'changed' ? 'yellow' : 'green', status);
      const facts = [certname, start.slice(0, 19).replace('T', ' '), version, noop && status !== 'noop' ? 'noop' : ''];
      return [
        `  ${name}: ${word}, ${totalsText(totals)}, ${durationText(duration)}`,
        styled('dim', `    ${facts.filter((fact) => fact !== '').join(', ')}`),
        ...(error === undefined ? [] : [`    ${error}`]),
        ...notes.map((note) => styled('dim', `    ${note}`)),
        ...(run.hiddenValues === 0
          ? []
          : [
              styled(
                'dim',
                `    Hidden because they look like a password or key: ${run.hiddenValues} (--show-hidden).`,
              ),
            ]),
      ];
    }),
  ];
}

function failureLines({ failures, unexplained, runs }: Overview): readonly string[] {
  if (failures.length === 0) return [];
  return [
    title(titles.failures),
    ...failures.flatMap(({ run, ref, place, reason = '', time, skipped }) => [
      `  ${styled('red', ref)}${runs.length < 2 ? '' : ` in ${run}`}, after ${durationText(time)}`,
      ...(reason === '' ? [] : [`    ${reason}`]),
      ...(place === undefined ? [] : [styled('dim', `    ${placeText(place)}`)]),
      ...(skipped.length === 0 ? [] : [`    skipped because of it: ${skipped.length}`]),
      ...skipped.slice(0, MOST_SKIPPED).map((each) => `      ${chainText(each)}`),
      ...(skipped.length > MOST_SKIPPED ? [`      … and ${skipped.length - MOST_SKIPPED} more`] : []),
    ]),
    ...unexplained.flatMap(({ run, refs }) => [`  ${run}: ${unexplainedText(refs)}.`]),
  ];
}

function repeatedLines({ repeated }: Overview): readonly string[] {
  if (repeated.length === 0) return [];
  return [
    title(titles.repeated),
    ...repeated.flatMap(({ ref, certname, runCount, message, cause, place, refreshes }) => [
      `  ${ref} on ${certname}, in ${runCount} of ${runCount} runs: ${message}`,
      `    ${causeTexts[cause]}`,
      ...(refreshes.length === 0 ? [] : [`    It refreshes ${refreshes.join(', ')} every time.`]),
      ...(place === undefined ? [] : [styled('dim', `    ${placeText(place)}`)]),
    ]),
  ];
}

function flappingLines({ flapping }: Overview): readonly string[] {
  if (flapping.length === 0) return [];
  return [
    title(titles.flapping),
    ...flapping.map(({ ref, certname, outcomes }) => `  ${ref} on ${certname}: ${outcomes.join(', ')}`),
  ];
}

function slowerLines({ slower }: Overview): readonly string[] {
  if (slower.length === 0) return [];
  return [
    title(titles.slower),
    ...slower.map(
      ({ ref, certname, before, after }) =>
        `  ${ref} on ${certname}: ${durationText(before)}, then ${durationText(after)}`,
    ),
  ];
}

function slowestLines({ slowest, runs }: Overview): readonly string[] {
  if (slowest.length === 0) return [];
  return [
    title(titles.slowest),
    ...slowest.map(
      ({ ref, duration, run }) =>
        `  ${durationText(duration).padStart(9)}  ${ref}${runs.length < 2 ? '' : styled('dim', ` in ${run}`)}`,
    ),
  ];
}

/** Control characters, which could move the cursor, and characters that change the writing direction. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Returns the overview with each string on one line, and without invisible characters of the files. */
function withPlainLines(overview: Overview): Overview {
  const toLine = (_name: string, value: unknown): unknown =>
    typeof value === 'string' ? value.replaceAll(/\s*\n\s*/g, ' ').replaceAll(UNSEEN, ' ') : value;
  const plain: Overview = JSON.parse(JSON.stringify(overview, toLine));
  return plain;
}
