import { variableExists } from '../../../evaluator/scope/variables.ts';
import { defineFunction } from '../../define.ts';

export const defined = defineFunction({
  name: 'defined',
  doc: `Tests whether at least one of its arguments exists: a variable (\`'$x'\`), a type or class by name, or a declared resource. The result depends on the evaluation order: it does not see what is declared later.

\`\`\`puppet
unless defined(Package['curl']) { package { 'curl': ensure => installed } }
\`\`\``,
  dispatches: [
    {
      parameters: ['Variant[String, Type[CatalogEntry], Type[Type[CatalogEntry]]] vals+'],
      call: ({ evaluator, scope }, args) =>
        args.some((value) =>
          typeof value === 'string' && /^\$./s.test(value)
            ? variableExists(evaluator, value.slice(1), scope)
            : evaluator.host.isDefined(value, scope),
        ),
    },
  ],
});
