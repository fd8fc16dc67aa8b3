import { variableExists } from '../../evaluator/variables.ts';
import { defineFunction } from '../define.ts';

export const defined = defineFunction({
  name: 'defined',
  doc: `Whether any of its arguments is there: a variable (\`'$x'\`), a type or class by name, a resource that is declared. What is declared later in the manifest is not there yet.

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
