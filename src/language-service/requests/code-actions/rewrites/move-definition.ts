/** Moves a class or define to the file where Puppet looks for it. */
import type { CodeAction, Range } from '../../../answers.ts';
import { placeInModule } from '../../../file-kind.ts';
import { editAt, isWithin, type ActionPlace } from '../action-place.ts';
import { createManifest } from '../create-missing.ts';

export function moveDefinition(place: ActionPlace): readonly CodeAction[] {
  const { file, index, nodes, offset } = place;
  const { body } = file.program;
  const statements = body.kind === 'Block' ? body.statements : [body];
  const node = statements.find((each) => nodes.includes(each));
  if (node?.kind !== 'HostClassDefinition' && node?.kind !== 'ResourceTypeDefinition') return [];
  if (!isWithin(offset, { offset: node.offset, length: node.nameSpan.offset + node.nameSpan.length - node.offset }))
    return [];
  const definition = index.fileIndex(file.path)?.definitions.find(({ range }) => range[0] === node.offset);
  if (definition === undefined || !isInModule(place, node.name)) return [];
  const start = definition.docRange?.[0] ?? node.offset;
  const end = node.offset + node.length;
  const created = createManifest(place, node.name, `${file.text.slice(start, end)}\n`);
  if (created.file === file.path || index.text(created.file) !== undefined) return [];
  const title = `Move ${definition.kind} ${node.name} to ${created.file}`;
  if (statements.length === 1) {
    const moves = [{ from: file.path, to: created.file }];
    return [{ title, kind: 'refactor.move', edits: [], moves }];
  }
  const edits = [editAt(place, ...withBlankLines(file.text, [start, end]), '')];
  return [{ title, kind: 'refactor.move', edits, creates: [created] }];
}

/** True if a name belongs to a module: it has a namespace, or a module of the project has this name. */
function isInModule({ index }: ActionPlace, name: string): boolean {
  if (name.includes('::')) return true;
  return [...index.paths].some((path) => placeInModule(path, index.environmentPaths)?.module === name);
}

/** Extends a range by the rest of its last line, and by the blank lines after it. */
function withBlankLines(text: string, [start, end]: Range): Range {
  return [start, end + (/^[ \t]*(?:\n|$)(?:[ \t]*\n)*/.exec(text.slice(end))?.[0].length ?? 0)];
}
