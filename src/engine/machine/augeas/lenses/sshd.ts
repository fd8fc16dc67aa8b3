import { lens, type Lens } from '../lens.ts';
import { comment, commentWith, empty, eol } from './common.ts';

const separator = lens`/[ \t=]+/ " "`;
const WORDS = ['AcceptEnv', 'AllowGroups', 'AllowUsers', 'DenyGroups', 'DenyUsers'];
const LISTS =
  'MACs Ciphers KexAlgorithms HostKeyAlgorithms GSSAPIKexAlgorithms CASignatureAlgorithms PubkeyAcceptedKeyTypes'.split(
    ' ',
  );
const OTHERS = `(?!(?:Match|Subsystem|${[...WORDS, ...LISTS].join('|')})(?![A-Za-z0-9]))[A-Za-z0-9]+`;

function words(name: string): Lens {
  return lens`[ key ${new RegExp(name, 'i')}
    ([ ${separator} seq ${name} square /["']?/ "" store /[^"' \t\n=]+/ ] |
     [ ${separator} seq ${name} square /["']/ "\"" store /(?=[^"'\n]*[ \t])[^"'\n]+/ ])* ${eol} ]`;
}

function items(name: string): Lens {
  return lens`[ key ${new RegExp(name, 'i')} ${separator} [ seq ${name} store /[^, \t\n=]+/ ]
    [ seq ${name} "," store /[^, \t\n=]+/ ]* ${eol} ]`;
}

const single = lens`[ key ${new RegExp(OTHERS, 'i')} ${separator} store /[^ \t\n=]+(?:[ \t=]+[^ \t\n=]+)*/ ${eol} ]`;
const subsystem = lens`[ key /Subsystem/i ${separator}
  [ key /[A-Za-z0-9-]+/ ${separator} store /[^ \t\n=](?:[^\n]*[^ \t\n=])?/ ${eol} ] ]`;
const entry: Lens = { kind: 'any', parts: [...WORDS.map(words), subsystem, ...LISTS.map(items), single] };

const condition = lens`[ ${separator} key /[A-Za-z0-9]+/ ${separator} square /"?/ "\"" store /[^"' \t\n=]+/ ] |
  [ ${separator} key /[A-Za-z0-9]+/ ${separator} square /["']/ "\"" store /(?=[^"'\t\n]* )[^"'\t\n]+/ ]`;
const setting = lens`/[ \t]*/ "  " (${entry} | ${commentWith(/#[ \t]*/, '# ')}) | ${empty}`;

export const sshd = lens`(${entry} | ${comment} | ${empty})*
  [ key /Match/i [ label Condition (${condition})+ ${eol} ] [ label Settings (${setting})+ ] ]*`;
