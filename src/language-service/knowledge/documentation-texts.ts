/** Documentation of definitions as Markdown, for completion and hover. */
import { builtinDeclarations } from '../../engine/index.ts';
import { readDoc } from '../index/doc.ts';
import type { Definition } from '../index/file-index.ts';
import type { AttributeKnowledge } from './attributes.ts';
import { formLabel, type FunctionKnowledge } from './functions.ts';
import { findReturnType } from './return-types.ts';

export function puppetCode(code: string): string {
  return `\`\`\`puppet\n${code}\n\`\`\``;
}

export function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

export function attributeText({ doc, values, default: value, type, isNamevar }: AttributeKnowledge): string {
  const isListed = values.length > 0 && type === undefined;
  const explained = values.some((each) => each.doc !== undefined);
  const list = explained
    ? values.map(({ text, doc: what }) => `- \`${text}\`${what === undefined ? '' : `: ${what}`}`).join('\n')
    : `Values: ${values.map(({ text }) => `\`${text}\``).join(', ')}`;
  return joined(
    doc,
    type === undefined ? undefined : `Type: \`${type}\``,
    isListed ? list : undefined,
    value === undefined ? undefined : `Default: \`${value}\``,
    isNamevar ? 'Names the resource. The default is the title.' : undefined,
  );
}

/** Maximum number of signatures shown for a function. Further signatures are only counted. */
const SHOWN_FORMS = 6;

export function functionText({ name, forms, doc, definition }: FunctionKnowledge): string {
  const shown = forms.slice(0, SHOWN_FORMS).map((form) => {
    const returns = form.returns ?? (definition === undefined ? findReturnType(name, undefined) : undefined);
    return formLabel(name, returns === undefined ? form : { ...form, returns });
  });
  const more = forms.length > SHOWN_FORMS ? `and ${forms.length - SHOWN_FORMS} more forms` : undefined;
  const documented = (forms[0]?.parameters ?? []).filter((each) => each.doc !== undefined);
  const parameters = documented.map((each) => `- \`$${each.name}\`: ${each.doc ?? ''}`).join('\n');
  return joined(puppetCode([...new Set(shown)].join('\n')), more, doc, parameters);
}

/** Describes a class, define, type alias, or resource type of a module: its declaration and documentation. */
export function definitionText(definition: Definition): string {
  const { kind, name, type, parent, file } = definition;
  const doc = readDoc(definition.doc ?? '');
  const lines = (definition.parameters ?? []).map(({ name: each, type: of, default: value, attribute }) => {
    const head = `${of === undefined ? '' : `${of} `}${attribute === undefined ? '$' : ''}${each}`;
    return value === undefined ? `  ${head},` : `  ${head} = ${value},`;
  });
  const parameters = lines.length === 0 ? '' : ` (\n${lines.join('\n')}\n)`;
  const word = kind === 'resource type' ? 'type' : kind;
  const code =
    kind === 'type'
      ? `type ${name} = ${type ?? ''}`
      : `${word} ${name}${parameters}${parent === undefined ? '' : ` inherits ${parent}`}`;
  const described = (definition.parameters ?? []).flatMap((parameter) => {
    const text = doc.params.get(parameter.name) ?? parameter.doc;
    return text === undefined || text === '' ? [] : [`- \`${parameter.name}\`: ${text}`];
  });
  return joined(
    puppetCode(code),
    doc.deprecated === undefined ? undefined : `**Deprecated.** ${doc.deprecated}`,
    doc.summary,
    doc.text,
    described.join('\n'),
    `Defined in \`${file}\`.`,
  );
}

export function resourceTypeText(name: string): string | undefined {
  const type = builtinDeclarations.find(name);
  if (type === undefined) return undefined;
  const names = type.attributes.filter((each) => each.namevar === true).map((each) => `\`${each.name}\``);
  // Does not format provider names as code: some types have forty providers, and each code span adds to the page's
  // layout time.
  const providers = (type.providers ?? []).map(({ name: provider }) => provider);
  return joined(
    `**${type.name}** (resource type)`,
    type.doc,
    names.length === 0 ? undefined : `The title is the default of ${names.join(', ')}.`,
    providers.length === 0 ? undefined : `Providers: ${providers.join(', ')}.`,
  );
}
