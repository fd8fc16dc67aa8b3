import { lens, type Lens } from '../lens.ts';
import { WORD, commentWith, indent, list, space } from './common.ts';

const EMPTY_LINES = String.raw`(?:[ \t]*(?:#[ \t]*)?\n)*`;
const eol = lens`${new RegExp(String.raw`(?:[ \t]*(?:;(?!;)|\n)|[ \t]+)${EMPTY_LINES}`)} "\n"`;
const semicolonOrEol = lens`${new RegExp(String.raw`[ \t]*(?:;(?!;)|\n)${EMPTY_LINES}`)} "\n"`;
const braceEol = lens`/[ \t\n]+/ "\n"`;
const commentEnd = lens`/[ \t]*\n(?:[ \t]*(?:#[ \t]*)?\n)*/ "\n"`;
const comment = commentWith(/[ \t]*#[ \t]*/, ' # ', commentEnd);
const commentAfter = commentWith(/[ \t]+#[ \t]*/, ' # ', commentEnd);
const lineEnd = lens`${commentAfter} | ${semicolonOrEol}`;

const KEY = /(?!(?:unset|export)(?![-\w[]))[A-Za-z0-9_][-A-Za-z0-9_]*(?:\[[0-9A-Za-z_,]+\])?/;
const gap = lens`/[ \t]*\\\n[ \t]*|[ \t]+/ " "`;
const PLAIN = String.raw`[^\x60;()'"&|\n\\# \t]#*|\\[^\n]`;
const QUOTED = String.raw`"(?:[^"\\]|\\[^])*"|'[^']*'|\$\(\([^)#\n]*\)\)|\$\([^()#\n]*\)`;
const VALUE = String.raw`(?:(?:${QUOTED}|${PLAIN})+|\x60[^\x60\n]+\x60|\x60\x60[^\x60 \t\n;]+\x60\x60)`;
const value = lens`store ${new RegExp(VALUE)}`;
const WORDS = String.raw`${VALUE}(?:(?:[ \t]*\\\n[ \t]*|[ \t]+)${VALUE})*`;
const values = lens`store ${new RegExp(WORDS)}`;
const tested = lens`store ${new RegExp(String.raw`${WORDS}(?=[ \t]+\]|$)`)}`;

const assignment = lens`${indent} [ key "export" ${space} ]? key ${KEY} "="
  (store ${new RegExp(String.raw`(?:${VALUE}|\([ \t]*\))?`)} |
   /\([ \t]*/ "(" counter values [ seq values ${value} ] [ /[ \t\n]+/ " " seq values ${value} ]* /[ \t]*\)/ ")")`;

function variables(action: string): Lens {
  const name = lens`[ seq var_action store ${new RegExp(String.raw`${KEY.source}|\$\{!${KEY.source}[*@]\}`)} ]`;
  return lens`${indent} ${new RegExp(action)} ${action} ${space} label ${`@${action}`} counter var_action ${list(name, space)}`;
}

function action(operator: string, name: string, body: Lens): Lens {
  const blank = String.raw`(?:[ \t]*\\\n[ \t]*|[ \t\n]*)`;
  const written = operator.replaceAll('\\', '');
  return lens`[ ${new RegExp(blank + operator + blank)} ${` ${written} `} label ${name} ${body} ]`;
}

const more = lens`(${action('&&', '@and', values)} | ${action(String.raw`\|\|`, '@or', values)})*`;

const statements = [
  lens`${indent} /\.|source/ "." label .source ${space} store /[^;=# \t\n]+/`,
  assignment,
  variables('unset'),
  variables('export'),
  lens`${indent} label @builtin store /ulimit|shift|exit/ (${gap} [ label args ${values} ])?`,
  lens`${indent} label @return "return" (${space} store /[0-9]+/)?`,
  lens`${indent} label @condition ([ label type store /\[/ ] ${space} ${tested} ${space} "]" ${more} |
    [ label type store /\[\[/ ] ${space} ${tested} ${space} "]]" ${more})`,
  lens`${indent} "eval" ${space} label @eval ${value}`,
  lens`${indent} "alias" ${space} label @alias store ${KEY} "=" [ label value ${value} ]`,
];

const RESERVED = String.raw`exit|shift|return|ulimit|unset|export|source|\.|if|for|select|while|until|then|else|elif|fi|do|done|case|esac|eval|alias`;
const COMMAND = new RegExp(String.raw`(?!(?:${RESERVED})(?![-\w./]))\$?[-\w./]+`);

const withEol: Lens = {
  kind: 'any',
  parts: [...statements.map((each) => lens`[ ${each} (${lineEnd}) ]`), lens`[ ${() => command} (${lineEnd}) ]`],
};
const withoutEol: Lens = {
  kind: 'any',
  parts: [...statements.map((each) => lens`[ ${each} ]`), lens`[ ${() => command} ]`],
};
const command: Lens = lens`${indent} label @command [ key ${KEY} "=" ${value} ${gap} ]* store ${COMMAND}
  [ ${gap} label @arg ${values} ]?
  (${action(String.raw`\|`, '@pipe', lens`[ ${() => command} ]`)} |
   ${action('&&', '@and', withoutEol)} | ${action(String.raw`\|\|`, '@or', withoutEol)})?`;

const body = lens`(${comment} | ${withEol} | ${() => compound})+`;

function start(word: string, then: string, contents: Lens): Lens {
  return lens`${indent} ${new RegExp(word)} ${word} label ${`@${word}`} ${space} ${values} ${more} ${semicolonOrEol}
    ${indent} ${new RegExp(then)} ${then} ${eol} ${contents}`;
}

function loop(word: string): Lens {
  return lens`[ ${start(word, 'do', body)} ${indent} "done" (${lineEnd}) ]`;
}

const rest = lens`${body} [ ${start('elif', 'then', body)} ]* [ ${indent} "else" label @else ${eol} ${body} ]?`;
const pattern = lens`[ label @pattern ${values} ${indent} ]`;
const branch = lens`[ label @case_entry ${indent} ${list(pattern, lens`"|" ${indent}`)} ")" ${eol}
  (${comment} | ${withEol} | ${() => compound})* (${withoutEol})? ${indent} ";;" ${eol} ]`;
const between = lens`[ /[ \t]*(?:#[ \t]*)?\n/ "\n" ]* ${comment}*`;
const functionStart = lens`${indent} label @function /(?:function[ \t]+)?/ "" store ${WORD} /[ \t]*\(\)/ "()"
  (${commentAfter} | ${braceEol})`;

const compound: Lens = lens`[ ${start('if', 'then', rest)} ${indent} "fi" (${lineEnd}) ] |
  ${loop('for')} | ${loop('select')} | ${loop('while')} | ${loop('until')} |
  [ ${indent} "case" label @case ${space} store ${new RegExp(`(?:${PLAIN})+|"(?:${PLAIN})+"`)}
    /[ \t\n]+/ " " "in" ${eol} (${between} ${branch})* ${between} ${indent} "esac" (${lineEnd}) ] |
  [ ${functionStart} "{" ${braceEol} ${body} ${indent} "}" ${eol} ] |
  [ ${functionStart} "(" ${braceEol} ${body} ${indent} ")" ${eol} ] |
  [ ${indent} label @subshell "{" ${braceEol} ${body} ${indent} "}" ${eol} ]`;

export const shellvars = lens`(/[ \t]*(?:#[ \t]*)?\n/ "\n")* (${comment} | ${withEol} | ${() => compound})*`;
