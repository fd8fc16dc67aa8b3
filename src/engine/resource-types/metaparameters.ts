import { Failure } from '../diagnostics/failure.ts';
import { formatPlace } from '../diagnostics/puppet-error.ts';
import { DeferredValue, isArray, isHash, type Value } from '../values/value.ts';
import type { ParameterDefinition } from './declaration.ts';
import { TypeFailure } from './failure.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { toList } from './shared/list.ts';
import { noMethod } from './shared/ruby-strings.ts';

const LOG_LEVELS = ['debug', 'info', 'notice', 'warning', 'err', 'alert', 'emerg', 'crit'] as const;

/** One of the four relationship metaparameters: its direction, and whether its edges pass on refreshes. */
export interface RelationshipMetaparameter {
  readonly name: 'before' | 'notify' | 'require' | 'subscribe';
  /** `in` if the named resource comes before the resource with the metaparameter. */
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

/** Returns Ruby's error message for an element of `audit` that cannot be converted to a symbol. */
function noSymbol(value: Value): string {
  return (
    `${noMethod(value, 'to_sym').message}\n\n` +
    '      list = Array(list).collect(&:to_sym)\n                        ^^^^^^^^' +
    (value === undefined ? '' : `\nDid you mean?  to_s${isArray(value) ? '\n               to_set' : ''}`)
  );
}

/** Relationship metaparameters, in the order in which Puppet creates their edges. */
export const RELATIONSHIP_METAPARAMETERS: readonly RelationshipMetaparameter[] = [
  relationship(
    'require',
    'in',
    false,
    'Resources that are applied before this resource. If one of them fails, this resource is skipped.',
  ),
  relationship(
    'subscribe',
    'in',
    true,
    'Resources that are applied before this resource. If one of them changes, this resource refreshes.',
  ),
  relationship(
    'before',
    'out',
    false,
    'Resources that are applied after this resource. If this resource fails, they are skipped.',
  ),
  relationship(
    'notify',
    'out',
    true,
    'Resources that are applied after this resource. If this resource changes, they refresh.',
  ),
];

const definitions: readonly ParameterDefinition[] = [
  {
    kind: 'parameter',
    name: 'noop',
    doc:
      'If true, Puppet reports each change with `(noop)` and makes none. The value of a resource takes precedence over the noop option ' +
      'of the run.',
    values: [{ value: 'true' }, { value: 'false' }],
  },
  {
    kind: 'parameter',
    name: 'schedule',
    doc: 'The title of a `schedule` resource that limits when this resource is applied. At other times, the resource is skipped.',
  },
  {
    kind: 'parameter',
    name: 'audit',
    doc: 'Attributes to watch without managing them: a name, an array of names, or `all`. Each run logs the differences from the last run.',
    validate: (value, resource) => {
      const items: readonly Value[] = isArray(value) ? value : isHash(value) ? [...value] : [value];
      const names = items.map((item) => {
        if (typeof item === 'string') return item;
        throw new Failure(noSymbol(item));
      });
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
    doc: 'The level of log messages about changes of this resource.',
    values: [...LOG_LEVELS.map((level) => ({ value: level })), { value: 'verbose' }],
    default: 'notice',
    munge: (value) => (value === 'verbose' ? 'info' : value),
  },
  {
    kind: 'parameter',
    name: 'alias',
    doc: 'Additional names for this resource in relationships. Overrides and collectors need the title.',
  },
  {
    kind: 'parameter',
    name: 'tag',
    doc: 'Additional tags, one or an array. The type, the title, and the classes and defines around the resource are tags automatically.',
    // The compiler has already checked tags that are strings. A reference or hash becomes a string with a bracket or
    // brace, which makes it an invalid tag.
    validate: (value, { place }) => {
      const wrong = toList(value)
        .filter((tag) => !(tag instanceof DeferredValue))
        .map((tag) => rubyToString(tag).toLowerCase())
        .find((tag) => /[[{]/.test(tag));
      if (wrong !== undefined) throw new TypeFailure(`Invalid tag '${wrong}'${formatPlace(place)}`);
    },
  },
  ...RELATIONSHIP_METAPARAMETERS.map(({ definition }) => definition),
  {
    kind: 'parameter',
    name: 'stage',
    doc: 'The run stage of a class. Only for classes with a resource-like declaration. The stage needs a relationship with `main`.',
  },
];

export const METAPARAMETERS: ReadonlyMap<string, ParameterDefinition> = new Map(
  definitions.map((definition) => [definition.name, definition]),
);
