/** Monaco's worker: diffs, links, words. A file of this project, so that the build creates a chunk for it. */
import 'monaco-editor/editor/editor.worker.js';
