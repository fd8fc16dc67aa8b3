import { describe, expect, it } from 'vitest';
import { recognizeFile } from './recognize.ts';

function formOf(content: Uint8Array | string): string {
  const { form, certainty } = recognizeFile(content).recognized;
  return `${form ?? 'unknown'} (${certainty})`;
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return new Uint8Array(units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
}

const LOG = 'Notice: Compiled catalog for web.example.com\nError: Could not retrieve catalog\n';

describe('recognizeFile', () => {
  it.each([
    ['a console log', LOG, 'log-text (certain)'],
    ['a colored console log', '\u001b[mNotice: Applied catalog in 0.03 seconds\u001b[0m\n', 'log-text (certain)'],
    ['a log with Windows line ends', LOG.replaceAll('\n', '\r\n'), 'log-text (certain)'],
    ['a log file', '2025-03-04 04:15:02 -0500 Puppet (notice): Applied catalog in 1 seconds\n', 'log-text (certain)'],
    ['syslog', 'Mar  4 04:15:02 web puppet-agent[4201]: Using environment\n', 'log-text (certain)'],
    ['a message without level', 'Found 1 dependency cycle:', 'log-text (likely)'],
    ['a cycle without message', '(File[/a] => Exec[b] => File[/a])', 'log-text (likely)'],
    ['an open JSON log', '[\n{"level":"notice","message":"x","source":"Puppet"}\n', 'log-json (certain)'],
    ['JSON lines', '{"level":"err","message":"x","source":"Puppet"}\n{"level":"err"}\n', 'log-json (certain)'],
    ['a YAML report', '--- !ruby/object:Puppet::Transaction::Report\nhost: web\n', 'report-yaml (certain)'],
    ['a YAML report without tag', '---\nhost: web\nreport_format: 12\n', 'report-yaml (likely)'],
    ['a JSON report', '{"host":"web","logs":[],"resource_statuses":{}}', 'report-json (certain)'],
    ['reports of PuppetDB', '[{"certname":"web","report_format":12}]', 'report-puppetdb (certain)'],
    ['a payload of PuppetDB', '{"command":"store report","payload":{"certname":"web"}}', 'report-puppetdb (certain)'],
    ['events', '[{"resource_type":"File","resource_title":"/a","status":"success"}]', 'events-puppetdb (certain)'],
    [
      'edges',
      '[{"certname":"web","relationship":"contains","source_type":"Class","source_title":"A","target_type":"File","target_title":"/a"}]',
      'graph-edges (certain)',
    ],
    ['a summary', '---\nversion:\n  config: 1\n  puppet: 8.11.0\n', 'summary-yaml (certain)'],
    ['a catalog of Puppet 3', '{"document_type":"Catalog","data":{"resources":[]}}', 'catalog-json (certain)'],
    ['a catalog', '{"name":"web","resources":[],"edges":[]}', 'catalog-json (certain)'],
    ['a catalog after log lines', `${LOG}{"name":"web","resources":[],"edges":[]}`, 'catalog-json (certain)'],
    ['a graph of Puppet', 'digraph Relationships {\n    label = "Relationships"\n}\n', 'graph-dot (certain)'],
    ['another graph', '// drawn by hand\ndigraph g { a -> b }', 'graph-dot (likely)'],
    ['code', "file { '/etc/motd': ensure => file }", 'unknown (none)'],
    ['prose', 'Our servers are slow today.', 'unknown (none)'],
    ['nothing', '', 'unknown (none)'],
  ])('recognizes %s', (_, content, form) => {
    expect(formOf(content)).toBe(form);
  });

  it('offers the other form of a catalog after log lines', () => {
    expect(recognizeFile(`${LOG}{"resources":[],"edges":[]}`).recognized.alternatives).toEqual(['log-text']);
  });

  it.each([
    ['UTF-16 with byte order mark', utf16(`\ufeff${LOG}`, true), 'utf-16le'],
    ['UTF-16 without byte order mark', utf16(LOG, true), 'utf-16le'],
    ['UTF-16, high byte first', utf16(`\ufeff${LOG}`, false), 'utf-16be'],
    ['UTF-8 with byte order mark', new TextEncoder().encode(`\ufeff${LOG}`), 'utf-8'],
  ])('decodes %s', (_, bytes, encoding) => {
    const { text, recognized } = recognizeFile(bytes);
    expect([text, recognized.encoding, recognized.form]).toEqual([LOG, encoding, 'log-text']);
  });

  it('reads lines of different encodings, and names those that are not UTF-8', () => {
    const bytes = [...new TextEncoder().encode('Notice: größer\nError: gr'), 0xf6, 0xdf, ...[0x65, 0x72, 0x0a]];
    const { text, recognized } = recognizeFile(new Uint8Array(bytes));
    expect(text).toBe('Notice: größer\nError: größer\n');
    expect(recognized.unread).toEqual([
      { message: 'A line is not UTF-8 and was read as Latin-1.', line: 2, endLine: 2 },
    ]);
  });

  it('rejects binary files', () => {
    const { form, reason, alternatives } = recognizeFile(new Uint8Array([1, 0, 0, 0, 200, 0, 0, 7])).recognized;
    expect([form, reason, alternatives]).toEqual([undefined, 'It is not text.', []]);
  });

  it('keeps titles that look like color codes', () => {
    const { text } = recognizeFile('Notice: /Stage[main]/Exec[m]/Exec[10m] [Kept]\n');
    expect(text).toContain('/Stage[main]/Exec[m]/Exec[10m] [Kept]');
  });
});
