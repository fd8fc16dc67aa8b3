import type { LintCheck } from '../../../check.ts';
import type { Token } from '../../../tokens/token.ts';
import { findParameters } from './find-parameters.ts';
import { findDefaultValue, findTypeStart, hasCall } from './parameter-parts.ts';

export const paramsNotOptionalWithUndef: LintCheck = {
  name: 'params_not_optional_with_undef',
  documentation:
    'Give a parameter with the default undef an `Optional` type. Other types do not accept undef, so Puppet rejects a declaration that leaves the parameter out.',
  wrong: 'class ntp (\n  String $server = undef,\n) { }',
  right: 'class ntp (\n  Optional[String] $server = undef,\n) { }',
  kind: 'warning',
  isDefault: false,
  plugin: 'params_not_optional_with_undef-check',
  *find({ definitions, tokens }) {
    for (const definition of definitions) {
      const brackets = { opening: ['LPAREN', 'LBRACK'], closing: ['RPAREN', 'RBRACK'] } as const;
      for (const parameter of findParameters(definition, brackets)) {
        const type = findTypeStart(parameter);
        if (type?.kind !== 'TYPE' || type.value === 'Optional' || isVariantWithUndef(type, parameter)) continue;
        const value = findDefaultValue(parameter, tokens);
        if (value?.[0]?.kind !== 'UNDEF' || hasCall(value)) continue;
        yield { message: 'Not optional parameter defaults to undef', at: parameter };
      }
    }
  },
};

/** True for a `Variant` that has `Undef` among its direct parameters. */
function isVariantWithUndef(type: Token, parameter: Token): boolean {
  if (type.value !== 'Variant') return false;
  let depth = 0;
  for (let at = type.nextCode; at !== undefined && at !== parameter; at = at.nextCode) {
    if (at.kind === 'LBRACK') depth += 1;
    else if (at.kind === 'RBRACK') depth -= 1;
    else if (depth === 1 && at.kind === 'TYPE' && at.value === 'Undef') return true;
  }
  return false;
}
