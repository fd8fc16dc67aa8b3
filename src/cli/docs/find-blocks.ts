/** Finds the Puppet code blocks of documents, with the expectations that the documents state. */
import { createDocument } from '@mixmark-io/domino';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { findAttribute, findPuppetCode, readCode } from '../../embed/find-code.ts';

export interface DocsBlock {
  /** Line of the document where the block's code begins, from 1. */
  readonly line: number;
  /**
   * Precision with which a position in the code can be converted to a position in the document: line and column, only
   * the line, or neither. In HTML, tags and character references shift columns, and `<br>` elements can replace line
   * breaks.
   */
  readonly places: 'columns' | 'lines' | 'none';
  /** Position among the file's blocks, from 1. */
  readonly number: number;
  readonly code: string;
  readonly expectation: Expectation;
}

export interface Expectation {
  /** True if the block shows code that does not compile. */
  readonly fails: boolean;
  /** True for a block that is not checked, such as a fragment. */
  readonly skips: boolean;
  readonly release?: string;
  readonly machine?: string;
}

type Found = Omit<DocsBlock, 'number'>;
type Nodes = ReturnType<typeof fromMarkdown>['children'];

/** Finds the blocks of a Markdown or HTML file, by the extension of its path. */
export function findDocsBlocks(path: string, text: string): readonly DocsBlock[] {
  const found = /\.x?html?$/i.test(path) ? findInHtml(text, 0) : findInMarkdown(text, 0);
  return found.map((block, index) => ({ ...block, number: index + 1 }));
}

/** @param before number of the document's lines before `text` */
function findInMarkdown(text: string, before: number): readonly Found[] {
  const visit = (nodes: Nodes): readonly Found[] =>
    nodes.flatMap((node) => {
      const { line: start = 1, offset = 0 } = node.position?.start ?? {};
      if (node.type === 'html') return findInHtml(node.value, before + start - 1);
      if (node.type !== 'code') return 'children' in node ? visit(node.children) : [];
      // The block is not fenced but indented. In some tools, indented lines are the content of an admonition or tab, so
      // they are parsed as Markdown.
      if (!/[`~]/.test(text.charAt(offset))) return findInMarkdown(node.value, before + start - 1);
      const expectation = readInfo(`${node.lang ?? ''} ${node.meta ?? ''}`);
      if (expectation === undefined) return [];
      return [{ line: before + start + 1, places: 'columns', code: `${node.value}\n`, expectation }];
    });
  return visit(fromMarkdown(text).children);
}

/** Attribute of a `pre` element with the line where its code begins. The HTML parser does not record positions. */
const LINE = 'data-bunraku-line';

/** The start of a `pre` element, with the tags before its first text. The parser removes a line break after `<pre>`. */
const PRE = /<pre(?=[\s>])((?:"[^"]*"|'[^']*'|[^'">])*>\r?\n?(?:<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>)*)/gi;

/** @param before number of lines before the text */
function findInHtml(text: string, before: number): readonly Found[] {
  return findPuppetCode(createDocument(withLines(text, before))).map((pre) => {
    const [release, machine] = [findAttribute(pre, 'release'), findAttribute(pre, 'platform')];
    return {
      line: Number.parseInt(pre.getAttribute(LINE) ?? '', 10) || before + 1,
      places: pre.querySelectorAll('br').length === 0 ? 'lines' : 'none',
      code: readCode(pre),
      expectation: {
        fails: findAttribute(pre, 'expect') === 'fails',
        skips: findAttribute(pre, 'skip') !== undefined,
        ...(release === undefined ? {} : { release }),
        ...(machine === undefined ? {} : { machine }),
      },
    };
  });
}

/**
 * Adds an attribute to each `pre` element: the line where its code begins. The attribute's value has no quotes, because
 * `<pre` may also occur in the quoted value of another attribute, where quotes would end that value.
 */
function withLines(text: string, before: number): string {
  let [line, at] = [before + 1, 0];
  return text.replace(PRE, (start: string, rest: string, offset: number) => {
    const end = offset + start.length;
    line += text.slice(at, end).split('\n').length - 1;
    at = end;
    return `<pre ${LINE}=${line} ${rest}`;
  });
}

/**
 * Reads the info string of a fence, such as `puppet fails release=7`, `puppet,skip` or `{.puppet .fails}`. Words of other
 * tools are ignored. Returns undefined if the language is not Puppet.
 */
export function readInfo(info: string): Expectation | undefined {
  const [language, ...words] = info
    .replace(/[{}]/g, ' ')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^\./, ''));
  if (language !== 'puppet' && language !== 'pp') return undefined;
  const value = (name: string): string | undefined =>
    words
      .find((word) => word.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .replaceAll('"', '');
  const [release, machine] = [value('release'), value('platform')];
  return {
    fails: words.includes('fails'),
    skips: words.includes('skip'),
    ...(release === undefined ? {} : { release }),
    ...(machine === undefined ? {} : { machine }),
  };
}
