import * as issues from '../diagnostics/issues/validation.ts';
import type { Expression, NodeDefinition, Variable } from '../syntax/ast.ts';
import { labelWithArticle, labelWithCapitalArticle } from '../syntax/labels.ts';
import type { Checker } from './checker.ts';

const NUMERIC_NAME = /^(?:0|[1-9][0-9]*)$/;
/** Only the last segment may begin with an underscore. */
const VARIABLE_NAME = /^(?:::)?(?:[a-z]\w*::)*[a-z_]\w*$/;

export function checkVariableName(checker: Checker, node: Variable): void {
  const { name } = node;
  if (/^[0-9]/.test(name)) {
    if (!NUMERIC_NAME.test(name)) checker.accept(issues.illegalNumericVariableName({ name }), node);
  } else if (!VARIABLE_NAME.test(name)) checker.accept(issues.illegalVariableName({ name }), node);
}

/** One of the names for which a node definition is. */
export function checkHostname(checker: Checker, host: Expression, node: NodeDefinition): void {
  switch (host.kind) {
    case 'LiteralString':
      if (/[^-\w.]/.test(host.value)) checker.accept(issues.illegalHostnameCharacters({ hostname: host.value }), host);
      break;
    case 'ConcatenatedString': {
      const interpolated = host.segments.find((segment) => segment.kind === 'TextExpression');
      if (interpolated?.kind === 'TextExpression') {
        checker.accept(issues.illegalHostnameInterpolation(), interpolated.expr);
      }
      break;
    }
    case 'LiteralDefault':
    case 'LiteralRegularExpression':
      break;
    default: {
      const args = {
        expression: labelWithCapitalArticle(host),
        feature: 'hostname',
        container: labelWithArticle(node),
      };
      checker.accept(issues.illegalExpression(args), host);
    }
  }
}
