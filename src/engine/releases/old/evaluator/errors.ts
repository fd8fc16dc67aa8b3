/** Errors in releases with the old grammar, which report only a line. */
import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import type { Evaluator } from '../../../evaluator/evaluator.ts';
import type { AstNode } from '../../../syntax/ast.ts';

/**
 * Adds the location of a node to an error that has none. The compiler's own errors (`Puppet::Error`) have no location
 * since Puppet 3.
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
