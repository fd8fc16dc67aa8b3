import type { Place } from '../protocol/analysis.ts';
import { countText } from '../protocol/count-text.ts';

interface NodeError {
  /** Name of the node, or another name for the compilation, such as a class and a machine. */
  readonly name: string;
  /** The node's certname in the message, if it differs from `name`. */
  readonly certname?: string;
  readonly message: string;
  readonly place?: Place;
}

/**
 * Lists each error once, with the name of one node that has the error and the number of other nodes. Frequent errors
 * come first.
 */
export function groupErrors(errors: readonly NodeError[]): readonly string[] {
  const namesOf = new Map<string, string[]>();
  for (const { name, certname = name, message, place } of errors) {
    const at = place === undefined || message.includes('(file: ') ? '' : ` (${place.file}:${place.line})`;
    // Removes the node's name, so that the same error of different nodes has the same text.
    const text = `${(message.split('\n', 1)[0] ?? '').replaceAll(certname, 'NODE')}${at}`;
    const known = namesOf.get(text);
    if (known === undefined) namesOf.set(text, [name]);
    else known.push(name);
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
