/** Linter rules of this project. */
import path from 'node:path';
import { findPackageRefusal, findRefusal } from './find-refusal.mjs';
import { findCommentFaults } from './plain-comments.mjs';

/** Rule: imports must be allowed by the table in `layers.mjs`. */
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
        : findPackageRefusal(from, specifier);
      if (message !== undefined) context.report({ node, message });
    };
    const relativeRefusal = (specifier, typesOnly) => {
      const target = path.resolve(path.dirname(context.filename), specifier.replace(/\?.*$/, ''));
      const to = posix(path.relative(source, target));
      return to.startsWith('..') ? undefined : findRefusal(from, to, typesOnly);
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

/** Rule: comments must be plain English (see `plain-comments.mjs`). */
const plainComments = {
  create(context) {
    return {
      Program: () => {
        let last;
        for (const comment of context.sourceCode.getAllComments()) {
          // Only the first line of a comment is checked for its opening.
          const isContinued =
            comment.type === 'Line' && last?.type === 'Line' && last.loc.end.line === comment.loc.start.line - 1;
          last = comment;
          for (const message of findCommentFaults(comment.value, isContinued))
            context.report({ node: comment, message });
        }
      },
    };
  },
};

function posix(file) {
  return file.split(path.sep).join('/');
}

const plugin = { meta: { name: 'bunraku' }, rules: { layers, 'plain-comments': plainComments } };
// Linter plugins need a default export.
// oxlint-disable-next-line import/no-default-export
export default plugin;
