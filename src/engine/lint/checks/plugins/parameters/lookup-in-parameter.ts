import type { LintCheck } from '../../../check.ts';

export const lookupInParameter: LintCheck = {
  name: 'lookup_in_parameter',
  documentation:
    'Puppet looks up class parameters in data automatically. A `lookup` as a default value hides the source of the value.',
  wrong: "class ntp (\n  String $server = lookup('time::server'),\n) { }",
  right: 'class ntp (\n  String $server,\n) { }',
  kind: 'warning',
  isDefault: false,
  plugin: 'lookup_in_parameter-check',
  *find({ tokens }) {
    /** Number of open parentheses in the parameter list of a class or define. Undefined outside of such a list. */
    let depth: number | undefined;
    for (const token of tokens) {
      const { kind, nextCode: name } = token;
      if (kind === 'CLASS' || kind === 'DEFINE') {
        if (name?.kind === 'NAME' && name.nextCode?.kind === 'LPAREN') depth = 0;
      } else if (depth !== undefined && kind === 'LPAREN') depth += 1;
      else if (depth !== undefined && kind === 'RPAREN') depth = depth === 1 ? undefined : depth - 1;
      else if (depth !== undefined && kind === 'FUNCTION_NAME' && token.value === 'lookup') {
        yield { message: 'lookup used to set the default value of a parameter', at: token };
      }
    }
  },
};
