/** The linter's own rules. */
import path from 'node:path';
import { packageRefusalOf, refusalOf } from './layers.mjs';

/** Imports go only where the table in `layers.mjs` allows. */
const layers = {
  create(context) {
    const source = path.join(context.cwd, 'src');
    const from = posix(path.relative(source, context.filename));
    if (from.startsWith('..')) return {};

    const check = (node, typesOnly) => {
      const specifier = node?.value;
      if (typeof specifier !== 'string') return;
      const message = specifier.startsWith('.')
        ? relativeRefusal(specifier, typesOnly)
        : packageRefusalOf(from, specifier);
      if (message !== undefined) context.report({ node, message });
    };
    const relativeRefusal = (specifier, typesOnly) => {
      const target = path.resolve(path.dirname(context.filename), specifier.replace(/\?.*$/, ''));
      const to = posix(path.relative(source, target));
      return to.startsWith('..') ? undefined : refusalOf(from, to, typesOnly);
    };
    return {
      ImportDeclaration: (node) =>
        check(
          node.source,
          node.importKind === 'type' ||
            (node.specifiers.length > 0 && node.specifiers.every((each) => each.importKind === 'type')),
        ),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source ?? node.argument?.literal, true),
    };
  },
};

/** Openings that hide the noun or the verb of a comment. */
const OPENING = /^(?:What|That|Those|Of|So many|By|As|Whether|How)\b/;
/** Words that make a comment read like a translation, each with the better one. */
const AVOIDED = [
  [/\banew\b/, 'again'],
  [/\bheed(?:s|ed)?\b/, 'respect'],
  [/\bmend(?:s|ed|ing)?\b/, 'fix'],
  [/\bcalled so\b/, 'named'],
  [/\bof (?:its|their) own accord\b/, 'automatically'],
  [/\bround brackets\b/, 'parentheses'],
];

/** Comments are plain English: they begin with their noun or verb and avoid the words above. */
const plainComments = {
  create(context) {
    return {
      Program: () => {
        let last;
        for (const comment of context.sourceCode.getAllComments()) {
          const text = comment.value.replace(/^[*\s]+/, '');
          // Lines of one comment: only the first of them opens it.
          const isContinued =
            comment.type === 'Line' && last?.type === 'Line' && last.loc.end.line === comment.loc.start.line - 1;
          last = comment;
          if (!isContinued && OPENING.test(text))
            context.report({
              node: comment,
              message: `Begin the comment with its noun or verb: "${text.slice(0, 40)}…"`,
            });
          // Code in a comment is not prose.
          const prose = text.replaceAll(/`[^`]*`/g, '');
          for (const [pattern, instead] of AVOIDED)
            if (pattern.test(prose))
              context.report({ node: comment, message: `Say "${instead}" for ${pattern.source}` });
        }
      },
    };
  },
};

function posix(file) {
  return file.split(path.sep).join('/');
}

const plugin = { meta: { name: 'bunraku' }, rules: { layers, 'plain-comments': plainComments } };
// The linter reads a plugin's default export.
// oxlint-disable-next-line import/no-default-export
export default plugin;
