/** Licenses and install scripts that the project accepts. */

/** Licenses that packages of the site or the command line may have. */
export const LICENSES = new Set([
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  '(MIT OR WTFPL)',
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'EPL-2.0 OR GPL-3.0-or-later',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  'OFL-1.1',
]);

/**
 * Packages that production dependencies install, but that no built file may contain: the library of the shell loads
 * them only in Node, to compress files.
 */
export const NOT_SHIPPED = new Set(['@mongodb-js/zstd', 'node-liblzma']);

/** Packages that may run a script during installation, with the reason. */
export const INSTALL_SCRIPTS = new Map([
  ['@mongodb-js/zstd', 'compiles a module for Node, which just-bash can do without'],
  ['esbuild', 'checks its program for the platform; bundles scripts'],
  ['node-liblzma', 'compiles a module for Node, which just-bash can do without'],
  ['tree-sitter-puppet', 'compiles a module for Node; tests compare its parser'],
]);
