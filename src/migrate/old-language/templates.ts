/** Finds bare names in ERB templates. In old releases, they read variables. */
import type { FindingFix } from '../finding.ts';
import type { TextEdit } from '../fixes/edits.ts';
import { isGoneFact, sameFact } from '../fixes/variables.ts';
import { inlineTemplates } from '../inline-templates.ts';
import type { PlacedFinding, Reading } from './rule.ts';

/** Matches the Ruby code in the tags of ERB, except comments. */
const TAGS = /<%(?!%|#)[-=]?([\s\S]*?)-?%>/g;
const COMMENTS_AND_TEXTS = /#[^{\n].*|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;
const NAMES = /(?<![\w@.:$])[a-z_]\w*(?![\w?!]*\()(?![\w?!])(?!:[^:])/g;
/** Matches `x =`, `|x, y|` and `for x in`. */
const ASSIGNED = /(?<![\w@.])([a-z_]\w*)\s*=(?![=~>])|\|([\w\s,]*)\||\bfor\s+([\w\s,]*)\bin\b/g;
const RUBY_WORDS: ReadonlySet<string> = new Set(
  (
    'and begin break case class def defined do else elsif end ensure false for if in loop module next nil not or puts p print raise ' +
    'redo rescue retry return scope self super then true undef unless until when while yield'
  ).split(' '),
);

export function bareNamesInTemplates(reading: Reading): readonly PlacedFinding[] {
  const { from, to, files } = reading;
  if (!from.has('templates have bare names') || to.has('templates have bare names')) return [];
  const known = knownNames(reading);
  const inFiles = Object.entries(files)
    .filter(([file]) => file.endsWith('.erb'))
    .flatMap(([file, text]) => bareNames(file, text, 0, known));
  const inCode = [...reading.programs.values()]
    .flatMap(inlineTemplates)
    .flatMap(({ file, text, offset }) => bareNames(file, text, offset, known));
  return [...inFiles, ...inCode].map((name) => finding(name, reading));
}

interface BareName {
  readonly file: string;
  readonly name: string;
  readonly offset: number;
  /** Quote around the template, if it is in a manifest. */
  readonly quote: string;
}

/** Names of variables or facts anywhere in the project. */
function knownNames({ programs, flat }: Reading): ReadonlySet<string> {
  return new Set([
    ...[...programs.values()].flatMap(({ assigned }) => [...assigned]),
    ...Object.keys(flat),
    'title',
    'module_name',
  ]);
}

function bareNames(file: string, text: string, start: number, known: ReadonlySet<string>): readonly BareName[] {
  const quote = file.endsWith('.pp') ? (text[0] ?? '') : '';
  const tags = [...text.matchAll(TAGS)].map((match) => ({
    code: (match[1] ?? '').replaceAll(COMMENTS_AND_TEXTS, (hidden) => ' '.repeat(hidden.length)),
    at: match.index + match[0].indexOf(match[1] ?? ''),
  }));
  const local = new Set(
    tags.flatMap(({ code }) =>
      [...code.matchAll(ASSIGNED)].flatMap(([, one, several, looped]) =>
        (one ?? several ?? looped ?? '').split(/[\s,]+/),
      ),
    ),
  );
  return tags.flatMap(({ code, at }) =>
    [...code.matchAll(NAMES)]
      .filter(([name]) => known.has(name) && !local.has(name) && !RUBY_WORDS.has(name))
      .map(({ 0: name, index }) => ({ file, name, offset: start + at + index, quote })),
  );
}

function finding({ file, name, offset, quote }: BareName, { flat, structured }: Reading): PlacedFinding {
  const span = { offset, length: name.length };
  const path = isGoneFact(name, flat, structured) ? sameFact(name, flat, structured, true) : undefined;
  const text = `@${(path ?? name).replaceAll("'", quote === "'" ? '"' : "'")}`;
  const edit: TextEdit = { file, span, text };
  const fix: FindingFix = { kind: 'templates', title: `Change to ${text}`, edits: [edit] };
  return {
    kind: 'error',
    message: `A bare name in a template is no longer a variable: write @${name} instead of ${name}.`,
    place: { file, span },
    rows: ['templates have bare names'],
    fixes: [fix],
  };
}
