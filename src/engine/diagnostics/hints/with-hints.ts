/** Adds to a diagnostic what Puppet does not say: what took the place of old things, which name was meant, and the edit for it. */
import type { Diagnostic, Fix } from '../diagnostic.ts';
import { type Advice, near, replacement } from './advice.ts';
import type { HintContext } from './context.ts';
import { type Anchor, anchorOf, attributeAfter } from './locate.ts';
import { removedFunction, removedSyntax } from './removed.ts';
import { hintOfVariable } from './variables.ts';

type Rule = readonly [
  RegExp,
  (match: RegExpExecArray, anchor: Anchor | undefined, context: HintContext) => Advice | undefined,
];

/** Puppet's messages, the first that fits counts. */
const RULES: readonly Rule[] = [
  ...removedSyntax.map(({ message, hint }): Rule => [
    message,
    (_, anchor) => ({ hint, edit: importLine(hint, anchor) }),
  ]),
  [/Unknown variable: '(?:::)?([\w:]+)'\./, ([, name = ''], anchor, context) => hintOfVariable(name, anchor, context)],
  [
    /Unknown function: '(?:::)?([\w:]+)'\./,
    ([, name = ''], anchor, context) =>
      hintOnly(removedFunction(name)) ?? near(name, context.functions(), anchor, '()'),
  ],
  [/deprecation\. (\w+)\. This method is deprecated/, ([, name = '']) => hintOnly(removedFunction(name))],
  [
    /Unknown resource type: '(?:::)?([\w:]+)'/,
    ([, name = ''], anchor, context) =>
      near(name, context.resourceTypes(), anchor) ?? inNamespace(name, context.resourceTypes(), anchor),
  ],
  [
    /Resource type ([\w:]+) doesn't exist/,
    ([, name = ''], anchor, context) => near(capitalized(name), context.resourceTypes().map(capitalized), anchor),
  ],
  [
    /Resource type not found: ([\w:]+)/,
    ([, name = ''], anchor, context) =>
      near(name, [...context.dataTypes(), ...context.resourceTypes().map(capitalized)], anchor),
  ],
  [
    /Could not find (?:declared |parent resource type '|)(?:class )?(?:::)?([\w:]+)(?: for |$|' of type hostclass)/,
    ([, name = ''], anchor, context) =>
      inNamespace(name, context.classes(), anchor) ?? near(name, context.classes(), anchor),
  ],
  [
    /no parameter named '(\w+)'.* on ([\w:]+)\[(.*)\]/s,
    ([, name = '', type = '', title = ''], anchor, context) =>
      nearAttribute(name, context.attributes(type, title), anchor),
  ],
  [
    /([A-Z][\w:]*)\[([^\]]*)\]:\s(?:.*\n)*\s*has no parameter named '(\w+)'/,
    ([, type = '', title = '', name = ''], anchor, context) =>
      nearAttribute(name, context.attributes(type, title), anchor),
  ],
  [/The name '([\w:.-]+)' is unacceptable as the name of/, ([, name = ''], anchor) => properName(name, anchor)],
];

/** The diagnostic with a hint, and a fix where the edit is certain; unchanged where there is nothing to say. */
export function withHints(diagnostic: Diagnostic, context: HintContext): Diagnostic {
  if (diagnostic.hint !== undefined) return diagnostic;
  for (const [pattern, advise] of RULES) {
    const match = pattern.exec(diagnostic.message);
    if (match === null) continue;
    const anchor = anchorOf(diagnostic, context);
    const advice = advise(match, anchor, context);
    if (advice === undefined) continue;
    const { hint, edit } = advice;
    if (edit === undefined || anchor === undefined || diagnostic.fix !== undefined) return { ...diagnostic, hint };
    const { title, span, text } = edit;
    const fix: Fix = { title, edits: [{ file: anchor.file, span, text }] };
    return { ...diagnostic, hint, fix };
  }
  return diagnostic;
}

function hintOnly(hint: string | undefined): Advice | undefined {
  return hint === undefined ? undefined : { hint };
}

/** `import` alone can be taken out without changing what a manifest means. */
function importLine(hint: string, anchor: Anchor | undefined): Advice['edit'] {
  if (anchor === undefined || hint !== removedSyntax[0]?.hint) return undefined;
  const statement = /import[ \t]*\(?[ \t]*(["'])[^"'\n]*\1[ \t]*\)?[ \t]*\n?/y;
  statement.lastIndex = anchor.offset;
  const length = statement.exec(anchor.text)?.[0].length;
  return length === undefined
    ? undefined
    : { title: 'Remove the import', span: { offset: anchor.offset, length }, text: '' };
}

function nearAttribute(name: string, candidates: readonly string[], anchor: Anchor | undefined): Advice | undefined {
  return near(name, candidates, anchor, '', attributeAfter);
}

/** Puppet 3 found `foo::bar` for `bar` inside of `foo`. */
function inNamespace(name: string, candidates: readonly string[], anchor: Anchor | undefined): Advice | undefined {
  const found = candidates.filter((each) => each.endsWith(`::${name.toLowerCase()}`));
  const [only, ...others] = found;
  if (only === undefined) return undefined;
  const hint = `Names are always whole: write ${found.slice(0, 3).join(' or ')}.`;
  return others.length > 0 ? { hint } : { hint, edit: replacement(name, only, anchor) };
}

function properName(name: string, anchor: Anchor | undefined): Advice | undefined {
  const proper = name.toLowerCase().replace(/[.-]/g, '_');
  if (proper === name || !/^[a-z]\w*(?:::[a-z]\w*)*$/.test(proper)) return undefined;
  return {
    hint: `Such a name holds small letters, digits and _ only, in parts joined by :: - ${proper} would do.`,
    edit: replacement(name, proper, anchor),
  };
}

function capitalized(name: string): string {
  return name.replace(/(?<=^|::)[a-z]/g, (letter) => letter.toUpperCase());
}
