import { describe, expect, it } from 'vitest';
import {
  builtinFunctions,
  BUILTIN_TYPE_NAMES,
  builtinTypes,
  lintChecks,
  metaparameterDefinitions,
  STDLIB_TYPE_ALIASES,
} from '../engine/index.ts';
import { extractExamples, exampleProject } from '../protocol/help/reference-examples.ts';
import type { ReferencePage } from '../protocol/help/reference.ts';
import { bootedRuby } from '../../scripts/ruby/assets.ts';
import { sample } from '../../scripts/testing/sample.ts';
import { createEngine } from '../worker/engine.ts';
import { referenceIndex, referencePage } from './index.ts';
import { partTexts, textPages } from './text-pages.ts';

const KEYWORDS =
  'and case class default define else elsif false function if in inherits node or true type undef unless'.split(' ');

const OPERATORS = '-> ~> <- <~ == != < > <= >= =~ !~ in and or ! + - * / % << >> => +> <| |> <<| |>> . ['.split(' ');

const entries = referenceIndex();

function pageAt(address: string): ReferencePage {
  const found = referencePage(address);
  if (found === undefined) throw new Error(`no page at ${address}`);
  return found.page;
}

const pages = entries.filter(({ of }) => of === undefined).map(({ address }) => pageAt(address));

function textsOf({ text, sections }: ReferencePage): readonly string[] {
  return [
    text,
    ...sections.flatMap((section) => [section.text ?? '', ...(section.items ?? []).map((item) => item.text)]),
  ];
}

/** Matches the documentation of functions whose examples cannot run. */
const CANNOT_RUN = /Not available here|^Read other manifests in old versions/;

/** Matches functions whose only purpose is to log a problem or to fail. */
const COMPLAINS = /^function\/(?:err|crit|alert|emerg|warning|deprecation)$/;

describe('every example', () => {
  const examples = pages.flatMap((page) =>
    textsOf(page)
      .flatMap((text) => extractExamples(text))
      .map((example, index) => ({ address: page.address, number: index + 1, example })),
  );
  // Loads Ruby from the npm package instead of the site.
  const engine = createEngine({ load: bootedRuby, failure: undefined, watch: () => {} });

  it.each(sample(examples))('applies without a problem: $address, $number', async ({ address, example }) => {
    const project = exampleProject('Example', example);
    const { problems } = await engine.analyze({ revision: 1, project });
    // Ignores warnings of an older release, because they are often the subject of the example.
    const complaints = problems
      .filter(({ severity }) => severity === 'error' || project.release === undefined)
      .map(({ message }) => message);
    if (complaints.length === 0) {
      const { logs } = await engine.apply({ revision: 1, project, noop: false }, () => {});
      complaints.push(...logs.filter(({ level }) => /^(?:err|crit)$/.test(level)).map(({ message }) => message));
    }
    expect(COMPLAINS.test(address) ? [] : complaints).toEqual([]);
  });

  it.each(['type', 'metaparameter', 'function', 'data-type', 'statement', 'operator'])(
    'appears on a page of its kind: %s',
    (kind) => {
      const without = pages
        .filter(
          (page) =>
            page.kind === kind &&
            !textsOf(page).some((text) => extractExamples(text).length > 0 || CANNOT_RUN.test(text)),
        )
        .map(({ address }) => address);
      expect(without.join(' ')).toBe('');
    },
  );
});

describe('every built-in has a page with content', () => {
  const declared: readonly (readonly [kind: string, addresses: readonly string[]])[] = [
    ['type', [...builtinTypes.types].map(({ name }) => `type/${name}`)],
    [
      'attribute',
      [...builtinTypes.types].flatMap(({ name, attributes }) => attributes.map((each) => `type/${name}/${each.name}`)),
    ],
    ['metaparameter', [...metaparameterDefinitions.keys()].map((name) => `metaparameter/${name}`)],
    ['function', builtinFunctions.all.map(({ name }) => `function/${name}`)],
    ['data type', BUILTIN_TYPE_NAMES.map((name) => `data-type/${name}`)],
    ['alias of stdlib', Object.keys(STDLIB_TYPE_ALIASES).map((name) => `data-type/${name}`)],
    ['lint check', lintChecks.map(({ name }) => `lint/${name}`)],
    ['keyword', KEYWORDS.map((name) => `keyword/${name}`)],
    ['operator', OPERATORS.map((name) => `operator/${name}`)],
  ];
  it.each(declared)('%s', (_, addresses) => {
    const empty = addresses.filter((address) => {
      const found = referencePage(address);
      const { page, part } = found ?? {};
      const item = page?.sections.flatMap(({ items = [] }) => items).find((each) => each.address === part);
      return ((part === undefined ? page?.text : item?.text) ?? '').trim() === '';
    });
    expect(empty.join(' ')).toBe('');
  });

  it('about the effect of an event on each resource type', () => {
    const silent = pages.filter(
      ({ kind, sections }) => kind === 'type' && !sections.some(({ title }) => title === 'When it is refreshed'),
    );
    expect(silent.map(({ address }) => address)).toEqual([]);
    const inert = pages.filter(({ sections }) =>
      sections.some(({ title, text }) => title === 'When it is refreshed' && text?.startsWith('Nothing happens.')),
    );
    const withoutRefresh = [...builtinTypes.types].filter(({ refresh }) => refresh === undefined);
    expect(inert.map(({ address }) => address)).toEqual(withoutRefresh.map(({ name }) => `type/${name}`).toSorted());
  });

  it('and a summary for lists', () => {
    expect(entries.filter(({ summary }) => summary === '').map(({ address }) => address)).toEqual([]);
  });
});

describe('links', () => {
  const texts = [
    ...pages.flatMap((page) => textsOf(page).map((text) => [page.address, text] as const)),
    ...Object.entries({
      ...import.meta.glob<string>('../lessons/**/*.md', { query: '?raw', import: 'default', eager: true }),
      ...import.meta.glob<string>('./explanations/*.md', { query: '?raw', import: 'default', eager: true }),
    }),
  ];
  it('lead to pages that are there', () => {
    const dead = texts.flatMap(([where, text]) =>
      [...text.matchAll(/\]\(#reference\/([^)\s]+)\)/g)]
        .map(([, address = '']) => address)
        .filter((address) => referencePage(address) === undefined)
        .map((address) => `${where}: ${address}`),
    );
    expect(dead.join('\n')).toBe('');
  });

  it('from lessons to the pages that they teach work, too', () => {
    const lessons = import.meta.glob<{ readonly teaches?: readonly string[] }>('../lessons/*/*/lesson.json', {
      import: 'default',
      eager: true,
    });
    const dead = Object.entries(lessons).flatMap(([path, { teaches = [] }]) =>
      teaches
        .filter((address) => !address.startsWith('error/') && referencePage(address) === undefined)
        .map((address) => `${path}: ${address}`),
    );
    expect(dead.join('\n')).toBe('');
  });

  it('of related pages do, too', () => {
    const kinds = [
      'concept',
      'statement',
      'operator',
      'type',
      'metaparameter',
      'function',
      'data-type',
      'keyword',
      'variable',
      'fact',
      'hiera',
      'lint',
    ] as const;
    const dead = kinds.flatMap((kind) =>
      textPages(kind).flatMap((page) =>
        page.related
          .filter((address) => referencePage(address) === undefined)
          .map((address) => `${kind}/${page.name}: ${address}`),
      ),
    );
    expect(dead.join('\n')).toBe('');
  });

  it('match all headings: each section belongs to a declaration', () => {
    const kinds = ['type', 'metaparameter', 'function', 'data-type', 'keyword', 'variable', 'hiera'] as const;
    const lost = kinds.flatMap((kind) =>
      textPages(kind)
        .filter(({ name }) => referencePage(`${kind}/${name}`) === undefined)
        .map(({ name }) => `${kind}/${name}`),
    );
    expect(lost).toEqual([]);
  });

  it('match all sections about parts of types', () => {
    const lost = Object.keys(import.meta.glob('./text/types/*.md')).flatMap((path) => {
      const type = path.slice('./text/types/'.length, -'.md'.length);
      return [...partTexts(type).keys()]
        .map((part) => `type/${type}/${part}`)
        .filter((address) => referencePage(address)?.part !== address);
    });
    expect(lost).toEqual([]);
  });
});
