/** Finds the explanation of a message of a log: the same code that the engine gives to its own message. */
import type { LogLevelView } from '../../protocol/analysis.ts';

export function findMessageCode(_message: string, _level: LogLevelView): string | undefined {
  return undefined;
}
