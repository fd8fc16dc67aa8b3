/**
 * Signature help: the signatures of the called function or the parameters of a data type, and the parameter at the
 * cursor.
 */
import type { Signature, SignatureAnswer } from '../answers.ts';
import { acceptance } from '../completion/functions.ts';
import type { Bracket } from '../cursor/bracket.ts';
import { cursorAt, type Cursor } from '../cursor/cursor.ts';
import { receiverBefore } from '../cursor/tokens.ts';
import type { CursorToken } from '../cursor/scan.ts';
import { DATA_TYPE_DOCS } from '../docs/data-types.ts';
import {
  findFunction,
  parameterLabel,
  type FunctionForm,
  type FunctionKnowledge,
  type FunctionParameter,
} from '../knowledge/functions.ts';
import { knownReceiver } from '../knowledge/known-receiver.ts';
import { listTypeNames } from '../knowledge/known-value.ts';
import type { PlaceParameters } from '../project.ts';
import type { RequestContext } from '../request-context.ts';

/**
 * Returns `null` if the cursor is neither in a call nor in the brackets of a data type, or if the called function is
 * unknown.
 */
export function signature(context: RequestContext, { file: path, offset }: PlaceParameters): SignatureAnswer | null {
  const file = context.index.file(path);
  if (file?.isPuppet !== true) return null;
  const cursor = cursorAt(file, offset);
  if (cursor.comment !== undefined) return null;
  const ofType = typeSignature(cursor);
  if (ofType !== undefined) return ofType;
  const call = callAround(cursor);
  const called = call === undefined ? undefined : findFunction(context.index, call.name);
  if (call === undefined || called === undefined) return null;
  const forms = distinct(called);
  const types = call.given.map((tokens) => {
    const known = knownReceiver(context, cursor, tokens);
    return known === undefined ? [] : listTypeNames(context, known);
  });
  const fitting = forms.filter((form) => takes(form, types));
  const active = fitting.find((form) => hasParameter(form, call)) ?? fitting[0];
  const activeSignature = active === undefined ? 0 : forms.indexOf(active);
  return {
    signatures: forms.map((form) => shownForm(called, form)),
    activeSignature,
    activeParameter: parameterAt(forms[activeSignature], call),
  };
}

function typeSignature({ structure }: Cursor): SignatureAnswer | undefined {
  const [inner] = structure.open;
  if (inner?.role.kind !== 'type arguments') return undefined;
  const { type } = inner.role;
  const { doc, parameters } = DATA_TYPE_DOCS[type] ?? {};
  if (doc === undefined || parameters === undefined) return undefined;
  const index = splitArguments(inner.own).length - 1;
  const repeated = parameters.findIndex((name) => name.startsWith('…'));
  return {
    signatures: [
      {
        label: `${type}[${parameters.join(', ')}]`,
        documentation: doc,
        parameters: parameters.map((label) => ({ label })),
      },
    ],
    activeSignature: 0,
    activeParameter: repeated === -1 ? index : Math.min(index, repeated),
  };
}

interface Call {
  readonly name: string;
  /** Index of the argument at the cursor; a receiver is argument 0. */
  readonly index: number;
  /** The earlier arguments, a receiver first. */
  readonly given: readonly (readonly CursorToken[])[];
  readonly isBlock: boolean;
}

const IN_ARGUMENT: ReadonlySet<string> = new Set(['list', 'hash', 'group', 'access', 'selector', 'type arguments']);

function callAround(cursor: Cursor): Call | undefined {
  const { structure, place } = cursor;
  const { open } = structure;
  for (const [depth, bracket] of open.entries()) {
    const { role } = bracket;
    const around = open[depth + 1];
    if (role.kind === 'call') return findCall(cursor, bracket, around);
    if (role.kind === 'lambda parameters')
      return around === undefined ? undefined : callWithBlock(cursor, bracket, around);
    if (!IN_ARGUMENT.has(role.kind)) break;
  }
  if (place.kind !== 'argument') return undefined;
  const { name, index } = place.call;
  return { name, index, given: [], isBlock: false };
}

function findCall({ structure }: Cursor, { role, open, own }: Bracket, around: Bracket | undefined): Call | undefined {
  if (role.kind !== 'call') return undefined;
  const given = splitArguments(own);
  const before = open === undefined ? [] : (around?.own ?? []).slice(0, around?.own.indexOf(open));
  // `Integer('5')` is `new(Integer, '5')`.
  if (role.type !== undefined)
    return { name: 'new', index: given.length, given: [before.slice(-1), ...given.slice(0, -1)], isBlock: false };
  const receiver = role.isMethod ? [receiverBefore(before.slice(0, -2), structure)] : [];
  const all = [...receiver, ...given];
  return { name: role.name, index: all.length - 1, given: all.slice(0, -1), isBlock: false };
}

function splitArguments(own: readonly CursorToken[]): readonly (readonly CursorToken[])[] {
  const found: CursorToken[][] = [[]];
  for (const token of own) {
    if (token.text === ',') found.push([]);
    else found.at(-1)?.push(token);
  }
  return found;
}

/** Finds the call before the bar of a block: `$list.map |`, `with(1) |`. */
function callWithBlock(cursor: Cursor, { open }: Bracket, around: Bracket): Call | undefined {
  const { structure } = cursor;
  const before = open === undefined ? [] : around.own.slice(0, around.own.indexOf(open));
  const last = before.at(-1);
  const closed = last === undefined ? undefined : structure.closedBy(last);
  const name = closed?.open === undefined ? last : before[before.indexOf(closed.open) - 1];
  if (name?.kind !== 'name') return undefined;
  const at = before.indexOf(name);
  const isMethod = before[at - 1]?.text === '.';
  const receiver = isMethod ? [receiverBefore(before.slice(0, at - 1), structure)] : [];
  const inside = closed === undefined || closed.own.length === 0 ? [] : splitArguments(closed.own);
  const given = [...receiver, ...inside];
  return { name: name.text.replace(/^::/, ''), index: given.length, given, isBlock: true };
}

/**
 * Returns the signatures of a function without duplicates. If none are known, returns one signature without parameters.
 */
function distinct({ forms }: FunctionKnowledge): readonly FunctionForm[] {
  const found = new Map<string, FunctionForm>();
  for (const form of forms) {
    const label = form.parameters.map(parameterLabel).join(', ');
    if (!found.has(label)) found.set(label, form);
  }
  return found.size === 0 ? [{ parameters: [] }] : [...found.values()];
}

/**
 * Checks whether a signature has a parameter for the argument at the cursor. A signature without parameters fits while
 * the cursor is at the first argument.
 */
function hasParameter(form: FunctionForm, call: Call): boolean {
  const at = form.parameters[parameterAt(form, call)];
  return at === undefined ? call.index === 0 : at.isBlock === call.isBlock;
}

function takes({ parameters }: FunctionForm, types: readonly (readonly string[])[]): boolean {
  return types.every((names, index) => {
    const parameter = positional(parameters, index);
    return (
      parameter !== undefined &&
      (names.length === 0 || names.some((name) => acceptance(parameter.type, name) !== undefined))
    );
  });
}

function positional(parameters: readonly FunctionParameter[], index: number): FunctionParameter | undefined {
  const values = parameters.filter(({ isBlock }) => !isBlock);
  const last = values.at(-1);
  return values[index] ?? (last?.count === '*' || last?.count === '+' ? last : undefined);
}

/**
 * Returns the index of the parameter at the cursor. A repeated parameter is active for all further arguments. If there
 * are more arguments than parameters, the index is out of range.
 */
function parameterAt(form: FunctionForm | undefined, { index, isBlock }: Call): number {
  const parameters = form?.parameters ?? [];
  if (isBlock) {
    const block = parameters.findIndex((each) => each.isBlock);
    return block === -1 ? parameters.length : block;
  }
  const parameter = positional(parameters, index);
  return parameter === undefined ? index : parameters.indexOf(parameter);
}

function shownForm({ name, doc }: FunctionKnowledge, { parameters, returns }: FunctionForm): Signature {
  const labels = parameters.map(parameterLabel);
  return {
    label: `${name}(${labels.join(', ')})${returns === undefined ? '' : ` >> ${returns}`}`,
    ...(doc === '' ? {} : { documentation: doc }),
    parameters: parameters.map((each, place) => ({
      label: labels[place] ?? '',
      ...(each.doc === undefined ? {} : { documentation: each.doc }),
    })),
  };
}
