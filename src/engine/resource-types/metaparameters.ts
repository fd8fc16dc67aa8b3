/** The attributes that every resource has (Puppet's `type.rb`, `newmetaparam`). */
import type { ParameterDefinition } from './definition.ts';
import { TypeFailure } from './failure.ts';

/** Puppet's log levels in the order in which its messages list them. */
const LOG_LEVELS = ['debug', 'info', 'notice', 'warning', 'err', 'alert', 'emerg', 'crit'] as const;

/** The four that make relationships: which end of the edge they name, and whether the edge carries refreshes. */
export interface RelationshipMetaparameter {
  readonly name: 'before' | 'notify' | 'require' | 'subscribe';
  /** `in`: what is named comes before the resource that names it. */
  readonly direction: 'in' | 'out';
  readonly refresh: boolean;
  readonly definition: ParameterDefinition;
}

function relationship(
  name: RelationshipMetaparameter['name'],
  direction: 'in' | 'out',
  refresh: boolean,
  doc: string,
): RelationshipMetaparameter {
  return { name, direction, refresh, definition: { kind: 'parameter', name, doc } };
}

/** In the order in which Puppet makes their edges. */
export const RELATIONSHIP_METAPARAMETERS: readonly RelationshipMetaparameter[] = [
  relationship(
    'require',
    'in',
    false,
    'References to resources that must be applied before this one. If one of them fails, this one is skipped.',
  ),
  relationship(
    'subscribe',
    'in',
    true,
    'References to resources that must be applied before this one, and whose changes make this one refresh.',
  ),
  relationship('before', 'out', false, 'References to resources that must be applied after this one.'),
  relationship(
    'notify',
    'out',
    true,
    'References to resources that must be applied after this one, and that refresh when this one changes.',
  ),
];

const definitions: readonly ParameterDefinition[] = [
  {
    kind: 'parameter',
    name: 'noop',
    doc:
      'Only say what would change, and change nothing. Each difference is reported as `… (noop)`, and what would have been ' +
      'refreshed says so. The value on a resource wins over the noop option of the run.',
    values: [{ value: 'true' }, { value: 'false' }],
  },
  {
    kind: 'parameter',
    name: 'schedule',
    doc: 'The name of a `schedule` resource that says when this resource may be managed. Outside of it the resource is skipped.',
  },
  {
    kind: 'parameter',
    name: 'audit',
    doc:
      'Properties to watch without managing them: a name, an array of names, or `all`. Each run compares them with what the last ' +
      'run saw and logs a difference.',
    validate: (value, resource) => {
      const names = (Array.isArray(value) ? value : [value]).map(String);
      if (names.length === 1 && names[0] === 'all') return;
      for (const name of names) {
        const isOwn = name === 'name' || resource.type.attributes.some((attribute) => attribute.name === name);
        if (!isOwn && !METAPARAMETERS.has(name)) {
          throw new TypeFailure(`Cannot audit ${name}: not a valid attribute for ${resource.ref}`);
        }
      }
    },
  },
  {
    kind: 'parameter',
    name: 'loglevel',
    doc: 'The level at which changes of this resource are logged. Default `notice`.',
    values: [...LOG_LEVELS.map((level) => ({ value: level })), { value: 'verbose' }],
    default: 'notice',
    munge: (value) => (value === 'verbose' ? 'info' : value),
  },
  {
    kind: 'parameter',
    name: 'alias',
    doc: 'Further names by which relationships may refer to this resource. Overrides and collectors need the title itself.',
  },
  {
    kind: 'parameter',
    name: 'tag',
    doc: 'Tags to add to those that the resource has by its type, class and define. A run can be limited to tags, and collectors can search for them.',
  },
  ...RELATIONSHIP_METAPARAMETERS.map(({ definition }) => definition),
  {
    kind: 'parameter',
    name: 'stage',
    doc: 'The run stage of a class. Only for classes that are declared like resources; their order against stage `main` is yours to say.',
  },
];

/** By name, in Puppet's order. */
export const METAPARAMETERS: ReadonlyMap<string, ParameterDefinition> = new Map(
  definitions.map((definition) => [definition.name, definition]),
);
