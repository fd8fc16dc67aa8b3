/** Lenses of files with one record per line. */
import { lens, type Lens } from '../lens.ts';
import { WORD, comment, commentOrEol, commentWith, empty, eol, indent, list, space, tab } from './common.ts';

const HOST = /[^# \n\t]+/;

export const hosts = lens`(${empty} | ${comment} | [ seq host ${indent}
  [ label ipaddr store ${HOST} ] ${tab} [ label canonical store ${HOST} ] [ label alias ${space} store ${HOST} ]*
  ${commentOrEol} ])*`;

export const simplelines = lens`(${empty} | ${comment} |
  [ seq line ${indent} store /[^# \t\n](?:[^\n]*[^ \t\n])?/ ${eol} ])*`;

function variables(name: RegExp, comments: Lens): Lens {
  const value = lens`store /'[^\n']*'|"[^\n"]*"|[^\n \t'"#](?:[^\n#]*[^\n \t#])?/`;
  const end = lens`${eol} | ${commentWith(/[ \t]*#[ \t]*/, ' # ')}`;
  return lens`(${empty} | ${comments} | [ ${indent} key ${name}
    ((/[ \t]*=[ \t]*/ " = " ${value})? | [ /[ \t]*=/ "=" ] store "") (${end}) ])*`;
}

export const sysctl = variables(/[*:/A-Za-z0-9_.-]+/, commentWith(/[ \t]*[#;][ \t]*/, '# '));
export const simplevars = variables(WORD, comment);

export const loginDefs = lens`([ key ${WORD} ${space} store /[^ \t\n]+(?:[ \t]+[^ \t\n]+)*/ ${eol} ] | ${comment} | ${empty})*`;

function mountOptions(name: string): Lens {
  return list(lens`[ label ${name} store /[^,#= \n\t]+/ [ label value "=" (store /[^,# \n\t]+/)? ]? ]`, lens`","`);
}

export const fstab = lens`(${empty} | ${comment} | [ seq mntent ${indent}
  [ label spec store /[^,# \n\t][^ \n\t]*/ ] ${tab} [ label file store /[^# \t\n]+/ ] ${tab} ${mountOptions('vfstype')}
  (${tab} ${mountOptions('opt')} (${tab} [ label dump store /[0-9]+/ ] (${space} [ label passno store /[0-9]+/ ])?)?)?
  ${commentOrEol} ])*`;

/** White space that may continue on the next line. */
const gap = lens`/(?:[ \t]|\\\n)+/ " "`;
const PAM_WORD = /(?:[^# \t\n\\]|\\[^\n])+/;

export const pam = lens`(${empty} | ${comment} |
  [ ${indent} "@" key "include" ${gap} store ${PAM_WORD} ${eol} ] |
  [ seq record ${indent} [ label optional "-" ]?
    [ label type store /auth|session|account|password/i ] ${gap} [ label control store /\[[^\]#\n]*\]|[a-zA-Z]+/ ] ${gap}
    [ label module store ${PAM_WORD} ] [ ${gap} label argument store /\[[^\]#\n]+\]|[^[#\n \t\\][^#\n \t\\]*/ ]*
    ${commentOrEol} ])*`;

const MODULE = /[^# \t\n\\]+/;
const COMMAND = /(?:[^# \t\n\\][^#\n\\]*\\[ \t]*\n[ \t]*)*[^# \t\n\\](?:[^#\n\\]*[^# \t\n\\])?/;

function dependencies(name: string): Lens {
  return lens`(${gap} ${new RegExp(`${name}:`)} ${`${name}:`} [ label ${name} ${gap} store /(?!(?:pre|post):)[^:# \t\n\\]+/ ]+)?`;
}

export const modprobe = lens`(${comment} | ${empty} |
  [ key "alias" ${gap} store ${MODULE} ${gap} [ label modulename store ${MODULE} ] (${eol} | ${comment}) ] |
  [ key "options" ${gap} store ${MODULE}
    (${gap} [ key ${WORD} (/[ \t]*=[ \t]*/ "=" store /[^#" \t\n\\]+|"[^#"\n\\]*"/)? ])* ${commentOrEol} ] |
  [ key /install|remove/ ${gap} store ${MODULE} ${gap} [ label command store ${COMMAND} ] ${commentOrEol} ] |
  [ key "blacklist" ${gap} store ${MODULE} (${eol} | ${comment}) ] |
  [ key "config" ${gap} store /binary_indexes|yes|no/ (${eol} | ${comment}) ] |
  [ key "softdep" ${gap} store /[^:# \t\n\\]+/ ${dependencies('pre')} ${dependencies('post')} ${commentOrEol} ])*`;
