/** Finds the facts that an ERB template reads on a failing line. */
import { LineIndex, structuredPath, type Diagnostic } from '../engine/index.ts';
import { assignedIn } from './assigned.ts';
import type { Repository } from './repository.ts';
import { valueInTemplate } from './stand-ins/expected-type.ts';
import { TEXT, type StandInValue } from './stand-ins/stand-in-values.ts';

const READ = /@(\w+)|scope\[['"](?:::)?(\w+)['"]\]|lookupvar\(['"](?:::)?(\w+)['"]\)/g;

/** Variables that Puppet sets in each scope. */
const OF_SCOPES: ReadonlySet<string> = new Set(['title', 'name', 'module_name', 'caller_module_name', 'environment']);

export interface TemplateFact {
  readonly name: string;
  readonly value: StandInValue;
}

/**
 * Returns the variables on the line of an error that must be facts, because no code around the template assigns them.
 * If the line has none, returns those of the whole template.
 */
export function templateFacts(error: Diagnostic, repository: Repository): readonly TemplateFact[] {
  const { file, span, origin } = error;
  const place = [origin, { file, span }].find((each) => each?.file.endsWith('.erb'));
  const text = place === undefined ? undefined : repository.files.read(place.file);
  if (text === undefined || place?.span === undefined) return [];
  const line = text.split('\n')[new LineIndex(text).lineAt(place.span.offset) - 1] ?? '';
  const caller = repository.programOf(file);
  const assigned = caller === undefined ? new Set<string>() : assignedIn(caller);
  const find = (code: string): readonly TemplateFact[] =>
    [...new Set(Array.from(code.matchAll(READ), ([, own, inScope, lookedUp]) => own ?? inScope ?? lookedUp ?? ''))]
      .filter((name) => !assigned.has(name) && !OF_SCOPES.has(name) && structuredPath(name) === undefined)
      .filter((name) => new RegExp(`(?<!@)@${name}\\s*(?:\\|\\|)?=[^=~]`).exec(text) === null)
      .map((name) => ({ name, value: valueInTemplate(name, text) ?? TEXT }));
  const onLine = find(line);
  return onLine.length > 0 ? onLine : find(text);
}
