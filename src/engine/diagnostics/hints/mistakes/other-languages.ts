import type { Advice } from '../advice.ts';
import { exchange, type Mistake, removal, rewrite, type ParserStop } from './parser-stop.ts';

const LOOPS = 'Puppet does not have this kind of loop. To iterate over an array, use $list.each |$item| { … }';

export function foreignStatement(line: string, offset: number, hasBlock = false): Advice | undefined {
  const word = /(?:^|\})\s*(elif|elseif|elsfi|for|foreach|while|until|loop|switch|def|try|begin)\b/.exec(line);
  const name = word?.[1];
  if (word === null || name === undefined) return undefined;
  const rest = line.slice(word.index + word[0].length);
  if (/^\s*=/.test(rest) || (!hasBlock && /^\s*\(.*\)\s*$/.test(rest))) return undefined;
  const at = offset + word.index + word[0].length - name.length;
  if (name.startsWith('el')) return { hint: 'Use elsif for another condition.', edit: exchange(name, 'elsif', at) };
  if (name === 'switch')
    return { hint: "Puppet's switch statement is case: case $value { 'a': { … } default: { … } }" };
  if (name === 'def') return { hint: 'Define a function like this: function my_module::name(String $value) { … }' };
  if (name === 'try' || name === 'begin')
    return { hint: 'Puppet cannot catch errors. Check the value first, with if or with a data type.' };
  return { hint: LOOPS, edit: loopFix(line.slice(at - offset).trimEnd(), at) };
}

/**
 * Returns an edit that turns a loop of another language into an iteration: `for $x in $list {` or `foreach ($list as
 * $x) {`.
 */
function loopFix(line: string, at: number): Advice['edit'] {
  const [whole, item, list] = /^for(?:each)?\s+\(?(\$\w+)\s+in\s+(\$[\w:]+|\[[^\]{]*\])\)?(?=\s*\{|$)/.exec(line) ?? [];
  if (whole !== undefined) return rewrite(whole, `${list}.each |${item}|`, at);
  const [other, from, each] = /^foreach\s*\(\s*(\$[\w:]+|\[[^\]{]*\])\s+as\s+(\$\w+)\s*\)/.exec(line) ?? [];
  return other === undefined ? undefined : rewrite(other, `${from}.each |${each}|`, at);
}

/**
 * Returns a hint for typographic quotes and similar characters, which editors and web pages insert in place of ASCII
 * characters.
 */
function odd({ rest, line, at }: ParserStop): Advice | undefined {
  const [sign = ''] = rest;
  if (/[“”„‟«»‘’‚‛]/.test(sign)) {
    const text = line + (rest.split('\n', 1)[0] ?? '');
    const first = text.search(/[“”„‟«»‘’‚‛]/);
    const last =
      text.length -
      [...text]
        .reverse()
        .join('')
        .search(/[“”„‟«»‘’‚‛]/);
    const from = text.slice(first, last);
    const to = from.replaceAll(/[“”„‟«»]/g, '"').replaceAll(/[‘’‚‛]/g, "'");
    const span = { offset: at - line.length + first, length: from.length };
    return {
      hint: 'Puppet treats curly quotes as ordinary characters. Use straight quotes for strings: \' or ".',
      edit: { title: 'Change to straight quotes', span, text: to },
    };
  }
  const arrow = /^(?:⇒|→|[–—−][>›]?)/.exec(rest)?.[0];
  if (arrow !== undefined) {
    const isOrder = /[\])}]\s*$/.test(line);
    return {
      hint: `This character only looks like an arrow. Write ${isOrder ? '->' : '=>'}.`,
      edit: exchange(arrow, isOrder ? '->' : '=>', at),
    };
  }
  if (sign === '`')
    return { hint: 'Backticks do not run a command. Use an exec resource to run a command on the node.' };
  if (/[\u00a0\u200b\u2007\u202f\ufeff]/.test(sign)) {
    return {
      hint: 'This is a special space character, often copied from a web page.',
      edit: { title: 'Change to a plain space', span: { offset: at, length: 1 }, text: ' ' },
    };
  }
  return undefined;
}

export const otherLanguages: readonly Mistake[] = [
  odd,
  function elseIf({ before, rest, at, end }) {
    if (!/\}\s*else$/.test(before) || !/^if\b/.test(rest)) return undefined;
    const span = { offset: end - 'else'.length, length: at + 'if'.length - end + 'else'.length };
    return { hint: 'Write "else if" as one word: elsif.', edit: { title: 'Change to elsif', span, text: 'elsif' } };
  },
  function then({ rest, line, at }) {
    if (!/^(?:then|do)\b/.test(rest) || !/\b(?:if|unless|elsif|while|case)\b/.test(line)) return undefined;
    const word = /^(?:then|do)(?=\s*\{)\s*/.exec(rest)?.[0];
    const hint = 'Put the code of the condition in braces: if $condition { … }';
    return word === undefined ? { hint } : { hint, edit: removal(word, at) };
  },
  function rubyBlock({ before, rest, line }) {
    return /\bdo$/.test(before) && rest.startsWith('|') && /\.\w+/.test(line)
      ? { hint: 'Put the code of the iteration in braces: $list.each |$item| { … }' }
      : undefined;
  },
  function parameterOfBlock({ before, rest, at }) {
    return /\|\s*(?:\$\w+\s*,\s*)*$/.test(before) && /^[a-z_]\w*\s*[,|]/.test(rest)
      ? {
          hint: 'Parameter names begin with $.',
          edit: { title: 'Insert $', span: { offset: at, length: 0 }, text: '$' },
        }
      : undefined;
  },
  function blockInParentheses({ before, rest }) {
    return /\.\w+\($/.test(before) && rest.startsWith('|')
      ? { hint: 'Put the block after the closing parenthesis, or omit the parentheses: $list.each |$item| { … }' }
      : undefined;
  },
  function statement({ before, line, rest, at, end }) {
    const whole = line + (rest.split('\n', 1)[0] ?? '');
    const own = foreignStatement(whole, at - line.length, /\{\s*$/.test(whole));
    if (own !== undefined) return own;
    const block = openBlock(before);
    return block === undefined ? undefined : foreignStatement(block.line, end - before.length + block.index, true);
  },
  function conditionWithoutBraces({ before, rest, line }) {
    const isCondition = /(?:^|\n)\s*(?:\}\s*)?(?:if|unless|elsif)\b[^{}\n]*$/.test(before);
    if (!isCondition || /^[&|=!]/.test(rest)) return undefined;
    return (rest.startsWith(':') && /\b(?:if|unless|elsif)\b/.test(line)) || line.trim() === ''
      ? { hint: 'Put the code of the condition in braces: if $condition { … }' }
      : undefined;
  },
  function elseOfUnless({ before, rest }) {
    return rest.startsWith('elsif') && /\bunless\b[^{}]*\{[^{}]*\}$/.test(before)
      ? { hint: 'unless does not support elsif. Use if and negate the condition with !.' }
      : undefined;
  },
  function templateTag({ rest, before }) {
    return rest.startsWith('<%') || /<%[-=]?$/.test(before) || rest.startsWith('%')
      ? { hint: 'Tags such as <%= %> belong in a template. Use epp() or template() to render it.' }
      : undefined;
  },
  function markup({ rest }) {
    return /^<\/?[a-z][\w-]*[ >]/.test(rest)
      ? { hint: "This looks like HTML. To create a file with this content, write file { '/path': content => '…' }" }
      : undefined;
  },
  function heredoc({ rest }) {
    const tag = /^<<[-~]?['"]?([A-Z]\w*)/.exec(rest)?.[1];
    return tag === undefined ? undefined : { hint: `A heredoc begins with @(${tag}) and ends with the line | ${tag}.` };
  },
  function logic({ rest, at }) {
    if (rest.startsWith('&&')) return { hint: 'Combine conditions with "and".', edit: exchange('&&', 'and', at) };
    if (rest.startsWith('||')) return { hint: 'Combine conditions with "or".', edit: exchange('||', 'or', at) };
    return undefined;
  },
  function comparison({ before, rest, at, end }) {
    if (/[=!]=$/.test(before) && /^=(?![=>~])/.test(rest) && end === at)
      return { hint: 'Use == or !=. The third = is not needed.', edit: removal('=', at) };
    if (rest.startsWith('==') && rest.startsWith('==='))
      return { hint: 'Use ==. The third = is not needed.', edit: exchange('===', '==', at) };
    if (before.endsWith('<') && rest.startsWith('>') && end === at)
      return { hint: 'Use != for "not equal".', edit: exchange('<>', '!=', at - 1) };
    const word = /^(?:is\s+not|isnt|is|eq|ne)\b/.exec(rest)?.[0];
    if (word === undefined || !/\b(?:if|unless|elsif)\b[^{]*$/.test(before)) return undefined;
    const to = word === 'is' || word === 'eq' ? '==' : '!=';
    return { hint: 'Use == and != to compare values, and =~ to check a type.', edit: exchange(word, to, at) };
  },
  function not({ before, at, end }) {
    if (!/\bnot$/.test(before)) return undefined;
    const span = { offset: end - 'not'.length, length: at - end + 'not'.length };
    return { hint: 'Negate a condition with !.', edit: { title: 'Change not to !', span, text: '!' } };
  },
  function increment({ before, rest }) {
    return /\$\w+\s*(?:\+|-)$/.test(before) && /^[+-]/.test(rest)
      ? { hint: 'Variables never change. Give the result a new name: $next = $number + 1' }
      : undefined;
  },
  function ternary({ line, rest }) {
    return rest.startsWith(':') && /\?\s*[^{}?]+$/.test(line)
      ? { hint: 'Use if as an expression: $result = if $condition { 1 } else { 2 }' }
      : undefined;
  },
  function concatenation({ before, rest }) {
    return /(?:\$\w+|['")])\s*\.$/.test(before) && /^['"$]/.test(rest)
      ? { hint: 'A dot calls a function. Put variables into one string in double quotes: "${first}${second}".' }
      : undefined;
  },
  function indexByDot({ before, rest, at, end }) {
    const index = /^\d+/.exec(rest)?.[0];
    return index !== undefined && /\$[\w:]+\.$/.test(before) && end === at
      ? {
          hint: 'Use brackets to read an element of an array.',
          edit: {
            title: `Change to [${index}]`,
            span: { offset: at - 1, length: index.length + 1 },
            text: `[${index}]`,
          },
        }
      : undefined;
  },
  function variableInBraces({ before, rest, at, end }) {
    const hint = 'Use braces around a variable only inside a double-quoted string. Elsewhere, write $name.';
    const opened = /\$\{(\w+(?:::\w+)*)$/.exec(before);
    if (opened !== null && rest.startsWith('}') && end === at)
      return { hint, edit: rewrite(`${opened[0]}}`, `$${opened[1]}`, at - opened[0].length) };
    const name = /^\{(\w+(?:::\w+)*)\}/.exec(rest);
    return name !== null && before.endsWith('$') && end === at
      ? { hint, edit: rewrite(`$${name[0]}`, `$${name[1]}`, at - 1) }
      : undefined;
  },
];

function openBlock(before: string): { readonly line: string; readonly index: number } | undefined {
  const found = /(?:^|\n)([^\n]*)\{[^{}]*$/.exec(before);
  const line = found?.[1];
  if (found === null || line === undefined) return undefined;
  return { line, index: found.index + (found[0].startsWith('\n') ? 1 : 0) };
}
