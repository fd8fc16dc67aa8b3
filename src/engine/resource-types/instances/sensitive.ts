import { Parameter, Property } from '../attribute.ts';
import type { Instance } from './instance.ts';
import { findAttribute } from '../type-attributes.ts';
import { DeferredValue, isArray, isHash, SensitiveValue, TypeValue, type Value } from '../../values/value.ts';

/**
 * Marks attributes as sensitive, because their values were `Sensitive`. Only properties can be redacted. Logs a warning
 * for any other attribute.
 */
export function markSensitive(resource: Instance, names: readonly string[]): void {
  if (names.length === 0) return;
  const spread = resource.type.spreadSensitive?.(names, resource);
  for (const name of spread?.redact ?? []) {
    const definition = findAttribute(resource.type, name);
    if (definition !== undefined) resource.add(definition).sensitive = true;
  }
  for (const name of names) {
    if (spread?.handled.includes(name) === true) continue;
    const attribute = resource.attribute(name);
    if (attribute instanceof Property) {
      attribute.sensitive = true;
      continue;
    }
    const unable = `Unable to mark '${name}' as sensitive`;
    if (attribute instanceof Parameter) {
      const why = `${name} is a parameter and not a property, and cannot be automatically redacted.`;
      resource.log('warning', `${unable}: ${why}`);
    } else if (findAttribute(resource.type, name) !== undefined) {
      resource.log('warning', `${unable}: the property itself was not assigned a value.`);
    } else resource.log('err', `${unable}: the property itself is not defined on ${resource.type.name}.`);
  }
}

/** True if a value must not be shown: it is `Sensitive`, or will be computed from a `Sensitive` value. */
export function isSecret(value: Value): boolean {
  if (typeof value !== 'object') return false;
  if (value instanceof SensitiveValue) return true;
  return value instanceof DeferredValue && value.arguments.some(holdsSecret);
}

function holdsSecret(value: Value): boolean {
  if (isArray(value)) return value.some(holdsSecret);
  if (isHash(value)) return [...value].some((entry) => entry.some(holdsSecret));
  // `Deferred('new', [Sensitive, …])` creates a secret.
  return isSecret(value) || (value instanceof TypeValue && value.type.kind === 'Sensitive');
}
