/** Finds execs with `refreshonly` that nothing notifies. */
import { removeAttribute } from '../../language-service/manifest-edits/remove-attribute.ts';
import type { CatalogView, GraphView } from '../../protocol/analysis.ts';
import type { Finding } from './finding.ts';
import type { WrittenAttribute } from './written-attributes.ts';

const REFRESHING: ReadonlySet<string> = new Set(['notify', 'subscribe', 'autonotify', 'autosubscribe']);

/** References of all resources that receive a notification, including those in notified containers. */
export function notifiedResources({ resources }: CatalogView, { dependencies }: GraphView): ReadonlySet<string> {
  const notified = new Set(
    dependencies.flatMap(({ to, reasons }) => (reasons.some(({ kind }) => REFRESHING.has(kind)) ? [to] : [])),
  );
  const containers = new Map(resources.map(({ ref, container }) => [ref, container]));
  const reaches = (ref: string): boolean => {
    for (let each: string | undefined = ref; each !== undefined; each = containers.get(each)) {
      if (notified.has(each)) return true;
    }
    return false;
  };
  return new Set(resources.map(({ ref }) => ref).filter(reaches));
}

export function neverRefreshed(ref: string, title: string, written: WrittenAttribute | undefined): Finding {
  return {
    code: 'NEVER_REFRESHED',
    message: `${ref} never runs: it waits for a notification (refreshonly), and nothing notifies it.`,
    hint: `Add notify => Exec['${title}'] to the resource whose change should run it. Without refreshonly, it runs every time.`,
    fix: written === undefined ? undefined : createFix(written),
  };
}

/** Creates the fix. Most likely, the exec should subscribe to the resource that it requires. */
function createFix({ program: { source }, owner, operation }: WrittenAttribute): Finding['fix'] {
  const { file } = source;
  const required = owner.operations.find((each) => each.kind === 'AttributeOperation' && each.name === 'require');
  if (required?.kind === 'AttributeOperation') {
    const { offset, length } = required.nameSpan;
    const spaces = /^ */.exec(source.text.slice(offset + length))?.[0].length ?? 0;
    // The arrow stays in its column if there are enough spaces before it.
    const room = Math.min(Math.max(spaces - 1, 0), 'subscribe'.length - length);
    const span = { offset, length: length + room };
    return { title: 'Change require to subscribe', edits: [{ file, span, text: 'subscribe' }] };
  }
  const edits = removeAttribute(source, owner.operations, operation);
  return { title: 'Remove refreshonly: run it each time', edits };
}
