import { flatten } from '../../evaluator/access.ts';
import { argumentError } from '../../evaluator/errors.ts';
import { isHash, isType } from '../../values/value.ts';
import { defineLegacyFunction } from '../legacy.ts';
import { rubyReceiver } from '../../ruby-like/ruby-order.ts';

function quote(word: string): string {
  if (word === '') return '""';
  if (/^[A-Za-z0-9@%_+=:,./-]+$/.test(word)) return word;
  if (!/[!"`$\\]/.test(word)) return `"${word}"`;
  if (!word.includes("'")) return `'${word}'`;
  return `"${word.replace(/[!"`$\\]/g, '\\$&')}"`;
}

export const shellquote = defineLegacyFunction({
  name: 'shellquote',
  doc: `Quotes strings so that a shell takes each as one argument, and joins them with spaces.

\`\`\`puppet
shellquote('ls', 'my file')   # 'ls "my file"'
\`\`\``,
  arity: -1,
  names: ['words*'],
  rvalue: true,
  call: (_, args) =>
    flatten(args)
      .map((word) => {
        if (typeof word === 'string') return quote(word);
        if (isHash(word) || isType(word)) {
          throw argumentError(`no implicit conversion of ${isHash(word) ? 'Hash' : 'Puppet::Resource'} into String`);
        }
        throw argumentError(`undefined method \`length' for ${rubyReceiver(word)}`);
      })
      .join(' '),
});
