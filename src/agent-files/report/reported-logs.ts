import type { LogLevelView, LogLineView } from '../../protocol/analysis.ts';
import { findMessageCode } from '../codes/message-code.ts';
import { readNumber, readRows, readText, type Fields } from './fields.ts';
import { parseTime, roundTime } from './times.ts';

const LEVELS: ReadonlyMap<string, LogLevelView> = new Map(
  (['debug', 'info', 'notice', 'warning', 'err', 'alert', 'emerg', 'crit'] as const).map((level) => [level, level]),
);

/** Reads the log lines of a report. Their times are relative to `startedAt`. */
export function readLogs(report: Fields, startedAt: number): readonly LogLineView[] {
  return readRows(report, 'logs').map((row): LogLineView => {
    const time = parseTime(readText(row, 'time'));
    const [file, line] = [readText(row, 'file'), readNumber(row, 'line')];
    const level = LEVELS.get(readText(row, 'level') ?? '') ?? 'notice';
    const message = readText(row, 'message') ?? '';
    const code = findMessageCode(message, level);
    return {
      level,
      source: readText(row, 'source') ?? 'Puppet',
      message,
      ...(file === undefined || line === undefined ? {} : { place: { file, line } }),
      ...(time === undefined ? {} : { time: roundTime(time - startedAt) }),
      ...(code === undefined ? {} : { code }),
    };
  });
}
