/** Lenses of INI files, and of apt's configuration. */
import { lens, type Lens } from '../lens.ts';
import { anyEol, commentWith, eol, indent, space } from './common.ts';

const ENTRY = '[A-Za-z][A-Za-z0-9._-]*';
const emptyLine = lens`[ /[ \t]*(?:[;#][ \t]*)?\r?\n/ "\n" ]`;
const bare = lens`square /"?/ "" store /[^" \t\r\n;#](?:[^\r\n;#]*[^" \t\r\n;#])?/`;
const quoted = lens`square "\"" store /(?=[^"\r\n]*[;#])[^"\r\n]+/`;
const title = lens`"[" key /(?!(?:#comment|\.anon)\])[^\]\r\n\/]+/ "]" ${anyEol}`;

function ini(name: RegExp, separator: RegExp, comments: Lens, header: Lens) {
  const start = lens`${indent} key ${name} ${indent} ${separator} "="`;
  const entry = lens`[ ${start} (${indent} ${bare})? (${comments} | ${anyEol}) ] |
    [ ${start} ${indent} ${quoted} (${comments} | ${anyEol}) ] | ${comments}`;
  return { entries: lens`(${entry}) | ${emptyLine}`, sections: lens`[ ${header} ((${entry}) | ${emptyLine})* ]*` };
}

const semicolon = commentWith(/[ \t]*[;#][ \t]*/, ';');
const phpFile = ini(new RegExp(String.raw`${ENTRY}(?:\[${ENTRY}\])?`), /[=:]/, semicolon, title);
export const php = lens`[ label .anon (${phpFile.entries})+ ]? ${phpFile.sections}`;

const section = lens`${indent} label section "[" store /(?!\.anon\])[^\]\r\n]+/ "]" ${anyEol}`;
const looseFile = ini(new RegExp(ENTRY), /[=:]/, semicolon, section);
/** Any INI file: `IniFile.lns_loose`. */
export const looseIni = lens`[ label section value .anon (${looseFile.entries})+ ]? ${looseFile.sections}`;

const hash = commentWith(/[ \t]*#[ \t]*/, '#');
const puppetFile = ini(new RegExp(ENTRY), /=/, hash, lens`${indent} ${title}`);
export const puppet = lens`(${hash} | ${emptyLine})* ${puppetFile.sections}`;

const aptEmpty = lens`[ /[ \t]*(?:(?:#|\/\/|\/\*[ \t]*\*\/)[ \t]*)?\n/ "\n" ]`;
const line = lens`[ seq mline /[ \t\r\n]*/ "\n" store /(?![^\n]*\*\/)[^ \t\r\n](?:[^\n]*[^ \t\r\n])?/ ]`;
const aptComment = lens`${commentWith(/[ \t]*(?:\/\/|#(?!(?:include|clear)[ \t]))[ \t]*/, '// ')} |
  [ label #mcomment /[ \t]*\/\*/ "/*" counter mline ${line} (${eol} ${line})* /[ \t\r\n]*\*\/[ \t]*\r?\n/ "\n*/\n" ]`;
const aptValue = lens`"\"" store /[^"\n]+/ /";?/ "\";"`;
const APT_NAME = /[A-Za-z][A-Za-z-]*/;

const aptEntry: Lens = lens`[ key ${APT_NAME} ${space} ${aptValue} ] |
  [ key ${APT_NAME} /[ \t\n]*\{/ " {"
    (/[ \t\n]*/ "\n" ${() => aptEntry} | [ /[ \t\n]*/ "\n" label @elem ${aptValue} ] |
      /(?:[ \t\n]*\n)?/ "" (${aptComment}))*
    /[ \t\n]*\};?/ "\n};" ] |
  [ key ${APT_NAME} "::" ${() => aptEntry} ]`;

export const aptconf = lens`(${aptEmpty} | ${aptComment} | ${indent} (${aptEntry}) ${eol})*`;
