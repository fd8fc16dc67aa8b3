/** Errors in releases with the old grammar. Their locations have no column. */
import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import type { Evaluator } from '../../../evaluator/evaluator.ts';
import type { AstNode } from '../../../syntax/ast.ts';

/**
 * Adds the place of a node to an error without a place. In Puppet 3 and later, errors of the compiler (`Puppet::Error`)
 * have no place.
 */
export function locateInOldLanguage(evaluator: Evaluator, error: PuppetError, node: AstNode): PuppetError {
  const { place, errorClass } = error;
  if (place?.line !== undefined || errorClass === 'Puppet::Resource::Catalog::DuplicateResourceError') return error;
  if (errorClass === 'Puppet::Error' && !evaluator.host.release.has('errors of the compiler have places')) {
    return error.origin === undefined
      ? new PuppetError(error.issue, place, errorClass, error.cause, evaluator.placeOf(node))
      : error;
  }
  return new PuppetError(error.issue, evaluator.placeOf(node), 'Puppet::ParseError', error.cause);
}
