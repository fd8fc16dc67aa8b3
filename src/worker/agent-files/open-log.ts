import { readLog } from '../../agent-files/log/read-log.ts';
import { logSummary, logTitle } from '../../agent-files/shown/describe.ts';
import { showLog } from '../../agent-files/shown/show-log.ts';
import type { OpenedContent } from '../../protocol/opened-run.ts';

/** Opens a log, or returns the reason why it has no messages. */
export function openLog(text: string, form: 'log-text' | 'log-json'): readonly OpenedContent[] | string {
  const log = readLog(text, form);
  if (log.lines.length === 0) return 'It has no Puppet messages.';
  const { run, names } = showLog(log);
  return [
    {
      kind: 'log',
      title: logTitle(log),
      summary: logSummary(log),
      ...(log.certname === undefined ? {} : { certname: log.certname }),
      unread: log.unread,
      run,
      graph: names.graph,
    },
  ];
}
