/** Ruby's class for a URI of each scheme (the library `uri`); of others it is `URI::Generic`. */
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

/** The Ruby class by which messages name a URI, which is given in full. */
export function uriClass(text: string): string {
  return CLASSES[/^[A-Za-z][A-Za-z0-9+.-]*(?=:)/.exec(text)?.[0].toLowerCase() ?? ''] ?? 'URI::Generic';
}
