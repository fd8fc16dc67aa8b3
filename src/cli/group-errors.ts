import type { Place } from '../protocol/analysis.ts';
import { countText } from '../protocol/count-text.ts';

interface NodeError {
  /** The node, or another part that was compiled. */
  readonly name: string;
  /** Certname in the message, if it differs from the name. */
  readonly certname?: string;
  readonly message: string;
  readonly place?: Place;
}

/** Lists each error once, with the first part that has it and the number of the others. Frequent errors come first. */
export function groupErrors(errors: readonly NodeError[]): readonly string[] {
  const namesOf = new Map<string, string[]>();
  for (const { name, certname = name, message, place } of errors) {
    const at = place === undefined || message.includes('(file: ') ? '' : ` (${place.file}:${place.line})`;
    // Many messages name their node, which would make equal errors different.
    const text = `${(message.split('\n', 1)[0] ?? '').replaceAll(certname, 'NODE')}${at}`;
    namesOf.set(text, [...(namesOf.get(text) ?? []), name]);
  }
  return [...namesOf]
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([text, names]) => {
      const [first = '', ...more] = new Set(names);
      return [
        `  ${text}`,
        `    on ${first}${more.length === 0 ? '' : ` and ${countText(more.length, 'more', 'more')}`}`,
      ];
    });
}
