/**
 * Finds type aliases and functions in files whose path does not match their name. Puppet reports them when the name in
 * the path is first used. Validation reports misplaced classes and defines.
 */
import { catalogIssues, type Definition, type Diagnostic, type Issue, type Span } from '../../../engine/index.ts';
import { placeInModule } from '../../file-kind.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import { foundAt } from './nodes.ts';

export function checkDefinitionFile(file: ParsedFile): readonly Diagnostic[] {
  const place = placeInModule(file.path, file.readAs.paths);
  const [, folder, rest] = /^(types|functions)\/([\w/]+)\.pp$/.exec(place?.path ?? '') ?? [];
  if (place === undefined || rest === undefined || file.parsed.diagnostics.length > 0) return [];
  const isType = folder === 'types';
  const inner = rest === 'init' && isType ? [] : rest.split('/');
  const expected = [place.module, ...inner].join('::').toLowerCase();
  const fault = findFault(file, { expected, isType });
  return fault === undefined ? [] : [{ ...foundAt(fault.issue, 'error', fault.span), file: file.path }];
}

interface Fault {
  readonly issue: Issue;
  readonly span: Span;
}

function findFault(
  { path: file, program, text }: ParsedFile,
  { expected, isType }: { readonly expected: string; readonly isType: boolean },
): Fault | undefined {
  const { body } = program;
  const [definition, other] = program.definitions;
  const what = `${isType ? 'type' : 'function'} '${expected}'`;
  if (body.kind === 'Nop') return undefined;
  if (definition === undefined)
    return { issue: catalogIssues.fileEmpty({ file, what }), span: { offset: body.offset, length: 1 } };
  if (other !== undefined)
    return { issue: catalogIssues.fileAdditional({ file, what }), span: spanOfName(text, other) };
  const span = spanOfName(text, definition);
  if (isType) {
    const missing = 'type alias or type definition';
    if (definition.kind !== 'TypeAlias' && definition.kind !== 'TypeDefinition')
      return { issue: catalogIssues.fileOther({ file, what, missing }), span };
    if (definition.name.toLowerCase() === expected) return undefined;
    return { issue: catalogIssues.fileWrongType({ file, expected, actual: definition.name }), span };
  }
  if (definition.kind !== 'FunctionDefinition')
    return { issue: catalogIssues.fileOther({ file, what, missing: 'function' }), span };
  const { name } = definition;
  if (name === expected || !name.startsWith(expected)) return undefined;
  return { issue: catalogIssues.fileWrongFunction({ file, expected, actual: name }), span };
}

/** Returns the span of a definition's name. Without a name in the source, returns the span of its first character. */
function spanOfName(text: string, definition: Definition): Span {
  const { offset, length } = definition;
  const name = 'name' in definition ? definition.name : '';
  const at = text.indexOf(name, offset);
  return name === '' || at === -1 || at > offset + length ? { offset, length: 1 } : { offset: at, length: name.length };
}
