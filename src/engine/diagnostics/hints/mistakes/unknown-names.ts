import { type Advice, near, replacement } from '../advice.ts';
import type { HintContext } from '../context.ts';
import { type Anchor, attributeAfter } from '../anchor.ts';
import { absentModule } from './absent-modules.ts';
import { fileOfDefinition, misplacedFile } from './class-files.ts';
import { attributeOfOtherTool, typeAsClass } from './frequent-mistakes.ts';
import { secondArgument } from './statements.ts';

export function withoutColons(name: string): string {
  return name.replace(/^::/, '');
}

export function ofClass(name: string, anchor: Anchor | undefined, context: HintContext): Advice | undefined {
  const whole = withoutColons(name);
  const expected = fileOfDefinition(whole, context);
  return (
    inNamespace(whole, context.classes(), anchor) ??
    typeAsClass(whole, context) ??
    secondArgument(anchor) ??
    absentModule('class', whole, context) ??
    near(whole, context.classes(), anchor) ??
    misplacedFile(whole, context) ??
    hintOnly(expected === undefined ? undefined : `Puppet searches ${expected}.`)
  );
}

export function laterRelease(what: 'function' | 'data type', name: string, context: HintContext): Advice | undefined {
  const release = context.arrivesIn(what, name);
  return release === undefined
    ? undefined
    : {
        hint: `The ${what} ${name} requires ${release} or later. Select another release in the status bar.`,
      };
}

export function hintOnly(hint: string | undefined): Advice | undefined {
  return hint === undefined ? undefined : { hint };
}

/**
 * Returns an edit that removes an `import` statement. Returns undefined for other removed functions, because removing
 * their calls would change the meaning of the manifest.
 */
export function importLine(anchor: Anchor | undefined): Advice['edit'] {
  if (anchor === undefined) return undefined;
  const statement = /import[ \t]*\(?[ \t]*(["'])[^"'\n]*\1[ \t]*\)?[ \t]*\n?/y;
  statement.lastIndex = anchor.offset;
  const length = statement.exec(anchor.text)?.[0].length;
  return length === undefined
    ? undefined
    : { title: 'Remove the import', span: { offset: anchor.offset, length }, text: '' };
}

export function nearAttribute(
  name: string,
  candidates: readonly string[],
  anchor: Anchor | undefined,
): Advice | undefined {
  return attributeOfOtherTool(name, candidates, anchor) ?? near(name, candidates, anchor, '', attributeAfter);
}

/**
 * Hint for a relative name, which Puppet 3 resolved in the enclosing namespaces. Inside `foo`, the name `bar` could
 * mean `foo::bar`.
 */
export function inNamespace(
  name: string,
  candidates: readonly string[],
  anchor: Anchor | undefined,
): Advice | undefined {
  const found = candidates.filter((each) => each.endsWith(`::${name.toLowerCase()}`));
  const [only, ...others] = found;
  if (only === undefined) return undefined;
  const hint = `Puppet requires full names. Write ${found.slice(0, 3).join(' or ')}.`;
  return others.length > 0 ? { hint } : { hint, edit: replacement(name, only, anchor) };
}

export function properName(name: string, anchor: Anchor | undefined): Advice | undefined {
  const proper = name.toLowerCase().replace(/[.-]/g, '_');
  if (proper === name || !/^[a-z]\w*(?:::[a-z]\w*)*$/.test(proper)) return undefined;
  return {
    hint: `The name can contain only lowercase letters, digits and _, in parts separated by ::. Write ${proper}.`,
    edit: replacement(name, proper, anchor),
  };
}

export function capitalized(name: string): string {
  return name.replace(/(?<=^|::)[a-z]/g, (letter) => letter.toUpperCase());
}
