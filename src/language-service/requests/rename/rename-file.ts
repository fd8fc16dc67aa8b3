/** Renames templates and files of modules: moves the file, and updates references. */
import type { FileEdit, FileMove } from '../../answers.ts';
import { placeInModule } from '../../file-kind.ts';
import type { ProjectIndex } from '../../index/project-index.ts';
import { familyOf, nameOf, type SymbolId } from '../../index/symbols.ts';
import { refuse } from './refusal.ts';

export function renameFile(
  index: ProjectIndex,
  symbol: SymbolId,
  written: string,
): { readonly edits: readonly FileEdit[]; readonly moves: readonly FileMove[] } {
  const definition = index.definition(symbol);
  const place = definition === undefined ? undefined : placeInModule(definition.file, index.environmentPaths);
  if (definition === undefined || place === undefined) return refuse('The project does not have this file.');
  const [, module, rest] = /^([a-z]\w*)\/([^/].*)$/.exec(written.trim()) ?? [];
  if (module !== place.module || rest === undefined || /(?:^|\/)\.\.?(?:\/|$)/.test(rest))
    return refuse(`The name of a file in the module ${place.module} must begin with '${place.module}/'.`);
  const name = `${module}/${rest}`;
  const ending = /\.(?:epp|erb)$/.exec(nameOf(symbol))?.[0];
  if (ending !== undefined && !name.endsWith(ending)) refuse(`The name of this template must end in '${ending}'.`);
  const to = `${place.root}/${familyOf(symbol) === 'template' ? 'templates' : 'files'}/${rest}`;
  if (to === definition.file) return { edits: [], moves: [] };
  if (index.text(to) !== undefined) refuse(`The file ${to} already exists.`);
  const edits = index.occurrences([symbol]).flatMap(({ file, range }): readonly FileEdit[] => {
    if (file === definition.file) return [];
    const hasEnding =
      ending === undefined ||
      index
        .text(file)
        ?.slice(...range)
        .endsWith(ending) === true;
    return [{ file, range, text: hasEnding ? name : name.slice(0, -ending.length) }];
  });
  return { edits, moves: [{ from: definition.file, to }] };
}
