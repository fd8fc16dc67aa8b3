/**
 * Hints for lines that parse but have no meaning: keywords of other languages, shell commands, assignments without a
 * dollar sign.
 */
import type { Advice } from '../advice.ts';
import type { HintContext } from '../context.ts';
import type { Anchor } from '../anchor.ts';
import { foreignStatement } from './other-languages.ts';
import { bareResource } from './resources.ts';
import { exchange, QUOTED } from './parser-stop.ts';

const PRINTING = /^(?:print|printf|println|puts|echo|say|log|write|p|console\.log|System\.out\.println)$/;

/**
 * Maximum number of characters before and after an anchor that `lineAt` reads. Some of the patterns for lines take
 * quadratic time.
 */
const MAX_DISTANCE = 1000;

/** Returns the line that contains an anchor, and the line's offset in the file. */
export function lineAt({ text, offset }: Anchor): { readonly line: string; readonly start: number } {
  const first = Math.max(0, offset - MAX_DISTANCE);
  const around = text.slice(first, offset + MAX_DISTANCE);
  const start = first + around.slice(0, offset - first).lastIndexOf('\n') + 1;
  const [line = ''] = text.slice(start, offset + MAX_DISTANCE).split('\n', 1);
  return { line, start };
}

function createTypeTest(context: HintContext): (name: string) => boolean {
  const types = new Set(context.resourceTypes());
  return (name) => types.has(name);
}

export function meaninglessStatement(anchor: Anchor | undefined, context: HintContext): Advice | undefined {
  if (anchor === undefined) return undefined;
  const { line, start } = lineAt(anchor);
  const rest = line.slice(anchor.offset - start);
  return (
    bareResource(line, start, createTypeTest(context)) ??
    printed(rest, anchor.offset) ??
    assigned(rest, anchor.offset) ??
    foreignStatement(line, start) ??
    secondArgument(anchor) ??
    commentSign(rest, anchor.offset) ??
    shellCommand(rest) ??
    (rest.startsWith('<<') || /^\s*\$\w+\s*<</.test(line)
      ? { hint: 'Arrays never change. Give the longer array a new name: $longer = $list << $item' }
      : undefined) ??
    mistakenComparison(anchor)
  );
}

export function mistakenComparison(anchor: Anchor | undefined): Advice | undefined {
  if (anchor === undefined) return undefined;
  const { line, start } = lineAt(anchor);
  return /^\s*\$\w+\s*==[^=]/.test(line)
    ? {
        hint: 'The operator == compares. Use a single = to assign a value.',
        edit: exchange('==', '=', start + line.indexOf('==')),
      }
    : undefined;
}

/**
 * Returns a hint for an error about the last value of a class or define. The mistake is usually the word before the
 * value, such as `puts` in `puts 'hi'`.
 */
export function meaninglessLastValue(anchor: Anchor | undefined, context: HintContext): Advice | undefined {
  if (anchor === undefined) return undefined;
  const { line, start } = lineAt(anchor);
  const word = /[\w.:]+[ \t]+$/.exec(line.slice(0, anchor.offset - start))?.[0] ?? '';
  return meaninglessStatement({ ...anchor, offset: anchor.offset - word.length }, context);
}

function printed(rest: string, offset: number): Advice | undefined {
  const [whole, word, value] =
    new RegExp(String.raw`^([\w.]+)[ \t]+(${QUOTED}|\$[\w:]+)[ \t]*(?=$|[}#;])`).exec(rest) ?? [];
  if (whole === undefined || word === undefined || !PRINTING.test(word)) {
    return /^(?:print|puts|echo)\b/.test(rest) ? { hint: 'Use notice(…) to write a line to the log.' } : undefined;
  }
  const text = `notice(${value})`;
  const span = { offset, length: whole.trimEnd().length };
  return { hint: 'Use notice(…) to write a line to the log.', edit: { title: `Change to ${text}`, span, text } };
}

export function printingFunction(name: string, anchor: Anchor | undefined): Advice | undefined {
  if (!PRINTING.test(name)) return undefined;
  const hint = 'Use notice(…) to write a line to the log.';
  if (anchor === undefined) return { hint };
  const { line, start } = lineAt(anchor);
  const called =
    /(?<![\w.$'"])(?:console\.log|System\.out\.println|printf?|println|puts|echo|say|log|write|p)(?=\()/.exec(
      line,
    )?.[0];
  const hasFormat = called === 'printf';
  return called === undefined || hasFormat
    ? { hint: hasFormat ? 'Use sprintf(…) to format a string, and notice(…) to write it to the log.' : hint }
    : { hint, edit: exchange(called, 'notice', start + line.indexOf(called)) };
}

/** Hint for a declaration with a keyword or type, such as `var foo = 1` or `String $foo = 'x'`. */
function assigned(rest: string, offset: number): Advice | undefined {
  const [whole, word, name] =
    /^(var|let|set|const|local|my|export|[A-Z][\w:]*(?:\[[^\]]*\])?)[ \t]+\$?([a-z_]\w*)(?=[ \t]*=(?![=~>]))/.exec(
      rest,
    ) ?? [];
  if (whole === undefined || word === undefined) return undefined;
  const isType = /^[A-Z]/.test(word);
  const hint = isType
    ? 'Only parameters can have a type before the name. To check the type of a value, use assert_type().'
    : 'Assign variables without a keyword. Their names begin with $.';
  return { hint, edit: { title: `Change to $${name}`, span: { offset, length: whole.length }, text: `$${name}` } };
}

/** Hint for `include 'a' 'b'`, where the comma between the arguments is missing. */
export function secondArgument(anchor: Anchor | undefined): Advice | undefined {
  if (anchor === undefined) return undefined;
  const { line, start } = lineAt(anchor);
  const [whole, gap] =
    new RegExp(
      String.raw`^\s*(?:include|contain|require|realize|tag|notice|fail)[ \t]+(?:${QUOTED}|[\w:]+)([ \t]+(?:${QUOTED}|[a-z:][\w:]*)[ \t]*)$`,
    ).exec(line) ?? [];
  if (whole === undefined || gap === undefined) return undefined;
  const span = { offset: start + whole.length - gap.length, length: 0 };
  return { hint: 'Add a comma before the second argument.', edit: { title: 'Insert ,', span, text: ',' } };
}

function commentSign(rest: string, offset: number): Advice | undefined {
  const sign = /^(?:\/\/|--)/.exec(rest)?.[0];
  return sign === undefined ? undefined : { hint: 'A comment begins with #.', edit: exchange(sign, '#', offset) };
}

function shellCommand(rest: string): Advice | undefined {
  return /^(?:sudo|apt|apt-get|yum|dnf|systemctl|puppet|mkdir|chmod|chown|touch|rm|cp|mv|ls|cat|cd|curl|wget|git|useradd)\b[ \t]+\S/.test(
    rest,
  )
    ? { hint: 'A manifest describes the desired state. To run commands, use the Terminal view.' }
    : undefined;
}

/** Hint for an assignment to an invalid name, such as `foo = 1` or `$web-port = 80`. */
export function mistakenAssignment(anchor: Anchor | undefined): Advice | undefined {
  if (anchor === undefined) return undefined;
  const { line, start } = lineAt(anchor);
  const rest = line.slice(anchor.offset - start);
  const [, before, name] = /^(.*?)\$([a-z]\w*(?:-\w+)+)\s*=/.exec(line) ?? [];
  if (before !== undefined && name !== undefined) {
    const text = name.replaceAll('-', '_');
    const span = { offset: start + before.length + 1, length: name.length };
    return {
      hint: `Variable names cannot contain a hyphen. Write $${text}.`,
      edit: { title: `Change to $${text}`, span, text },
    };
  }
  const bare = /^[a-z_]\w*(?=\s*=)/.exec(rest)?.[0];
  return bare === undefined
    ? undefined
    : {
        hint: `Variable names begin with $. Write $${bare}.`,
        edit: { title: 'Insert $', span: { offset: anchor.offset, length: 0 }, text: '$' },
      };
}

export function properVariable(name: string, anchor: Anchor | undefined): Advice | undefined {
  const proper = name.replaceAll('-', '_').replace(/(?<=^|::)[A-Z]+/g, (letters) => letters.toLowerCase());
  if (proper === name || anchor === undefined || !/^(?:(?:::)?[a-z]\w*)*(?:::)?[a-z_]\w*$/.test(proper))
    return undefined;
  const offset = anchor.text.indexOf(name, anchor.offset);
  const hint = `Variable names begin with a lowercase letter. Write $${proper}.`;
  return offset === -1 || offset - anchor.offset > 3
    ? { hint }
    : { hint, edit: { title: `Change to $${proper}`, span: { offset, length: name.length }, text: proper } };
}
