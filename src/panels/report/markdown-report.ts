/** Formats a run as Markdown, for an issue or a chat. */
import type { RunRecord } from '../../protocol/run-record.ts';
import type { ResourceRunView } from '../../protocol/run.ts';
import { codeBlock, codeSpan } from '../../workspace/markdown.ts';
import { countText } from '../../protocol/count-text.ts';
import { durationText } from '../shared/label-texts.ts';
import { originText, totalsText } from '../shared/runs/run-texts.ts';
import { groups, statusTexts } from './report-rows.ts';

/**
 * Formats the totals, the outcomes of the resources (failures first) and the log. `logLines` are the displayed lines of
 * the log.
 */
export function markdownReport(record: RunRecord, logLines: readonly string[]): string {
  const { run, certname, endedAt, opened } = record;
  const sections = groups
    .filter(({ id }) => id !== 'unchanged')
    .flatMap(({ title, holds }) => {
      const resources = run.resources.filter(holds);
      return resources.length === 0 ? [] : [`### ${title} (${resources.length})\n\n${resources.map(entry).join('\n')}`];
    });
  const facts = [
    `- Node: ${codeSpan(certname)}`,
    `- Started by: ${codeSpan(originText(record))}${run.noop ? ' (noop)' : ''}, ended ${new Date(endedAt).toISOString()}`,
    `- ${statusTexts[run.status]}: ${countText(run.resources.length, 'resource')} in ${durationText(run.duration)} ${opened === undefined ? 'simulated' : 'measured'}`,
    `- Totals: ${totalsText(run.totals)}`,
    ...(run.error === undefined ? [] : [`- Error: ${codeSpan(run.error)}`]),
  ];
  return `${[`## Puppet run on ${codeSpan(certname)}`, facts.join('\n'), ...sections, `### Log\n\n${codeBlock(logLines.join('\n'))}`].join('\n\n')}\n`;
}

function entry({ ref, changes, reason }: ResourceRunView): string {
  const messages =
    changes.length === 0 ? (reason === undefined ? [] : [reason]) : changes.map(({ message }) => message);
  const [only] = messages;
  if (messages.length === 1 && only !== undefined) return `- ${codeSpan(ref)}: ${codeSpan(only)}`;
  return [`- ${codeSpan(ref)}`, ...messages.map((message) => `  - ${codeSpan(message)}`)].join('\n');
}
