import type { Finding } from '../../../check.ts';
import type { Token } from '../../../tokens/token.ts';

/**
 * Finds white space between the type of a reference and its bracket. The message is the plugin's, including its typo.
 */
export function* whitespaceBeforeTitle(type: Token): Iterable<Finding> {
  if (type.next?.kind === 'WHITESPACE' && type.nextCode?.kind === 'LBRACK') {
    yield { message: 'whitespce between reference type and title', at: type };
  }
}
