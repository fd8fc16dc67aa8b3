/** Monaco's worker (diffs, links, words). This file exists so that the build creates a chunk for the worker. */
import 'monaco-editor/editor/editor.worker.js';
