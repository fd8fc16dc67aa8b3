/** The editor's own worker: differences, links, words. A file of ours, so that the build gives it a chunk. */
import 'monaco-editor/editor/editor.worker.js';
