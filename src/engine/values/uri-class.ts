/** Ruby's class for URIs of each scheme (library `uri`); `URI::Generic` for all others. */
const CLASSES: Readonly<Record<string, string>> = {
  file: 'URI::File',
  ftp: 'URI::FTP',
  http: 'URI::HTTP',
  https: 'URI::HTTPS',
  ldap: 'URI::LDAP',
  ldaps: 'URI::LDAPS',
  mailto: 'URI::MailTo',
  ws: 'URI::WS',
  wss: 'URI::WSS',
};

/** The Ruby class of a URI, as it appears in messages. */
export function uriClass(text: string): string {
  return CLASSES[/^[A-Za-z][A-Za-z0-9+.-]*(?=:)/.exec(text)?.[0].toLowerCase() ?? ''] ?? 'URI::Generic';
}
