import type { LintCheck } from '../../../check.ts';
import { findParameters } from './find-parameters.ts';
import { findDefaultValue, findTypeStart } from './parameter-parts.ts';

export const paramsEmptyStringAssignment: LintCheck = {
  name: 'params_empty_string_assignment',
  documentation:
    'Do not use an empty string as the default of a parameter. Use `Optional` with the default undef, which a condition can test.',
  wrong: "class ntp (\n  String $server = '',\n) { }",
  right: 'class ntp (\n  Optional[String[1]] $server = undef,\n) { }',
  kind: 'warning',
  isDefault: false,
  plugin: 'params_empty_string-check',
  *find({ definitions, tokens }) {
    for (const definition of definitions) {
      const brackets = { opening: ['LPAREN', 'LBRACK'], closing: ['RPAREN', 'RBRACK'] } as const;
      for (const parameter of findParameters(definition, brackets)) {
        const type = findTypeStart(parameter);
        if (type?.kind !== 'TYPE' || !/^(?:String|Variant)/m.test(type.value)) continue;
        const first = findDefaultValue(parameter, tokens)?.[0];
        if (first?.kind !== 'SSTRING' || first.value !== '') continue;
        yield { message: 'class parameter with String type defaults to empty string', at: parameter };
      }
    }
  },
};
