/**
 * Type aliases of the module stdlib. They accept the same values as releases 8 and 9 of stdlib. The patterns are
 * Bunraku's own and take linear time.
 */
import { parseTypeString } from '../../../types/parse.ts';
import type { Type } from '../../../types/type.ts';
import { COMPAT_ALIASES } from './type-aliases-compat.ts';
import { IP_ALIASES } from './type-aliases-ip.ts';

function whole(source: string): string {
  return `Pattern[/\\A${source}\\z/]`;
}

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?';
const SHORT_LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const DRIVE_OR_SHARE = String.raw`(?:[a-zA-Z]:[\\\/]|[\\\/]{2}[^\\\/]+[\\\/][^\\\/]+)`;
/** Matches one or more names in a path, separated by single slashes. */
const PATH_NAMES = String.raw`[^\n\/\0]+(?:\/[^\n\/\0]+)*\/?`;
const HEX_PAIR = '[0-9A-Fa-f]{2}';
const SYMBOLIC_MODE = '(?:[ugoa]*(?:[-+=](?:[rwxXst]*|[ugo]))+|[-+=][0-7]+)';

function words(text: string): string {
  return `Enum[${text
    .split(' ')
    .map((word) => `'${word}'`)
    .join(', ')}]`;
}

const HTTP_METHODS =
  'ACL BASELINE-CONTROL BIND CHECKIN CHECKOUT CONNECT COPY DELETE GET HEAD LABEL LINK LOCK MERGE MKACTIVITY MKCALENDAR MKCOL MKREDIRECTREF MKWORKSPACE MOVE OPTIONS ORDERPATCH PATCH POST PRI PROPFIND PROPPATCH PUT REBIND REPORT SEARCH TRACE UNBIND UNCHECKOUT UNLINK UNLOCK UPDATE UPDATEREDIRECTREF VERSION-CONTROL';
const SYSLOG_FACILITIES =
  'kern user mail daemon auth syslog lpr news uucp cron authpriv ftp ntp security console solaris-cron local0 local1 local2 local3 local4 local5 local6 local7';

export const STDLIB_TYPE_ALIASES: Readonly<Record<string, string>> = {
  // Files
  'Stdlib::Absolutepath': 'Variant[Stdlib::Windowspath, Stdlib::Unixpath]',
  'Stdlib::Unixpath': whole(String.raw`\/(?:[^\n\/\0][^\n\0]*)?`),
  'Stdlib::Windowspath': whole(`${DRIVE_OR_SHARE}.*`),
  'Stdlib::Filemode': whole(`(?:[0-7]{1,4}|${SYMBOLIC_MODE}(?:,${SYMBOLIC_MODE})*)`),
  'Stdlib::Filesource': `Variant[Stdlib::Absolutepath, Stdlib::HTTPUrl, Pattern[
    /\\Afile:\\/\\/\\/${PATH_NAMES}\\z/,
    /\\Apuppet:\\/\\/(?:[\\w-]+(?:\\.[\\w-]+)*\\.?)?\\/${PATH_NAMES}\\z/
  ]]`,

  // Values of ensure
  'Stdlib::Ensure::File': words('present file directory link absent'),
  'Stdlib::Ensure::File::Directory': words('directory absent'),
  'Stdlib::Ensure::File::File': words('file absent'),
  'Stdlib::Ensure::File::Link': words('link absent'),
  'Stdlib::Ensure::Package': `Variant[${words('present absent purged disabled installed latest')}, String[1]]`,
  'Stdlib::Ensure::Service': words('stopped running'),

  // Names and addresses
  ...IP_ALIASES,
  'Stdlib::Fqdn': whole(String.raw`(?:${LABEL}\.)*${LABEL}`),
  'Stdlib::Dns::Zone': whole(String.raw`(?:(?:${LABEL}\.)+|\.)`),
  'Stdlib::Host': 'Variant[Stdlib::Fqdn, Stdlib::Compat::Ip_address]',
  'Stdlib::Email': whole(
    String.raw`[a-zA-Z0-9.!#$%&'*+\/=?^_` + '`' + String.raw`{|}~-]+@${SHORT_LABEL}(?:\.${SHORT_LABEL})*`,
  ),
  'Stdlib::MAC': `Pattern[/\\A(?:${HEX_PAIR}[:-]){5}${HEX_PAIR}\\z/, /\\A(?:${HEX_PAIR}[:-]){19}${HEX_PAIR}\\z/]`,

  // URLs and values of HTTP
  'Stdlib::HTTPUrl': String.raw`Pattern[/(?i:\Ahttps?:\/\/.*\z)/]`,
  'Stdlib::HTTPSUrl': String.raw`Pattern[/(?i:\Ahttps:\/\/.*\z)/]`,
  'Stdlib::HttpStatus': 'Integer[100, 599]',
  'Stdlib::Http::Status': 'Integer[100, 599]',
  'Stdlib::Http::Method': words(HTTP_METHODS),
  'Stdlib::ObjectStore': 'Variant[Stdlib::ObjectStore::GSUri, Stdlib::ObjectStore::S3Uri]',
  'Stdlib::ObjectStore::GSUri': whole(String.raw`gs:\/\/.*`),
  'Stdlib::ObjectStore::S3Uri': whole(String.raw`s3:\/\/.*`),

  // Ports
  'Stdlib::Port': 'Integer[0, 65535]',
  'Stdlib::Port::Privileged': 'Integer[1, 1023]',
  'Stdlib::Port::Unprivileged': 'Integer[1024, 65535]',
  'Stdlib::Port::User': 'Integer[1024, 49151]',
  'Stdlib::Port::Registered': 'Stdlib::Port::User',
  'Stdlib::Port::Dynamic': 'Integer[49152, 65535]',
  'Stdlib::Port::Ephemeral': 'Stdlib::Port::Dynamic',

  // Other formats
  'Stdlib::Base32': String.raw`Pattern[/\A[a-z2-7]+={0,6}\z/, /\A[A-Z2-7]+={0,6}\z/]`,
  'Stdlib::Base64': whole(String.raw`[a-zA-Z0-9\/+]+={0,2}`),
  'Stdlib::CreateResources': 'Hash[String[1], Hash[String[1], Any]]',
  'Stdlib::Datasize': String.raw`Pattern[/^\d+(?i:[kmgt]b?|b)$/]`,
  'Stdlib::Syslogfacility': words(SYSLOG_FACILITIES),
  'Stdlib::Yes_no': whole('(?i:yes|no)'),
  ...COMPAT_ALIASES,
};

const byLowerName = new Map<string, Type>();

export function findStdlibType(lowerName: string): Type | undefined {
  if (!lowerName.startsWith('stdlib::')) return undefined;
  if (byLowerName.size === 0) {
    for (const [name, text] of Object.entries(STDLIB_TYPE_ALIASES))
      byLowerName.set(name.toLowerCase(), alias(name, text));
  }
  return byLowerName.get(lowerName);
}

function alias(name: string, text: string): Type {
  let resolved: Type | undefined;
  return {
    kind: 'TypeAlias',
    name,
    resolve: () => (resolved ??= parseTypeString(text, findStdlibType)),
  };
}
