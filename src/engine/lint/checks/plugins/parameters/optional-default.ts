import type { LintCheck } from '../../../check.ts';
import type { Token } from '../../../tokens/token.ts';
import { findParameters } from './find-parameters.ts';
import { findDefaultValue, findTypeStart, hasCall } from './parameter-parts.ts';

export const optionalDefault: LintCheck = {
  name: 'optional_default',
  documentation:
    'Give an `Optional` parameter the default undef. With another default, callers cannot set undef. A parameter of a defined type without a default is required, even if it is `Optional`.',
  wrong: "class ntp (\n  Optional[String] $package = 'ntp',\n) { }",
  right: "class ntp (\n  String $package = 'ntp',\n) { }",
  kind: 'warning',
  isDefault: false,
  plugin: 'optional_default-check',
  *find({ definitions, tokens }) {
    for (const definition of definitions) {
      const brackets = { opening: ['LPAREN', 'LBRACK'], closing: ['RPAREN', 'RBRACK'] } as const;
      for (const parameter of findParameters(definition, brackets)) {
        if (!isOptional(parameter)) continue;
        const value = findDefaultValue(parameter, tokens);
        if (value !== undefined && isOtherThanUndef(value)) {
          yield { message: 'Optional parameter defaults to something other than undef', at: parameter };
        }
        if (definition.kind === 'defined type' && value === undefined) {
          yield { message: "Optional defined type parameter doesn't have a default", at: parameter };
        }
      }
    }
  },
};

function isOptional(parameter: Token): boolean {
  const type = findTypeStart(parameter);
  return type?.kind === 'TYPE' && type.value === 'Optional';
}

/** True if a default value cannot be undef. A call or a variable may be undef. */
function isOtherThanUndef(value: readonly Token[]): boolean {
  const kind = value[0]?.kind;
  return kind !== 'UNDEF' && kind !== 'VARIABLE' && !hasCall(value);
}
