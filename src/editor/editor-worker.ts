/**
 * Monaco's worker (diffs, links, words). It is imported from a file in this project so that the build creates a chunk
 * for it.
 */
import 'monaco-editor/editor/editor.worker.js';
