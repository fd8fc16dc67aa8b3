/** Generates a page for each built-in data type, and one page for all type aliases of stdlib. */
import { BUILTIN_TYPE_NAMES, STDLIB_TYPE_ALIASES } from '../../engine/index.ts';
import { DATA_TYPE_DOCS } from '../../language-service/docs/data-types.ts';
import { formatAddress, declaredPage, itemSection, textSection, type PageSource } from '../page.ts';

function dataTypePage(name: string): PageSource {
  const { doc, form } = DATA_TYPE_DOCS[name] ?? { doc: '' };
  return declaredPage({
    kind: 'data-type',
    name,
    text: doc,
    sections: textSection('With parameters', form === undefined ? '' : `\`\`\`puppet fragment\n${form}\n\`\`\``),
  });
}

function aliasPage(): PageSource {
  const items = Object.entries(STDLIB_TYPE_ALIASES).map(([name, type]) => ({
    address: formatAddress('data-type', name),
    name,
    marks: [],
    text: `\`\`\`puppet fragment\ntype ${name} = ${type}\n\`\`\``,
  }));
  return declaredPage({ kind: 'data-type', name: 'Stdlib', text: '', sections: itemSection('Aliases', items) });
}

export function dataTypePages(): readonly PageSource[] {
  return [...BUILTIN_TYPE_NAMES.map(dataTypePage), aliasPage()];
}
