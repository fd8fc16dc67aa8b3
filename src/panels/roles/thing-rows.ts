/** Rows of the list of classes, data keys and files, and their mentions that no compilation reached. */
import type { Place } from '../../protocol/analysis.ts';
import type { Thing } from '../../protocol/language-api.ts';
import type { UserPlace } from '../../protocol/nodes/find-users.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';

export type ThingName = Pick<Thing, 'kind' | 'name'>;

export interface ThingRow extends TreeRow {
  readonly thing: Thing;
}

export function thingId({ kind, name }: ThingName): string {
  return `${kind} ${name}`;
}

export function thingRows(things: readonly Thing[]): readonly ThingRow[] {
  return things.map((thing) => ({
    id: thingId(thing),
    level: 1,
    isExpanded: undefined,
    text: `${thing.name}, ${thing.kind}`,
    thing,
  }));
}

/** Returns the mentions in code and data that are not among the places that compilations reached. */
export function unreachedMentions(mentions: readonly Place[], reached: readonly UserPlace[]): readonly Place[] {
  const known = new Set(reached.map(({ place }) => `${place.file}:${place.line}`));
  return mentions.filter(({ file, line }) => {
    const key = `${file}:${line}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
