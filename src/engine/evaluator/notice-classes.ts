/** Reports classes that code declares, with the class whose code declares them (`EnvironmentFiles.noticed`). */
import type { ErrorPlace } from '../diagnostics/puppet-error.ts';
import { isArray, isType, type Value } from '../values/value.ts';
import type { ClassUse } from './compile-use.ts';
import type { CatalogHost } from './host.ts';
import type { Scope } from './scope/scope.ts';

/**
 * Reports the classes to which values refer. A value is a reference such as `Class['ntp']` or, if `areNames` is true,
 * the name of a class.
 * @param place location of the statement that declares the classes
 */
export function noticeClasses(
  { files: { noticed } }: CatalogHost,
  values: Value,
  { how, scope, place, areNames = false }: NoticeOptions,
): void {
  if (noticed === undefined) return;
  const by = nearestClass(scope);
  const { file, line } = place() ?? {};
  for (const name of classNames(values, areNames))
    noticed({
      kind: 'class',
      name,
      by,
      how,
      ...(file === undefined || line === undefined ? {} : { place: { file, line } }),
    });
}

interface NoticeOptions {
  readonly how: ClassUse['how'];
  readonly scope: Scope;
  readonly place: () => ErrorPlace | undefined;
  readonly areNames?: boolean;
}

function classNames(value: Value, areNames: boolean): readonly string[] {
  if (isArray(value)) return value.flatMap((each) => classNames(each, areNames));
  if (typeof value === 'string') return areNames ? [plainName(value)] : [];
  if (!isType(value)) return [];
  const { type } = value;
  if (type.kind === 'Class' && type.className !== undefined) return [plainName(type.className)];
  return type.kind === 'Resource' && type.typeName === 'class' && type.title !== undefined
    ? [plainName(type.title)]
    : [];
}

function plainName(name: string): string {
  return name.replace(/^::/, '').toLowerCase();
}

/**
 * Returns the name of the class that contains the code of a scope. For a define, this is the class that declares the
 * instance. Returns an empty string outside of classes.
 */
function nearestClass(scope: Scope): string {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent)
    if (at.kind === 'class') return at.name ?? '';
  return '';
}
