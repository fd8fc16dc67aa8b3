/** The page that `open.ts` compares with: plain Monaco with its TypeScript worker and a small file. */
import * as monaco from 'monaco-editor';

self.MonacoEnvironment = {
  getWorker: (_id, label) =>
    label === 'typescript'
      ? new Worker(new URL('./typescript-worker.ts', import.meta.url), { type: 'module' })
      : new Worker(new URL('./editor-worker.ts', import.meta.url), { type: 'module' }),
};

// Ends with a type error. Its marker shows that the worker has read the file.
const text = `interface Resource {
  readonly type: string;
  readonly title: string;
}

function reference({ type, title }: Resource): string {
  return \`\${type}[\${title}]\`;
}

const motd: Resource = { type: 'File', title: '/etc/motd' };
console.log(reference(motd).toUpperCas());
`;

const parent = document.querySelector<HTMLElement>('#editor');
if (parent === null) throw new Error('The page has no place for the editor.');
monaco.editor.create(parent, { value: text, language: 'typescript', automaticLayout: true });
