/** Ruby's class for URIs of a scheme, by scheme. All other URIs are `URI::Generic`. */
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

export function uriClass(text: string): string {
  return CLASSES[/^[A-Za-z][A-Za-z0-9+.-]*(?=:)/.exec(text)?.[0].toLowerCase() ?? ''] ?? 'URI::Generic';
}
