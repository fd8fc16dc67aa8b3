/** Behavior of `mailalias` (module mailalias). A resource is a line of `/etc/aliases`. */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { TypeBehavior } from '../../resource-types/behavior.ts';
import { isArray } from '../../values/value.ts';
import { splitLines, ParsedFiles } from '../parsed-file/parsed-file.ts';
import { entryRecord, textRecord, type FileRecord } from '../parsed-file/record.ts';

function parseLine(line: string): FileRecord {
  const colon = line.indexOf(':');
  if (/^(#|\s*$)/.test(line) || colon < 0) return textRecord(line);
  const name = line.slice(0, colon).trim();
  const rest = line.slice(colon + 1).trim();
  const included = /^:include:\s*(.*)$/.exec(rest)?.[1];
  if (included !== undefined) return entryRecord(line, name, { file: included });
  const recipient = rest.split(/\s*,\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((each) => each.replaceAll(/^['"]|['"]$/g, ''));
  return entryRecord(line, name, { recipient });
}

function print(record: FileRecord): string {
  const recipient = record.fields.get('recipient');
  if (!isArray(recipient)) return `${record.name ?? ''}: :include: ${rubyToString(record.fields.get('file'))}`;
  const list = recipient.map(rubyToString).map((each) => (/[^-+\w@.]/.test(each) ? `"${each}"` : each));
  return `${record.name ?? ''}: ${list.join(',')}`;
}

const aliases = new ParsedFiles({
  type: 'mailalias',
  provider: 'aliases',
  defaultTarget: () => '/etc/aliases',
  properties: ['recipient', 'file', 'target'],
  parse: (text) => splitLines(text).map(parseLine),
  print,
});

export const mailalias: TypeBehavior = {
  ...aliases.behavior(),
  instances: (target) => aliases.instances(target),
};
