/** Completes variables in scope, and qualified variables. */
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import { plainName } from '../index/symbols.ts';
import { shortened } from '../knowledge/known-value.ts';
import { variablesOfClass, visibleVariables, type VariableKnowledge } from '../knowledge/variables.ts';
import type { RequestContext } from '../request-context.ts';
import { detail, paragraphs, puppetBlock } from './items.ts';

export function variableItems(context: RequestContext, cursor: Cursor): readonly CompletionItem[] {
  const name = cursor.typed.replace(/^\$/, '');
  const owner = name.lastIndexOf('::');
  if (owner > 0) return qualifiedVariables(context, cursor, name.replace(/^::/, ''));
  const visible = visibleVariables(context, cursor).map((each) => variableItem(cursor, each));
  // Class variables are suggested only after two characters of the name, since a project has thousands of them.
  return name.length < 2 ? visible : [...visible, ...qualifiedVariables(context, cursor, name)];
}

function qualifiedVariables(context: RequestContext, cursor: Cursor, typed: string): readonly CompletionItem[] {
  const owner = typed.includes('::') ? typed.slice(0, typed.lastIndexOf('::') + 2) : typed;
  return context.index
    .allDefinitions('class')
    .filter(({ name }) => `${plainName(name)}::`.startsWith(owner))
    .flatMap((definition) =>
      variablesOfClass(context, definition.name).map((each) =>
        variableItem(cursor, { ...each, name: `${plainName(definition.name)}::${each.name}` }),
      ),
    );
}

function variableItem(cursor: Cursor, variable: VariableKnowledge): CompletionItem {
  const { name, origin, type, doc, compiled } = variable;
  const value = compiled === undefined ? undefined : shortened(compiled);
  const written = writtenValue(variable);
  return {
    label: cursor.isInterpolation && !cursor.typed.startsWith('$') ? name : `$${name}`,
    kind: 'variable',
    ...insertion(cursor, name),
    ...detail(
      [value === undefined ? undefined : `= ${value}`, type, origin].filter((each) => each !== undefined).join(', '),
    ),
    ...paragraphs(
      doc,
      written === undefined ? undefined : puppetBlock(`$${name} = ${written}`),
      value === undefined ? undefined : `Value in the last compilation: \`${value}\``,
    ),
  };
}

/** Returns the source of a variable's value or default. */
export function writtenValue({ text, value, valueEnd }: VariableKnowledge): string | undefined {
  if (value === undefined) return undefined;
  const line = text.indexOf('\n', value);
  const end = valueEnd ?? (line === -1 ? text.length : line);
  return shortened(text.slice(value, end).replace(/,\s*$/, '').trim());
}

/**
 * Inserts a variable with the syntax for its position: `$name` in code, `name` inside braces, and `${name}` in a
 * string.
 */
function insertion(cursor: Cursor, name: string): Pick<CompletionItem, 'insertText'> {
  if (!cursor.isVariable) return { insertText: `$${name}` };
  if (cursor.isInText) return { insertText: `\${${name}}` };
  return { insertText: cursor.isInterpolation && !cursor.typed.startsWith('$') ? name : `$${name}` };
}
