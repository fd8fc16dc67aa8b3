/** Verbs for single files of code. */
import type { VerbSpec } from '../verb.ts';
import { formatOptions, jsonOption, releaseOption } from './shared-options.ts';

const FILES = 'Arguments are files, folders (all manifests in them), globs in quotes, or - for standard input.';

export const codeVerbs: readonly VerbSpec[] = [
  {
    name: 'validate',
    args: 'FILE...',
    summary: 'report the errors and warnings of manifests, as puppet parser validate does',
    details: [FILES],
    options: formatOptions,
    examples: [
      { line: 'validate manifests', about: 'all manifests of a folder' },
      { line: 'validate --format junit . > validate.xml', about: 'a report for a build server' },
      { line: 'validate - < site.pp', about: 'standard input' },
    ],
    one: 'a manifest has an error',
    run: async (call) => (await import('../../verbs/validate.ts')).runValidate(call),
  },
  {
    name: 'lint',
    args: 'FILE...',
    summary: 'check the style of manifests and data, as puppet-lint does',
    details: [FILES, 'The file .puppet-lint.rc of the working directory holds settings, as for puppet-lint.'],
    options: {
      fix: { about: 'fix the files; with --json, print the fixed code and leave the files unchanged' },
      checks: {
        value: 'NAME',
        about: 'latest (puppet-lint 4.3), debian (Debian 12) or strict (all checks), in place of .puppet-lint.rc',
      },
      ...formatOptions,
    },
    examples: [
      { line: 'lint --fix manifests', about: 'fix what can be fixed, list the rest' },
      { line: 'lint --format sarif . > lint.sarif', about: 'a report for code scanning' },
    ],
    one: 'there is an error, or a warning if .puppet-lint.rc has --fail-on-warnings',
    run: async (call) => (await import('../../verbs/lint.ts')).runLint(call),
  },
  {
    name: 'format',
    args: 'FILE...',
    summary: 'print manifests in the layout of the style guide',
    details: [FILES],
    options: {
      write: { about: 'change the files in place of printing them' },
      check: { about: 'change nothing, and list the files that are not formatted' },
      ...formatOptions,
    },
    examples: [
      { line: 'format --write manifests', about: 'format a folder' },
      { line: 'format --check .', about: 'fail if a file is not formatted' },
      { line: 'format - < site.pp', about: 'format standard input, for an editor' },
    ],
    one: 'a manifest has a syntax error or, with --check, is not formatted',
    run: async (call) => (await import('../../verbs/format.ts')).runFormat(call),
  },
  {
    name: 'docs',
    args: '[DIR]',
    summary: 'document a module, as puppet strings generate --format markdown does',
    details: ['DIR is the folder of a module, by default the current one. Prints REFERENCE.md. Plans are left out.'],
    options: {
      write: { about: 'write REFERENCE.md in place of printing it' },
      check: { about: 'change nothing, and fail if REFERENCE.md differs from the code' },
      json: { about: "print Puppet Strings' JSON" },
    },
    examples: [
      { line: 'docs --write', about: 'write REFERENCE.md of the module in this folder' },
      { line: 'docs --check modules/ntp', about: 'fail if REFERENCE.md is out of date' },
    ],
    one: '--check finds that REFERENCE.md differs from the code',
    run: async (call) => await (await import('../../verbs/docs.ts')).runDocs(call),
  },
  {
    name: 'parse',
    args: 'FILE...',
    summary: 'print the syntax tree of manifests, as puppet parser dump --format pn does',
    details: [FILES],
    options: jsonOption,
    examples: [{ line: 'parse site.pp', about: 'the tree of one manifest' }],
    one: 'a manifest has a syntax error',
    run: async (call) => (await import('../../verbs/parse.ts')).runParse(call),
  },
  {
    name: 'eval',
    args: '[EXPRESSION...]',
    summary: 'print the value and type of expressions',
    details: ['Without arguments, each line of standard input is an expression, in which \\n stands for a line break.'],
    options: { ...releaseOption, ...jsonOption },
    examples: [
      { line: "eval '[1, 2].map |$x| { $x * 2 }'", about: 'one expression' },
      { line: 'eval < expressions.txt', about: 'one expression per line' },
    ],
    one: 'an expression has an error',
    run: async (call) => (await import('../../verbs/eval.ts')).runEval(call),
  },
  {
    name: 'check-docs',
    args: 'FILE...',
    summary: 'compile the Puppet blocks of Markdown and HTML files',
    details: [
      'Arguments are files, folders (all .md, .markdown and .html files in them), globs in quotes, or - for Markdown on',
      'standard input. Words after the language of a block state what is expected: fails, release=NAME, platform=NAME, or',
      'skip for a fragment. In HTML: data-expect="fails", data-release, data-platform, data-skip.',
    ],
    options: { ...releaseOption, ...formatOptions },
    examples: [
      { line: 'check-docs README.md docs', about: 'all blocks of a project' },
      { line: 'check-docs --format github docs', about: 'annotations of a pull request' },
    ],
    one: 'a block does not compile, or compiles although it is marked as failing',
    run: async (call) => await (await import('../../verbs/check-docs.ts')).runCheckDocs(call),
  },
  {
    name: 'service',
    args: 'CASES...',
    summary: 'print the answers of the language service to the requests in files',
    options: jsonOption,
    examples: [],
    one: 'never',
    isInternal: true,
    run: async (call) => await (await import('../../verbs/service.ts')).runService(call),
  },
];
