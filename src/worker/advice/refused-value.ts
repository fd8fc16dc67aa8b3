/** Finds the attribute whose value a resource type rejects, and the value that was probably intended. */
import { nearNames, referenceText, type Catalog, type Fix } from '../../engine/index.ts';
import type { Places } from '../views/places.ts';
import { toFixView, type RefusedValue, type Refusal } from '../views/to-problems.ts';
import { spanOf, findWord, type WrittenAttribute, type WrittenAttributes } from './written-attributes.ts';

interface Sources {
  readonly catalog: Catalog;
  readonly attributes: WrittenAttributes;
  readonly places: Places;
}

export function refusedValue(
  { name, ref, detail }: Refusal,
  { catalog, attributes, places }: Sources,
): RefusedValue | undefined {
  const parameter = catalog.resources.find((resource) => referenceText(resource) === ref)?.parameters.get(name);
  const written = parameter === undefined ? undefined : attributes.find(parameter);
  if (written === undefined) return undefined;
  const { hint, fix } = meantValue(name, written, detail);
  return {
    place: places.ofSpan(written.program.source.file, spanOf(written)),
    ...(hint === undefined ? {} : { hint }),
    ...(fix === undefined ? {} : { fix: toFixView(fix, places) }),
  };
}

interface Meant {
  readonly hint?: string;
  readonly fix?: Fix;
}

const BOOLEANS: Readonly<Record<string, string>> = { yes: 'true', on: 'true', no: 'false', off: 'false' };

function meantValue(name: string, written: WrittenAttribute, detail: string): Meant {
  const word = findWord(written);
  const { file } = written.program.source;
  if (word === undefined) return {};
  const { offset, length } = written.operation.value;
  if (name === 'mode') {
    const digits = /^0?([0-7]{3})$/.exec(word.text)?.[1];
    if (digits === undefined) return {};
    const text = `'0${digits}'`;
    return { fix: { title: `Change the mode to ${text}`, edits: [{ file, span: { offset, length }, text }] } };
  }
  const valid = /Valid values are ([^.]*)\./.exec(detail)?.[1]?.split(', ') ?? [];
  const boolean = Object.hasOwn(BOOLEANS, word.text) ? BOOLEANS[word.text] : undefined;
  const isBoolean = boolean !== undefined && valid.includes(boolean);
  const [meant, ...others] = isBoolean ? [boolean] : nearNames(word.text, valid);
  if (meant === undefined) return {};
  const hint = `Did you mean ${[meant, ...others].join(' or ')}?`;
  if (others.length > 0) return { hint };
  const span = isBoolean ? { offset, length } : { offset: word.offset, length: word.length };
  return { hint, fix: { title: `Change to ${meant}`, edits: [{ file, span, text: meant }] } };
}
