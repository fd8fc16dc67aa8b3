/** Flat facts in what is no Puppet code: hierarchies, data and ERB templates, where the new release finds nothing in silence. */
import type { FindingFix, FindingPlace } from './finding.ts';
import { isGoneFact, sameFact, type FactValues } from './fixes/variables.ts';
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

/** How a kind of text names a fact, and how it names the structured one. */
interface TextKind {
  readonly pattern: RegExp;
  readonly fix: FindingFix['kind'];
  readonly nameOf: (match: RegExpExecArray) => string;
  /** What stands in place of a match; `path` is that of the structured fact, such as `facts['os']['family']`. */
  readonly written: (match: RegExpExecArray, path: string) => string;
}

const DATA: TextKind = {
  pattern: INTERPOLATED,
  fix: 'facts in data',
  nameOf: (match) => match[2] ?? '',
  written: (_, path) => `%{${path.replaceAll(/\['?(\w+)'?\]/g, '.$1')}}`,
};

const TEMPLATE: TextKind = {
  pattern: IN_RUBY,
  fix: 'facts in templates',
  nameOf: (match) => match[1] ?? match[3] ?? match[5] ?? '',
  written: (match, path) => (match[1] === undefined ? "scope['facts']" : '@facts') + path.slice('facts'.length),
};

/** `flat` and `structured`: the facts of the old release and of the new one. */
export function flatFactsInTexts(files: Files, flat: FactValues, structured: FactValues): readonly FlatFactInText[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const kind = /\.ya?ml$/.test(file) ? DATA : file.endsWith('.erb') ? TEMPLATE : undefined;
    if (kind === undefined) return [];
    return [...text.matchAll(kind.pattern)].flatMap((match): readonly FlatFactInText[] => {
      const name = kind.nameOf(match);
      if (!isGoneFact(name, flat, structured)) return [];
      const place: FindingPlace = { file, span: { offset: match.index, length: match[0].length } };
      const path = sameFact(name, flat, structured);
      if (path === undefined) return [{ name, place }];
      const written = kind.written(match, path);
      return [
        { name, place, fix: { kind: kind.fix, title: `Change to ${written}`, edits: [{ ...place, text: written }] } },
      ];
    });
  });
}
