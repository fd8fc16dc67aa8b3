/**
 * Flat facts outside of Puppet code: in hierarchies, data and ERB templates, where the new release silently finds
 * nothing.
 */
import type { FindingFix, FindingPlace } from './finding.ts';
import { isGoneFact, sameFact } from './fixes/variables.ts';
import { inlineTemplates, type InlineTemplate } from './inline-templates.ts';
import type { Reading } from './old-language/rule.ts';

interface FlatFactInText {
  readonly name: string;
  readonly place: FindingPlace;
  readonly fix?: FindingFix;
}

/** Matches `%{osfamily}`, `%{::osfamily}` and `%{facts.osfamily}`. */
const INTERPOLATED = /%\{\s*((?:::)?(?:facts\.)?)([a-z]\w*)\s*\}/g;
/** Matches `@osfamily`, `scope['osfamily']` and `scope.lookupvar('::osfamily')`. */
const IN_RUBY =
  /@([a-z]\w*)\b|\bscope\[\s*(['"])(?:::)?([a-z]\w*)\2\s*\]|\bscope\.lookupvar\(?\s*(['"])(?:::)?([a-z]\w*)\4\s*\)?/g;

/**
 * Syntax of facts in one kind of file: a pattern that matches flat facts, and a function that returns the replacement
 * of a match.
 */
interface TextKind {
  readonly pattern: RegExp;
  readonly fix: FindingFix['kind'];
  readonly nameOf: (match: RegExpExecArray) => string;
  /** Returns the replacement of a match. `path` is the path of the structured fact, such as `facts['os']['family']`. */
  readonly written: (match: RegExpExecArray, path: string) => string;
}

const DATA: TextKind = {
  pattern: INTERPOLATED,
  fix: 'facts in data',
  nameOf: (match) => match[2] ?? '',
  written: (_, path) => interpolatedFact(path),
};

const TEMPLATE: TextKind = {
  pattern: IN_RUBY,
  fix: 'facts in templates',
  nameOf: (match) => match[1] ?? match[3] ?? match[5] ?? '',
  written: (match, path) => (match[1] === undefined ? "scope['facts']" : '@facts') + path.slice('facts'.length),
};

export function flatFactsInTexts(reading: Reading): readonly FlatFactInText[] {
  const inFiles = Object.entries(reading.files).flatMap(([file, text]) => {
    const kind = /\.ya?ml$/.test(file) ? DATA : file.endsWith('.erb') ? TEMPLATE : undefined;
    if (kind === undefined || (file === 'hiera.yaml' && !isVersion5(text))) return [];
    return findFlatFacts({ file, text, offset: 0 }, kind, reading);
  });
  const inline = [...reading.programs.values()].flatMap(inlineTemplates);
  return [...inFiles, ...inline.flatMap((each) => findFlatFacts(each, TEMPLATE, reading))];
}

function findFlatFacts(
  { file, text, offset }: InlineTemplate,
  kind: TextKind,
  { flat, structured, from }: Reading,
): readonly FlatFactInText[] {
  // The template is a string of the manifest, and a key cannot contain the quotes of this string.
  const quote = file.endsWith('.pp') && text.startsWith("'") ? '"' : "'";
  return [...text.matchAll(kind.pattern)].flatMap((match): readonly FlatFactInText[] => {
    const name = kind.nameOf(match);
    if (!isGoneFact(name, flat, structured)) return [];
    const place: FindingPlace = { file, span: { offset: offset + match.index, length: match[0].length } };
    const path = sameFact(name, flat, structured, from.has('facts are strings'));
    if (path === undefined) return [{ name, place }];
    const written = kind.written(match, path).replaceAll("'", quote);
    return [
      { name, place, fix: { kind: kind.fix, title: `Change to ${written}`, edits: [{ ...place, text: written }] } },
    ];
  });
}

/** Returns whether a `hiera.yaml` has version 5, the only version that new releases read. */
function isVersion5(text: string): boolean {
  return /^version:\s*5\b/m.test(text);
}

export function withStructuredFacts(text: string, { flat, structured, from }: Reading): string {
  return text.replaceAll(INTERPOLATED, (whole, _prefix: string, name: string) => {
    const path = isGoneFact(name, flat, structured)
      ? sameFact(name, flat, structured, from.has('facts are strings'))
      : undefined;
    return path === undefined ? whole : interpolatedFact(path);
  });
}

function interpolatedFact(path: string): string {
  return `%{${path.replaceAll(/\['?(\w+)'?\]/g, '.$1')}}`;
}
