import { lens, type Lens } from '../lens.ts';
import { NO_SPACES, commentWith, empty, eol, indent, list, oneOf, space } from './common.ts';

const CONTINUED = String.raw`(?:[ \t]*\\\n[ \t]*|[ \t]*)`;

function around(separator: string): Lens {
  return lens`${new RegExp(CONTINUED + separator + CONTINUED)} ${` ${separator} `}`;
}

const gap = lens`/[ \t]*\\\n[ \t]*|[ \t]+/ " "`;
const optionalGap = lens`${new RegExp(CONTINUED)} " "`;
const [comma, equal, colon] = [around(','), around('='), around(':')];

const TAG = /(?:NO)?(?:PASSWD|EXEC|SETENV)/;
const COMMAND = new RegExp(
  String.raw`[/a-z](?:[^,:#()\n\\]|\\[=:,\\])*[^,=:#() \t\n\\]|(?!${TAG.source}(?![\w.-]))[\w.-]+|[^,=:#() \t\n\\]`,
);
const NAME = /[^,=:#() \t\n\\](?:[^,=:#()\n]*[^,=:#() \t\n\\])?/;
const USER =
  /(?:[A-Z](?:[-A-Z0-9]|\\[ \t])*\\\\)?(?!@include(?:dir)?(?![-\w.+]))[%+@a-z](?:[-\w.+]|\\[ \t]|\\\\[A-Za-z0-9])*|[A-Z_]+/;

const negations = lens`/(?:!!)*/ ""`;
const negate = lens`[ "!" label negate ]`;
const command = lens`${negations} ${negate}? store ${COMMAND}`;
const lineEnd = lens`${commentWith(/[ \t]+#[ \t]*/, ' # ', eol)} | /[ \t]+#\n|[ \t]*\n/ "\n"`;

function values(name: string, body: Lens): Lens {
  return list(lens`[ label ${name} ${body} ]`, comma);
}

function alias(kind: string, field: string, body: Lens): Lens {
  const one = lens`[ label alias [ label name store /[A-Z][A-Z0-9_]*/ ] ${equal} ${values(field, body)} ]`;
  return lens`[ ${indent} key ${new RegExp(kind)} ${gap} ${list(one, colon)} (${lineEnd}) ]`;
}

const FLAGS = oneOf(
  'always_set_home authenticate env_editor env_reset fqdn ignore_dot ignore_local_sudoers insults log_host log_year ' +
    'long_otp_prompt mail_always mail_badpass mail_no_host mail_no_perms mail_no_user noexec path_info ' +
    'passprompt_override preserve_groups requiretty root_sudo rootpw runaspw set_home set_logname setenv shell_noargs ' +
    'stay_setuid targetpw tty_tickets visiblepw closefrom_override compress_io fast_glob log_input log_output ' +
    'pwfeedback umask_override use_pty match_group_by_gid always_query_group_plugin',
);
const STRINGS = oneOf(
  'badpass_message editor mailsub noexec_file passprompt runas_default syslog_badpri syslog_goodpri timestampdir ' +
    'timestampowner secure_path',
);
const OPTIONAL_STRINGS = oneOf(
  'exempt_group lecture lecture_file listpw logfile mailerflags mailerpath mailto mailfrom syslog verifypw',
);

/** Creates a lens for a setting: either its name and a value, or a negation (`!`) and its name. */
function negateOr(name: RegExp, body: Lens): Lens {
  return lens`[ ${negations} (${negate} key ${name} | key ${name} ${body}) ]`;
}

const integer = lens`${equal} /"?/ "" store /-?[0-9]+/ /"?/ ""`;
const string = lens`${equal} store /[^",=#() \t\n\\]+|"[^",=#()\n\\]+"/`;
const variable = lens`[ label var store /[^",# \t\n\\]+/ ]`;
const variables = lens`${optionalGap} ([ "+" label append ] | [ "-" label remove ])? "=" ${optionalGap}
  ([ label var /"?/ "" store /[^",# \t\n\\]+/ /"?/ "" ] | "\"" ${variable} (${gap} ${variable})+ "\"")`;
const parameter = lens`[ ${negations} ${negate}? key ${FLAGS} ] | [ key "passwd_tries" ${integer} ] |
  ${negateOr(oneOf('loglinelen passwd_timeout timestamp_timeout umask'), integer)} |
  [ key ${STRINGS} ${string} ] | ${negateOr(OPTIONAL_STRINGS, string)} |
  ${negateOr(oneOf('env_check env_delete env_keep'), variables)}`;

const user = values('runas_user', lens`store ${NAME}`);
const group = lens`":" ${indent} ${values('runas_group', lens`store ${NAME}`)}`;
const rule = lens`[ label command ("(" (${user} | ${group} | ${user} ${indent} ${group}) ")" ${optionalGap})?
  [ label tag store ${TAG} ${colon} ]* ${command} ]`;
const hosts = lens`[ label host_group ${values('host', lens`store /[^,=:#() \t\n\\]+/`)} ${equal} ${list(rule, comma)} ]`;

export const sudoers = lens`(${empty} |
  [ label #comment /[ \t]*#[ \t]*/ "# " store /(?!include)[^ \t\n](?:[^\n]*[^ \t\n])?/ ${eol} ] |
  [ key /[#@]include(?:dir)?/ ${space} store ${NO_SPACES} ${eol} ] |
  ${alias('User_Alias', 'user', lens`store ${NAME}`)} | ${alias('Runas_Alias', 'runas_user', lens`store ${NAME}`)} |
  ${alias('Host_Alias', 'host', lens`store ${NAME}`)} | ${alias('Cmnd_Alias', 'command', command)} |
  [ ${indent} key "Defaults" [ label type store /[@:!>][^ \t\n\\]+/ ]? ${gap} ${list(parameter, comma)} (${lineEnd}) ] |
  [ label spec ${indent} ${values('user', lens`store ${USER}`)} ${gap} ${list(hosts, colon)} (${lineEnd}) ])*`;
