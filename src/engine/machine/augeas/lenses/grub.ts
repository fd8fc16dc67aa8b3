import { lens, type Lens } from '../lens.ts';
import { NO_SPACES, empty, eol, indent, oneOf, space } from './common.ts';

const VALUE = /[^= \t\n](?:[^\n]*[^= \t\n])?/;
const tab = lens`/[ \t]*/ "\t"`;
const MENU = 'default fallback timeout splashimage gfxmenu foreground background verbose boot';
const OTHER_MENU = 'hiddenmenu serial terminal password color device setkey title';
const BOOT = 'root initrd rootnoverify uuid findroot bootfs';
const OTHER_BOOT = 'kernel chainloader quiet savedefault configfile module map lock makeactive password title boot';

/** Creates a lens for a line whose command is not among `known`. The line's node has the label `#error`. */
function unknown(known: string): Lens {
  const pattern = `(?!${oneOf(known).source})[a-zA-Z]+(?:[^a-zA-Z\\n](?:[^\\n]*[^ \\t\\n])?)?`;
  return lens`[ label #error ${tab} store ${new RegExp(pattern)} ${eol} ]`;
}

const separator = lens`/[ \t]*[ \t=][ \t]*/ " "`;
const comment = lens`[ ${indent} label #comment /#[ \t]*/ "# "
  store /(?!# ## (?:Start|End) Default Options ##$)[^ \t\n](?:[^\n]*[^ \t\n])?/ ${eol} ]`;
const password = lens`[ ${indent} key "password" (${space} [ "--" key "md5" ])? (${space} [ "--" key "encrypted" ])?
  ${space} store /(?!--[^ \t\n])[^ \t\n]+/ (${space} [ label file store /[^ \t\n]+/ ])? ${eol} ]`;
const colors = lens`[ label foreground store /[A-Za-z-]+/ ] "/" [ label background store /[A-Za-z-]+/ ]`;

const menu = lens`[ ${indent} key ${oneOf(MENU)} ${separator} store ${VALUE} ${eol} ] |
  [ ${indent} key "hiddenmenu" ${eol} ] | ${password} | ${unknown(`${MENU} ${OTHER_MENU}`)} |
  [ ${indent} key "serial"
    [ ${space} "--" key /unit|port|speed|word|parity|stop|device/ "=" store ${NO_SPACES} ]* ${eol} ] |
  [ ${indent} key "terminal" ([ ${space} "--" key /dumb|no-echo|no-edit|silent/ ] |
    [ ${space} "--" key /timeout|lines/ "=" store ${NO_SPACES} ])* [ ${space} key /console|serial|hercules/ ]* ${eol} ] |
  [ ${indent} key "color" ${space} [ label normal ${colors} ] (${space} [ label highlight ${colors} ])? ${eol} ] |
  [ ${indent} key "device" ${space} store /\([A-Za-z0-9_.-]+\)/ ${space} [ label file store ${VALUE} ] ${eol} ] |
  [ ${indent} key "setkey" (${space} [ label to store ${NO_SPACES} ] ${space} [ label from store ${NO_SPACES} ])? ${eol} ]`;

const KERNEL_ARGUMENT = /(?!(?:type|no-mem-option)(?![A-Za-z0-9_.$+-]))[A-Za-z0-9_.$+-]+/;
const kernel = lens`store /(?:\([a-z0-9,]+\))?\/[^ \t\n]*/ (${space} [ label @path store /[\w.-]+\/[^ \t\r\n]+/ ])?
  (${space} [ key ${KERNEL_ARGUMENT} ("=" store /[^ \t\n]*/)? ])* ${eol}`;

const boot = lens`[ ${tab} key ${oneOf(BOOT)} ${separator} store ${VALUE} ${eol} ] | ${password} |
  [ ${tab} key /kernel\$?/ (${space} ([ "--" key "type" "=" store /[a-z]+/ ] | [ "--" key "no-mem-option" ]))*
    ${space} ${kernel} ] |
  [ ${tab} key /module\$?/ ${space} ${kernel} ] | ${unknown(`${BOOT} ${OTHER_BOOT}`)} |
  [ ${tab} key "chainloader" [ ${space} "--" key "force" ]? ${space} store ${NO_SPACES} ${eol} ] |
  [ ${tab} key "savedefault" (${space} store /[0-9]+/)? ${eol} ] | [ ${indent} key /quiet|lock|makeactive/ ${eol} ] |
  [ ${tab} key "configfile" ${space} store ${NO_SPACES} ${eol} ] |
  [ ${tab} key "map" ${space} [ label from store /[()A-z0-9]+/ ] ${space} [ label to store /[()A-z0-9]+/ ] ${eol} ]`;

const title = lens`[ label title /title[ \t=]+/ "title " store ${VALUE} ${eol} (${comment}* (${boot}))* ]`;

const DEBIAN =
  'kopt groot alternative lockalternative defoptions lockold xenhopt xenkopt altoptions howmany memtest86 ' +
  'updatedefaultentry savedefault indomU';
const debian = lens`[ label debian "## ## Start Default Options ##\n"
  ([ ${indent} label #comment /##[ \t]*/ "## " store /(?!## End Default Options ##)[^ \t\n](?:[^\n]*[^ \t\n])?/ ${eol} ] |
    ${empty} | [ "#" ${indent} key ${oneOf(DEBIAN)} /[ \t]*=/ "=" (store ${VALUE})? ${eol} ])*
  "## ## End Default Options ##\n" ]`;

export const grub = lens`(${comment} | ${empty} | ${menu} | ${debian})* (${title} (${comment} | ${empty} | ${title})*)?`;
