/** Formats an overview of runs as Markdown, for an issue or a pull request. */
import { codeSpan, prose } from '../../workspace/markdown.ts';
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

export function toMarkdown(overview: Overview): string {
  const sections = [
    [`## Puppet runs`, prose(summaryText(overview))],
    runSection(overview),
    failureSection(overview),
    section(
      titles.repeated,
      overview.repeated.map(
        ({ ref, certname, message, cause, refreshes, place }) =>
          `- ${codeSpan(ref)} on ${codeSpan(certname)}: ${codeSpan(message)}. ${prose(causeTexts[cause])}${
            refreshes.length === 0 ? '' : ` It refreshes ${refreshes.map(codeSpan).join(', ')} every time.`
          }${place === undefined ? '' : ` (${codeSpan(placeText(place))})`}`,
      ),
    ),
    section(
      titles.flapping,
      overview.flapping.map(
        ({ ref, certname, outcomes }) => `- ${codeSpan(ref)} on ${codeSpan(certname)}: ${outcomes.join(', ')}`,
      ),
    ),
    section(
      titles.slower,
      overview.slower.map(
        ({ ref, certname, before, after }) =>
          `- ${codeSpan(ref)} on ${codeSpan(certname)}: ${durationText(before)}, then ${durationText(after)}`,
      ),
    ),
    section(
      titles.slowest,
      overview.slowest.map(
        ({ ref, duration, run }) =>
          `- ${durationText(duration)}: ${codeSpan(ref)}${overview.runs.length < 2 ? '' : ` in ${codeSpan(run)}`}`,
      ),
    ),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n\n'))
    .join('\n\n')}\n`;
}

function section(title: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [`### ${title}`, items.join('\n')];
}

function runSection({ runs }: Overview): readonly string[] {
  const cell = (text: string): string => codeSpan(text).replaceAll('|', '\\|');
  const rows = runs.map(
    ({ name, certname, start = '', version = '', status, totals, duration }) =>
      `| ${cell(name)} | ${cell(certname)} | ${start.slice(0, 19).replace('T', ' ')} | ${prose(version)} | ${status} | ${totalsText(totals)} | ${durationText(duration)} |`,
  );
  const notes = runs.flatMap(({ name, error, notes: own }) => [
    ...(error === undefined ? [] : [`- ${codeSpan(name)}: ${codeSpan(error)}`]),
    ...own.map((note) => `- ${codeSpan(name)}: ${prose(note)}`),
  ]);
  return [
    `### ${titles.runs}`,
    [
      '| File | Node | Start | Version | Status | Resources | Duration |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
    ...(notes.length === 0 ? [] : [notes.join('\n')]),
  ];
}

function failureSection({ failures, unexplained, runs }: Overview): readonly string[] {
  return section(titles.failures, [
    ...failures.flatMap(({ run, ref, reason = '', place, skipped }) => [
      `- ${codeSpan(ref)}${runs.length < 2 ? '' : ` in ${codeSpan(run)}`}${reason === '' ? '' : `: ${codeSpan(reason)}`}${place === undefined ? '' : ` (${codeSpan(placeText(place))})`}`,
      ...skipped.map((each) => `  - skipped: ${codeSpan(chainText(each))}`),
    ]),
    ...unexplained.map(({ run, refs }) => `- ${codeSpan(run)}: ${prose(unexplainedText(refs))}.`),
  ]);
}
