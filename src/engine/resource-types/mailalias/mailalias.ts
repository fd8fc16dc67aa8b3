/** Puppet's `mailalias` (module mailalias): lines of `/etc/aliases`. */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray } from '../../values/value.ts';
import type { ResourceTypeDefinition } from '../definition.ts';
import { TypeFailure } from '../failure.ts';
import { linesOf, ParsedFiles } from '../parsed-file/parsed-file.ts';
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
  doc: 'Lines of `/etc/aliases`.',
  defaultTarget: () => '/etc/aliases',
  properties: ['recipient', 'file', 'target'],
  parse: (text) => linesOf(text).map(parseLine),
  print,
});

export const mailalias: ResourceTypeDefinition = {
  name: 'mailalias',
  doc: 'Manages mail aliases of the machine.',
  providers: [aliases.provider],
  attributes: [
    aliases.ensure('The desired state of the alias.'),
    { kind: 'parameter', name: 'name', doc: 'The alias. Default: the title.', namevar: true },
    aliases.property('recipient', 'The recipients of the mail: one, or an array.', { arrayMatching: 'all' }),
    aliases.property('file', 'A file with the list of recipients, instead of `recipient`.', {
      validate: (value) => {
        const text = rubyToString(value);
        if (!text.startsWith('/')) throw new TypeFailure(`File paths must be fully qualified, not '${text}'`);
      },
    }),
    aliases.property('target', 'The file with the aliases.', { default: '/etc/aliases' }),
  ],
  validate: (resource) => {
    if (resource.should('recipient') !== undefined && resource.should('file') !== undefined)
      throw new TypeFailure('You cannot specify both a recipient and a file');
  },
  instances: (target) => aliases.instances(target),
};
