import { exchange, insertion, type Mistake, removal, rewrite } from './parser-stop.ts';

const IN_PARAMETERS = /\b(?:class|define|function)\s+[\w:]+\s*\((?:[^()]|\([^()]*\))*$/;

export const definitions: readonly Mistake[] = [
  function declaredByName({ before, rest, end }) {
    const [whole, name, attribute = ''] = /\bclass\s+([\w:]+)\s*\{(\s*\w+)$/.exec(before) ?? [];
    if (whole === undefined || name === undefined || !rest.startsWith('=>')) return undefined;
    const head = whole.slice(0, whole.length - attribute.length);
    return {
      hint: `class ${name} { … } defines a class. To declare it with parameters, write class { '${name}': … }`,
      edit: rewrite(head, `class { '${name}':`, end - whole.length),
    };
  },
  function hyphenInName({ before, rest }) {
    const [, word, name] = /\b(class|define|function)\s+([\w:]+)$/.exec(before) ?? [];
    const tail = /^-[\w-]+/.exec(rest)?.[0];
    if (word === undefined || name === undefined || tail === undefined) return undefined;
    return { hint: `The name of a ${word} cannot contain a hyphen: write ${name}${tail.replaceAll('-', '_')}.` };
  },
  function dotInName({ before, rest, at, end }) {
    const word = /\b(class|define|function)\s+[\w:]+$/.exec(before)?.[1];
    return word !== undefined && rest.startsWith('.') && at === end
      ? { hint: `Separate the parts of a name with ::.`, edit: exchange('.', '::', at) }
      : undefined;
  },
  function parentMissing({ before, rest, at, end }) {
    const [tail] = /\s*\binherits$/.exec(before) ?? [];
    if (tail === undefined || !rest.startsWith('{')) return undefined;
    const offset = end - tail.length;
    const edit = { title: 'Remove inherits', span: { offset, length: at - offset }, text: ' ' };
    return { hint: 'Write the name of the parent class after inherits, or remove inherits.', edit };
  },
  function dollarMissing({ before, rest, at }) {
    if (!/^[a-z_]\w*\s*[,:=)]/.test(rest) || !/[(,]\s*(?:[A-Z][\w:]*(?:\[[^()]*\])?\s+)?$/.test(before))
      return undefined;
    return IN_PARAMETERS.test(before) ? { hint: 'Parameter names begin with $.', edit: insertion('$', at) } : undefined;
  },
  function typeAfterName({ before, rest, at, end }) {
    const variable = /\$\w+$/.exec(before)?.[0];
    if (variable === undefined || !rest.startsWith(':') || !IN_PARAMETERS.test(before)) return undefined;
    const [whole, type] = /^:\s*([A-Z][\w:]*(?:\[[^\n()]*?\])?)(?=\s*[,)=])/.exec(rest) ?? [];
    const hint = 'Write the type of a parameter before its name: String $name. Write a default after =.';
    if (whole === undefined || type === undefined) return { hint };
    const offset = end - variable.length;
    const text = `${type} ${variable}`;
    return { hint, edit: { title: `Change to ${text}`, span: { offset, length: at + whole.length - offset }, text } };
  },
  function defaultByArrow({ before, rest, at }) {
    const sign = /^(?:=>|:=)/.exec(rest)?.[0];
    return sign !== undefined && /\$\w+$/.test(before) && IN_PARAMETERS.test(before)
      ? { hint: 'Write the default of a parameter after =.', edit: exchange(sign, '=', at) }
      : undefined;
  },
  function commaBetweenParameters({ before, rest, end }) {
    return /^(?:[A-Z][\w:]*(?:\[[^\n]*\])?\s+)?\$\w+/.test(rest) &&
      /[\w'"\])]$/.test(before) &&
      IN_PARAMETERS.test(before)
      ? { hint: 'Add a comma before this parameter.', edit: insertion(',', end) }
      : undefined;
  },
  function returnType({ before, rest, at }) {
    const sign = /^(?::|->|=>)(?=\s*[A-Z])/.exec(rest)?.[0];
    return sign !== undefined && /\bfunction\s+[\w:]+\s*\([^{}]*\)$/.test(before)
      ? { hint: 'Write the return type after >>.', edit: exchange(sign, ' >>', at) }
      : undefined;
  },
  function bodyMissing({ before, rest }) {
    const [, word, name] = /(?:^|\n)\s*(class|define)\s+([\w:]+)\s*(?:\([^(){}]*\))?$/.exec(before) ?? [];
    return word !== undefined && /^[a-z$@]/.test(rest) && !/^inherits\b/.test(rest)
      ? { hint: `Put the code of ${name} in braces: ${word} ${name} { … }` }
      : undefined;
  },
  function anyNode({ before, rest, at }) {
    return rest.startsWith('*') && /\bnode\s*$/.test(before)
      ? { hint: 'The node definition for all other nodes is default.', edit: exchange('*', 'default', at) }
      : undefined;
  },
  function caseOption({ before, rest, at, end }) {
    if (!/\bcase\s[^{}]*\{(?:[^{}]|\{[^{}]*\})*$/.test(before)) return undefined;
    if (/^else\b/.test(rest))
      return { hint: 'Use default for all other values.', edit: exchange('else', 'default', at) };
    if (rest.startsWith('=>')) {
      const span = { offset: end, length: at + 2 - end };
      return { hint: 'Write a colon after a value of case.', edit: { title: 'Change => to :', span, text: ':' } };
    }
    return rest.startsWith('{') && /['"\w]$/.test(before)
      ? { hint: 'Add a colon after this value.', edit: insertion(':', end) }
      : undefined;
  },
  function unclosed({ before, line, rest }) {
    const plain = before
      .replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, (text) => '_'.repeat(text.length))
      .replaceAll(/#[^\n]*/g, (text) => ' '.repeat(text.length));
    const open: { readonly sign: string; readonly index: number }[] = [];
    for (const { 0: sign, index } of plain.matchAll(/[([{}\])]/g)) {
      if (/[([{]/.test(sign)) open.push({ sign, index });
      else open.pop();
    }
    const last = open.at(-1);
    const isStatement = line.trim() === '' && /^(?:[a-z@]|\$\w+\s*=)/.test(rest);
    if (last === undefined || last.sign === '{' || !isStatement) return undefined;
    const opened = before.slice(before.lastIndexOf('\n', last.index) + 1).split('\n', 1)[0] ?? '';
    return { hint: `The ${last.sign} in "${opened.trim()}" is never closed.` };
  },
];

/** Recognizes a semicolon after the last statement of a file. Puppet expects another statement after it. */
export const semicolonAtEnd = (source: string): ReturnType<Mistake> => {
  const found = /[}\w'")\]]\s*;\s*$/.exec(source);
  if (found === null) return undefined;
  return { hint: 'Statements do not end with a semicolon.', edit: removal(';', source.lastIndexOf(';')) };
};
