import type { HintContext } from './context.ts';
import { legacyFactNames, structuredFact } from './legacy-facts.ts';
import { type Anchor, nameAt } from './anchor.ts';
import { nearNames } from './near-names.ts';
import { type Advice, near, replacement } from './advice.ts';

export function hintOfVariable(name: string, anchor: Anchor | undefined, context: HintContext): Advice | undefined {
  const fact = structuredFact(name);
  if (fact !== undefined) {
    return {
      hint: `Puppet 8 has no legacy facts such as $${name}. Use $${fact} instead.`,
      edit: wholeVariable(name, fact, anchor, context),
    };
  }
  const cut = name.lastIndexOf('::');
  if (cut !== -1) return qualified(name, name.slice(0, cut), anchor, context);

  const [owner, ...others] = context.classesWith(name);
  if (owner !== undefined) {
    const hint = `$${name} belongs to class ${owner} and is not visible here. Add a parameter for it, or read $${owner}::${name}.`;
    return others.length > 0 ? { hint } : { hint, edit: wholeVariable(name, `${owner}::${name}`, anchor, context) };
  }
  const known = anchor === undefined ? [] : context.variablesAt(anchor.file, anchor.offset);
  const variable = near(name, known, anchor);
  if (variable !== undefined) return { ...variable, hint: variable.hint.replace(/(?<=mean | or )(?=\w)/g, '$') };
  const [oldFact] = nearNames(name, legacyFactNames);
  const moved = oldFact === undefined ? undefined : structuredFact(oldFact);
  if (moved === undefined) return undefined;
  return { hint: `Did you mean the fact $${moved}?`, edit: wholeVariable(name, moved, anchor, context) };
}

export function hintOfInterpolation(name: string): Advice {
  const plain = name.replace(/^::/, '');
  const fact = structuredFact(plain);
  if (fact !== undefined) {
    const path = fact.replace(/\['?([^'\]]*)'?\]/g, '.$1');
    return { hint: `Puppet 8 has no legacy facts such as ${plain}. Use %{${path}} instead.` };
  }
  if (plain.includes('::')) return { hint: `Evaluate the class of $${plain} before the lookup.` };
  return {
    hint: `The node has no fact ${plain}. Add the fact to the node, or remove %{${name}} from the hierarchy and the data.`,
  };
}

function qualified(name: string, owner: string, anchor: Anchor | undefined, context: HintContext): Advice | undefined {
  const own = context.variablesOf(owner);
  if (own.length > 0) {
    const advice = near(
      name,
      own.map((each) => `${owner}::${each}`),
      anchor,
    );
    return advice === undefined ? undefined : { ...advice, hint: advice.hint.replace(/(?<=mean | or )(?=\w)/g, '$') };
  }
  if (context.classes().includes(owner)) {
    return { hint: `Class ${owner} is not evaluated yet. Include it before this line.` };
  }
  const [near1, ...more] = nearNames(owner, context.classes());
  if (near1 === undefined) return undefined;
  const meant = `${near1}${name.slice(owner.length)}`;
  const hint = `Class ${owner} does not exist. Did you mean $${meant}?`;
  return more.length > 0 ? { hint } : { hint, edit: replacement(name, meant, anchor) };
}

/**
 * Creates an edit that replaces a whole reference to a variable, including its dollar sign and colons: in code, in
 * `${…}`, or without braces in a string.
 */
function wholeVariable(
  name: string,
  expression: string,
  anchor: Anchor | undefined,
  context: HintContext,
): Advice['edit'] {
  if (anchor === undefined) return undefined;
  const { file, text, offset } = anchor;
  const found = nameAt(anchor, name);
  if (found === undefined || found.offset - offset > 4) return undefined;
  const hasDollar = text[offset] === '$' && text[offset + 1] !== '{';
  const start = offset + (text.startsWith('${', offset) ? 2 : 0);
  const bare = hasDollar && context.isInterpolatedUnbraced(file, offset);
  const written = bare ? `\${${expression}}` : `${hasDollar ? '$' : ''}${expression}`;
  const span = { offset: start, length: found.offset + found.length - start };
  return { title: `Change to $${expression}`, span, text: written };
}
