/** Parts of REFERENCE.md that several kinds of entries have. */
import type { DocTag } from './docstring.ts';

export interface Entry {
  readonly name: string;
  readonly docstring: { readonly text: string; readonly tags?: readonly DocTag[] };
}

export function tagsOf({ docstring }: Pick<Entry, 'docstring'>, name: string): readonly DocTag[] {
  return (docstring.tags ?? []).filter(({ tag_name }) => tag_name === name);
}

/** Returns the text of the first tag that has this name and a text. */
export function textOf(entry: Pick<Entry, 'docstring'>, name: string): string | undefined {
  return tagsOf(entry, name).find(({ text = '' }) => text !== '')?.text;
}

export function isPrivate(entry: Entry): boolean {
  return tagsOf(entry, 'api').some(({ text }) => text === 'private');
}

export function brief(entry: Entry): string {
  return textOf(entry, 'summary') ?? entry.docstring.text.slice(0, 141).replaceAll('\n', ' ');
}

export function afterColon(text: string): string {
  return text === '' ? '' : `: ${text}`;
}

export function anchor(name: string): string {
  return name.replaceAll(/[^\w-]/g, '-');
}

export function title({ name }: Entry): string {
  return `### <a name="${anchor(name)}"></a>\`${name}\`\n\n`;
}

export function overview(entry: Entry | (Pick<Entry, 'docstring'> & { readonly name: string }), what: string): string {
  const { text } = entry.docstring;
  return text === '' ? (textOf(entry, 'summary') ?? `The ${entry.name} ${what}.`) : text;
}

export function notices(entry: Pick<Entry, 'docstring'>, names: readonly (keyof typeof NOTICES)[]): string {
  return names
    .map((name) => {
      const text = textOf(entry, name);
      return text === undefined ? '' : `* **${NOTICES[name]}** ${text}\n\n`;
    })
    .join('');
}

const NOTICES = { deprecated: 'DEPRECATED', todo: 'TODO', note: 'Note', since: 'Since' } as const;

export function seeAlso(entry: Entry, indent: string): string {
  const see = tagsOf(entry, 'see');
  if (see.length === 0) return '';
  const lines = see.flatMap(({ name, text }) => [
    ...(name === undefined ? [] : [`  * ${name}\n`]),
    ...(text === undefined ? [] : [`${indent}  * ${text}\n`]),
  ]);
  return `* **See also**\n${lines.join('')}\n`;
}

export function examples(entry: Pick<Entry, 'docstring'>, level: string): string {
  const found = tagsOf(entry, 'example');
  if (found.length === 0) return '';
  const blocks = found.map(({ name = '', text = '' }) => `${level}# ${name}\n\n\`\`\`puppet\n${text}\n\`\`\`\n\n`);
  return `${level} Examples\n\n${blocks.join('')}`;
}

export function code(text: string, language = 'puppet'): string {
  return text.includes('\n') ? `\n\n\`\`\`${language}\n${text}\n\`\`\`` : ` \`${text}\``;
}

export function options(entry: Pick<Entry, 'docstring'>, parameter: string): string {
  return ['option', 'enum']
    .map((kind) => {
      const own = tagsOf(entry, kind).filter(({ parent }) => parent === parameter);
      if (own.length === 0) return '';
      const lines = own.map(({ opt_name = '', opt_text = '', opt_types: [type] = [] }) => {
        const shown = kind === 'enum' || type === undefined ? '' : ` \`${type}\``;
        return `* **${opt_name}**${shown}: ${opt_text}\n`;
      });
      return `Options:\n\n${lines.join('')}\n`;
    })
    .join('');
}
