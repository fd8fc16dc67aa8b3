/**
 * Adds a Puppet Strings template: for a whole definition without documentation, or for the undocumented parameters of a
 * documented one.
 */
import type { CodeAction } from '../../answers.ts';
import { readDoc } from '../../index/doc.ts';
import type { Definition } from '../../index/file-index.ts';
import { editAt, readIndent, type ActionPlace } from './action-place.ts';

const DOCUMENTED: ReadonlySet<Definition['kind']> = new Set(['class', 'define', 'function', 'type']);

export function document(place: ActionPlace): readonly CodeAction[] {
  const { index, file, offset } = place;
  const definition = index
    .fileIndex(file.path)
    ?.definitions.find(({ selection: [start, end], kind }) => DOCUMENTED.has(kind) && start <= offset && offset <= end);
  if (definition === undefined || definition.isRuby === true) return [];
  const { kind, name, range, doc, docRange, parameters = [], type } = definition;
  const indent = readIndent(place, range[0]);
  const known = readDoc(doc ?? '').params;
  const missing = parameters.filter((each) => !known.has(each.name)).map((each) => `@param ${each.name} TODO`);
  if (docRange === undefined) {
    const returns = kind === 'function' ? [`@return${type === undefined ? '' : ` [${type}]`} TODO`] : [];
    const tags = [...missing, ...returns];
    const lines = ['@summary TODO', ...(tags.length === 0 ? [] : ['', ...tags])];
    const text = lines.map((line) => `${indent}${line === '' ? '#' : `# ${line}`}\n`).join('');
    const start = range[0] - indent.length;
    return [
      { title: `Document the ${kind} ${name}`, kind: 'refactor.rewrite', edits: [editAt(place, start, start, text)] },
    ];
  }
  if (missing.length === 0) return [];
  const text = missing.map((line) => `\n${indent}# ${line}`).join('');
  const edits = [editAt(place, docRange[1], docRange[1], text)];
  return [{ title: `Document the parameters of ${kind} ${name}`, kind: 'refactor.rewrite', edits }];
}
