/**
 * Generates the pages of lint checks, facts, variables, Hiera settings and keywords, and those that exist only as
 * Markdown.
 */
import { lintChecks, OWN } from '../../engine/index.ts';
import { HIERA_LEVEL, HIERA_YAML } from '../../language-service/schemas/hiera-yaml.ts';
import { FACT_DOCS, FACT_VALUES } from '../../language-service/docs/facts.ts';
import { OTHER_KEYWORDS, STATEMENT_KEYWORDS } from '../../language-service/docs/keywords.ts';
import { OWN_VARIABLE_DOCS, TOP_VARIABLE_DOCS } from '../../language-service/knowledge/variables.ts';
import type { ReferenceItem } from '../../protocol/help/reference.ts';
import {
  formatAddress,
  codeList,
  declaredPage,
  itemSection,
  textSection,
  writtenPage,
  type PageSource,
} from '../page.ts';
import { textPage, textPages } from '../text-pages.ts';

const code = (text: string): string => `\`\`\`puppet fragment\n${text}\n\`\`\``;

export function lintPages(): readonly PageSource[] {
  return lintChecks.map(({ name, documentation, wrong, right, plugin, isDefault, fixTitle }) =>
    declaredPage({
      kind: 'lint',
      name,
      text: [
        documentation,
        `${isDefault ? 'On by default' : 'Off by default: turn it on under “Style checks”'}${describeOrigin(plugin)}.${fixTitle === undefined ? '' : ` Its quick fix is “${fixTitle}”.`}`,
        `To exempt one line, write \`# lint:ignore:${name}\` at its end.`,
      ].join('\n\n'),
      sections: [...textSection('Wrong', code(wrong)), ...textSection('Right', code(right))],
    }),
  );
}

function describeOrigin(plugin: string | undefined): string {
  if (plugin === undefined) return '';
  return plugin === OWN ? '; Bunraku’s own, unknown to puppet-lint' : `; from the puppet-lint plugin \`${plugin}\``;
}

/** Creates a page for each top-level fact, with its nested facts as parts. */
export function factPages(): readonly PageSource[] {
  const paths = Object.keys(FACT_DOCS).filter((path) => !path.startsWith('$'));
  const roots = paths.filter((path) => !path.includes('.'));
  return roots.map((root) => {
    const items = paths
      .filter((path) => path.startsWith(`${root}.`))
      .map((path): ReferenceItem => ({
        address: formatAddress('fact', path.replaceAll('.', '/')),
        name: path,
        marks: [],
        text: [FACT_DOCS[path] ?? '', formatValues(path)].filter((part) => part !== '').join('\n\n'),
      }));
    const access = `\`\`\`puppet\nnotice($facts['${root}'])\n\`\`\``;
    return declaredPage({
      kind: 'fact',
      name: root,
      text: [FACT_DOCS[root] ?? '', formatValues(root), access].filter((part) => part !== '').join('\n\n'),
      sections: itemSection('Below it', items),
      related: ['variable/facts'],
    });
  });
}

function formatValues(path: string): string {
  const values = FACT_VALUES[path] ?? [];
  return values.length === 0 ? '' : `For example ${codeList(values)}.`;
}

export function variablePages(): readonly PageSource[] {
  const keysOf = (name: string): readonly ReferenceItem[] =>
    Object.entries(FACT_DOCS)
      .filter(([path]) => path.startsWith(`$${name}.`))
      .map(([path, doc]) => {
        const key = path.slice(name.length + 2);
        return {
          address: formatAddress('variable', `${name}/${key}`),
          name: `$${name}['${key}']`,
          marks: [],
          text: doc,
        };
      });
  return Object.entries({ ...TOP_VARIABLE_DOCS, ...OWN_VARIABLE_DOCS }).map(([name, doc]) => ({
    ...declaredPage({ kind: 'variable', name, text: doc, sections: itemSection('Keys', keysOf(name)) }),
    title: `$${name}`,
  }));
}

/** Creates the pages about the keys of `hiera.yaml` and about lookups. */
export function hieraPages(): readonly PageSource[] {
  const keys = { ...HIERA_LEVEL, ...HIERA_YAML };
  const declared = Object.entries(keys).map(([name, { documentation, values = [] }]) => {
    const where = name in HIERA_LEVEL ? 'A key of a hierarchy level in `hiera.yaml`.' : 'A key of `hiera.yaml`.';
    const parts = [documentation, where, values.length === 0 ? '' : `Values: ${codeList(values)}.`];
    return declaredPage({ kind: 'hiera', name, text: parts.filter((part) => part !== '').join('\n\n') });
  });
  return [
    ...textPages('hiera')
      .filter(({ name }) => !(name in keys))
      .map(writtenPage),
    ...declared,
  ];
}

/** Creates pages for keywords that are not described as a statement or operator. */
export function keywordPages(): readonly PageSource[] {
  return [...STATEMENT_KEYWORDS, ...OTHER_KEYWORDS]
    .filter(({ name }) => textPage('statement', name) === undefined && !isOperator(name))
    .map(({ name, doc }) => declaredPage({ kind: 'keyword', name, text: doc }));
}

function isOperator(name: string): boolean {
  return textPages('operator').some((page) => page.name === name || page.words.includes(name));
}

export function writtenPages(): readonly PageSource[] {
  return [...textPages('concept'), ...textPages('statement'), ...textPages('operator')].map(writtenPage);
}
