import type { LintCheck } from '../../../check.ts';
import type { Token } from '../../../tokens/token.ts';
import { findParameters } from './find-parameters.ts';

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
        const value = defaultValue(parameter, tokens);
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

/** True if the type before a parameter begins with `Optional`. */
function isOptional(parameter: Token): boolean {
  let nesting = 0;
  for (let at = parameter.prevCode; at !== undefined; at = at.prevCode) {
    if (at.kind === 'LBRACK' || at.kind === 'LPAREN') nesting += 1;
    else if (at.kind === 'RBRACK' || at.kind === 'RPAREN') nesting -= 1;
    const isStart = (at.kind === 'LPAREN' && nesting > 0) || (at.kind === 'COMMA' && nesting === 0);
    if (!isStart) continue;
    const first = at.nextCode;
    return first !== parameter && first?.kind === 'TYPE' && first.value === 'Optional';
  }
  return false;
}

/** The tokens of a parameter's default value. */
function defaultValue(parameter: Token, tokens: readonly Token[]): readonly Token[] | undefined {
  let nesting = 0;
  let first: Token | undefined;
  for (let at = parameter.nextCode; at !== undefined; at = at.next) {
    if (at.kind === 'LPAREN' || at.kind === 'LBRACK') nesting += 1;
    else if (at.kind === 'RBRACK') nesting -= 1;
    else if (at.kind === 'EQUALS') first = at.nextCode;
    const isEnd = (at.kind === 'RPAREN' && nesting <= 0) || (at.kind === 'COMMA' && nesting <= 0);
    if (at.kind === 'RPAREN') nesting -= 1;
    if (!isEnd) continue;
    const value = tokens.slice(first?.index ?? 0, (at.prevCode?.index ?? -1) + 1);
    return first === undefined || value.length === 0 ? undefined : value;
  }
  return undefined;
}

/** A call or a variable can be undef. */
function isOtherThanUndef(value: readonly Token[]): boolean {
  const kind = value[0]?.kind;
  return (
    kind !== 'UNDEF' && kind !== 'VARIABLE' && !value.some((token) => token.kind === 'DOT' || token.kind === 'LPAREN')
  );
}
