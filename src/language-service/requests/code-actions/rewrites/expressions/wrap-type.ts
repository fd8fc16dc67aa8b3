/** Extends the type of a parameter by the values that it should accept. */
import type { CodeAction } from '../../../../answers.ts';
import { editAt, innermost, textOf, type ActionPlace } from '../../action-place.ts';
import { endOf } from '../statements.ts';

const SECRET = /passw|secret|token|private_?key|credential/i;

/** Makes the type of a parameter with the default `undef` accept this default. */
export function makeOptional(place: ActionPlace): readonly CodeAction[] {
  const parameter = innermost(place, 'Parameter');
  if (parameter?.type === undefined || parameter.value?.kind !== 'LiteralUndef') return [];
  const type = textOf(place, parameter.type);
  if (/\b(?:Optional|Undef|Any|Data|RichData|Default)\b/.test(type) || /::/.test(type)) return [];
  const edits = [editAt(place, parameter.type.offset, endOf(parameter.type), `Optional[${type}]`)];
  return [{ title: `Change the type to Optional[${type}]`, kind: 'quickfix', edits }];
}

/** Makes a parameter for a password accept `Sensitive` values, which logs and reports do not show. */
export function acceptSensitive(place: ActionPlace): readonly CodeAction[] {
  const parameter = innermost(place, 'Parameter');
  if (parameter?.type === undefined || !SECRET.test(parameter.name) || parameter.capturesRest) return [];
  const type = textOf(place, parameter.type);
  if (!/^(?:String|Enum|Pattern)\b/.test(type) || place.nodes.some(({ kind }) => kind === 'Lambda')) return [];
  const wider = `Variant[${type}, Sensitive[${type}]]`;
  const edits = [editAt(place, parameter.type.offset, endOf(parameter.type), wider)];
  return [{ title: `Change the type to ${wider}`, kind: 'refactor.rewrite', edits }];
}
