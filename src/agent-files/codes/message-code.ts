/** Finds the engine's diagnostic code for a log message of real Puppet, so that the page can explain the message. */
import type { LogLevelView } from '../../protocol/analysis.ts';
import { catalogMessages } from './catalog-messages.ts';
import { dataMessages } from './data-messages.ts';
import { oldMessages } from './old-messages.ts';
import { causeMessages, outerMessages } from './run-messages.ts';
import { syntaxMessages } from './syntax-messages.ts';
import { TemplateIndex } from './templates.ts';
import { valuesMessages } from './values-messages.ts';

const causeTables = [causeMessages, catalogMessages, dataMessages, oldMessages, syntaxMessages, valuesMessages];
export const messageTables = [...causeTables, outerMessages];

const causes = new TemplateIndex(...causeTables);
const outer = new TemplateIndex(outerMessages);

const WITH_CODE: ReadonlySet<LogLevelView> = new Set(['warning', 'err', 'alert', 'crit', 'emerg']);
/** Messages at the level `notice` have no explanation, except this one. */
const FAILED_DEPENDENCY = /^(?:Class dependency|Dependency) [^\n]{1,2000} has failures: true/;

/** Returns the diagnostic code of a message, or undefined if the page has no explanation for it. */
export function findMessageCode(message: string, level: LogLevelView): string | undefined {
  if (level === 'notice') return FAILED_DEPENDENCY.test(message) ? 'DEPENDENCY_FAILED' : undefined;
  if (!WITH_CODE.has(level)) return undefined;
  return causes.find(message) ?? outer.find(message);
}
