/** Documents a resource type in REFERENCE.md. */
import { byName, type DocAttribute, type DocResourceType } from './document.ts';
import { anchor, code, examples, notices, options, overview, seeAlso, title } from './markdown-parts.ts';

export function resourceType(entry: DocResourceType): string {
  const properties = byName([...(entry.properties ?? []), ...(entry.checks ?? [])]);
  const parameters = entry.parameters ?? [];
  const link = ({ name }: DocAttribute): string => anchor(`$${entry.name}::${name}`);
  const list = parameters.map((each) => `* [\`${each.name}\`](#${link(each)})\n`).join('');
  return [
    title(entry),
    `${overview(entry, 'type')}\n\n`,
    notices(entry, ['deprecated', 'todo', 'note', 'since']),
    seeAlso(entry, ''),
    examples(entry, '####'),
    properties.length === 0
      ? ''
      : `#### Properties\n\nThe following properties are available in the \`${entry.name}\` type.\n\n${properties.map((each) => property(entry, each)).join('')}`,
    parameters.length === 0
      ? ''
      : `#### Parameters\n\nThe following parameters are available in the \`${entry.name}\` type.\n\n${list}\n${parameters.map((each) => parameter(entry, each, link(each))).join('')}`,
  ].join('');
}

const REGEXP_NOTE =
  '\n_*this data type contains a regex that may not be accurately reflected in generated documentation_';

function attributeFacts({ values, isnamevar, aliases, data_type: type }: DocAttribute): string {
  const hasRegexp = type !== undefined && /\w+\[\/.*\/\]/.test(type);
  const pairs = Object.entries(aliases ?? {}).map(
    ([name, value]) => `${JSON.stringify(name)}=>${JSON.stringify(value)}`,
  );
  return [
    values === undefined ? '' : `Valid values: \`${values.join('`, `')}\`\n\n`,
    isnamevar === undefined ? '' : 'namevar\n\n',
    pairs.length === 0 ? '' : `Aliases: \`${pairs.join(', ')}\`\n\n`,
    type === undefined ? '' : `Data type: \`${type}\`${hasRegexp ? REGEXP_NOTE : ''}\n\n`,
  ].join('');
}

function property(entry: DocResourceType, each: DocAttribute): string {
  return [
    `##### \`${each.name}\`\n\n`,
    attributeFacts(each),
    `${each.description ?? ''}\n\n`,
    options(entry, each.name),
    each.default === undefined ? '' : `Default value:${code(each.default, 'ruby')}\n\n`,
  ].join('');
}

function parameter(entry: DocResourceType, each: DocAttribute, link: string): string {
  return [
    `##### <a name="${link}"></a>\`${each.name}\`\n\n`,
    attributeFacts(each),
    each.description === undefined ? '' : `${wrapped(each.description)}\n`,
    '\n',
    options(entry, each.name),
    each.default === undefined ? '' : `Default value: \`${each.default}\`\n\n`,
    each.required_features === undefined ? '' : `Required features: ${each.required_features}.\n\n`,
  ].join('');
}

function wrapped(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => (line.length > 120 ? line.replaceAll(/(.{1,120})(\s+|$)/g, '$1\n').trim() : line))
    .join('\n');
}
