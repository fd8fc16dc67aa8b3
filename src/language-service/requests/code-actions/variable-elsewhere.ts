/**
 * Suggests names for an undefined variable: the structured fact for a legacy fact, or the qualified name of a class's
 * variable.
 */
import { structuredFact } from '../../../engine/index.ts';
import type { CodeAction } from '../../answers.ts';
import { familyOf, lastPart, nameOf, symbolOf } from '../../index/symbols.ts';
import { editAt, innermost, type ActionPlace } from './action-place.ts';

/** If more classes than this have the variable, the match is probably a coincidence. */
const MOST = 3;

export function variableElsewhere(place: ActionPlace): readonly CodeAction[] {
  const { index, file, offset } = place;
  const at = index.symbolAt(file.path, offset);
  const [symbol] = at?.symbols ?? [];
  if (at === undefined || symbol === undefined || at.role !== 'read' || familyOf(symbol) !== 'variable') return [];
  const name = nameOf(symbol);
  if (name.includes('::') || index.hasOccurrence(symbol, 'write', 'definition') || name in place.project.facts)
    return [];
  const fact = structuredFact(name);
  if (fact !== undefined) return [written(place, fact)];
  return index
    .allDefinitions('class')
    .filter((each) => index.variablesOf(nameOf(each.symbol)).some((own) => own.name === lastPart(name)))
    .slice(0, MOST)
    .map((each) => written(place, nameOf(symbolOf('variable', `${nameOf(each.symbol)}::${name}`))));
}

/** Replaces the variable with an expression. Inside a string, the expression gets braces. */
function written(place: ActionPlace, expression: string): CodeAction {
  const { text } = place.file;
  const variable = innermost(place, 'Variable');
  const [start, end] = variable === undefined ? [0, 0] : [variable.offset, variable.offset + variable.length];
  const hasDollar = text.startsWith('$', start);
  const isBareInText = hasDollar && innermost(place, 'TextExpression')?.offset === start;
  const replacement = isBareInText ? `\${${expression}}` : `${hasDollar ? '$' : ''}${expression}`;
  return { title: `Change to $${expression}`, kind: 'quickfix', edits: [editAt(place, start, end, replacement)] };
}
