/** Adds the keys that a `metadata.json` must have. */
import { placeInModule } from '../../file-kind.ts';
import type { CodeAction } from '../../answers.ts';
import { METADATA_JSON } from '../../schemas/metadata-json.ts';
import { editAt, type ActionPlace } from './action-place.ts';

export function addMetadataKeys(place: ActionPlace): readonly CodeAction[] {
  const { file } = place;
  const root = file.kind === 'metadata.json' ? file.data : undefined;
  if (root?.kind !== 'mapping') return [];
  const given = new Set(root.entries.map(([key]) => (key.kind === 'scalar' ? key.text : '')));
  const missing = Object.entries(METADATA_JSON).flatMap(([name, { isRequired }]) =>
    isRequired === true && !given.has(name) ? [name] : [],
  );
  if (missing.length === 0) return [];
  const module = placeInModule(file.path, file.readAs.paths)?.module ?? 'module';
  const values: Readonly<Record<string, string>> = {
    name: `"author-${module}"`,
    version: '"0.1.0"',
    license: '"Apache-2.0"',
    dependencies: '[]',
  };
  const at = root.offset + 1;
  const isEmpty = root.entries.length === 0;
  const rows = missing.map((name) => `\n  "${name}": ${values[name] ?? '""'}`).join(',');
  const written = isEmpty ? `${rows}${/^\s*\n/.test(file.text.slice(at)) ? '' : '\n'}` : `${rows},`;
  const isOnLine = !isEmpty && !/^\s*\n/.test(file.text.slice(at));
  const title = `Add the missing ${missing.join(', ')}`;
  return [{ title, kind: 'quickfix', edits: [editAt(place, at, at, isOnLine ? `${written}\n ` : written)] }];
}
