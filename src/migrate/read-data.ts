/** Flat facts in what is no Puppet code: hierarchies, data and ERB templates, where the new release finds nothing in silence. */
import { structuredFact } from '../engine/index.ts';
import type { FindingFix, FindingPlace } from './finding.ts';
import { sameFact, type FactValues } from './fixes/variables.ts';
import type { Files } from './source.ts';

export interface FlatFactInText {
  readonly name: string;
  readonly place: FindingPlace;
  readonly fix?: FindingFix;
}

/** `%{osfamily}`, `%{::osfamily}` and `%{facts.osfamily}`. */
const INTERPOLATED = /%\{\s*((?:::)?(?:facts\.)?)([a-z]\w*)\s*\}/g;
/** `@osfamily`, `scope['osfamily']` and `scope.lookupvar('::osfamily')`. */
const IN_RUBY =
  /@([a-z]\w*)\b|\bscope\[\s*(['"])(?:::)?([a-z]\w*)\2\s*\]|\bscope\.lookupvar\(?\s*(['"])(?:::)?([a-z]\w*)\4\s*\)?/g;

/** `flat` and `structured`: the facts of the old release and of the new one. */
export function flatFactsInTexts(files: Files, flat: FactValues, structured: FactValues): readonly FlatFactInText[] {
  const isGone = (name: string): boolean =>
    structuredFact(name) !== undefined && flat[name] !== undefined && structured[name] === undefined;
  return Object.entries(files).flatMap(([file, text]) => {
    if (/\.ya?ml$/.test(file)) return inData(file, text, isGone, flat, structured);
    return file.endsWith('.erb') ? inTemplate(file, text, isGone, flat, structured) : [];
  });
}

type IsGone = (name: string) => boolean;

function inData(
  file: string,
  text: string,
  isGone: IsGone,
  flat: FactValues,
  structured: FactValues,
): readonly FlatFactInText[] {
  return [...text.matchAll(INTERPOLATED)].flatMap((match): readonly FlatFactInText[] => {
    const name = match[2] ?? '';
    if (!isGone(name)) return [];
    const place = { file, span: { offset: match.index, length: match[0].length } };
    const path = sameFact(name, flat, structured);
    if (path === undefined) return [{ name, place }];
    const written = `%{${path.replaceAll(/\['?(\w+)'?\]/g, '.$1')}}`;
    return [{ name, place, fix: replacement('facts in data', place, written) }];
  });
}

function inTemplate(
  file: string,
  text: string,
  isGone: IsGone,
  flat: FactValues,
  structured: FactValues,
): readonly FlatFactInText[] {
  return [...text.matchAll(IN_RUBY)].flatMap((match): readonly FlatFactInText[] => {
    const name = match[1] ?? match[3] ?? match[5] ?? '';
    if (!isGone(name)) return [];
    const place = { file, span: { offset: match.index, length: match[0].length } };
    const path = sameFact(name, flat, structured);
    if (path === undefined) return [{ name, place }];
    const keys = path.slice('facts'.length);
    const written = match[1] === undefined ? `scope['facts']${keys}` : `@facts${keys}`;
    return [{ name, place, fix: replacement('facts in templates', place, written) }];
  });
}

function replacement(
  kind: 'facts in data' | 'facts in templates',
  { file, span }: FindingPlace,
  text: string,
): FindingFix {
  return { kind, title: `Change to ${text}`, edits: [{ file, span, text }] };
}
