/**
 * Reads files of real agents: recognizes the format of each file, reads the file, and converts the content for the
 * views.
 */
import { recognizeFile } from '../../agent-files/recognize/recognize.ts';
import { MAX_FILE_BYTES } from '../../agent-files/recognize/decode.ts';
import type { AgentFileForm } from '../../protocol/agent-files.ts';
import type { GivenFile, OpenedContent, ReadAgentFile } from '../../protocol/opened-run.ts';

export async function readAgentFiles(files: readonly GivenFile[]): Promise<readonly ReadAgentFile[]> {
  const read: ReadAgentFile[] = [];
  for (const file of files) read.push(await readAgentFile(file));
  return read;
}

async function readAgentFile({ name, content, form: chosen }: GivenFile): Promise<ReadAgentFile> {
  const size = typeof content === 'string' ? content.length : content.size;
  if (size > MAX_FILE_BYTES) return tooLarge(name);
  const given = typeof content === 'string' ? content : new Uint8Array(await content.arrayBuffer());
  const { recognized, text } = recognizeFile(given, name);
  const form = chosen ?? recognized.form;
  if (form === undefined) return { recognized, contents: [], problem: recognized.reason };
  try {
    return withProblem(recognized, await readContents(form, text));
  } catch (error) {
    // Files are untrusted. If one of them makes its reader throw, the other files are still shown.
    const message = error instanceof Error ? error.message : String(error);
    return { recognized, contents: [], problem: `It cannot be read: ${message}` };
  }
}

type Contents = readonly OpenedContent[] | string;

function withProblem(recognized: ReadAgentFile['recognized'], contents: Contents): ReadAgentFile {
  if (typeof contents === 'string') return { recognized, contents: [], problem: contents };
  if (contents.length === 0) return { recognized, contents, problem: 'It has no content to show.' };
  return { recognized, contents };
}

/** Returns the contents, or the reason why there are none. Each reader is loaded when it is needed. */
async function readContents(form: AgentFileForm, text: string): Promise<Contents> {
  switch (form) {
    case 'catalog-json':
      return (await import('./open-catalog.ts')).openCatalog(text);
    case 'log-text':
    case 'log-json':
      return (await import('./open-log.ts')).openLog(text, form);
    case 'graph-dot':
    case 'graph-edges':
      return (await import('./open-graph.ts')).openGraph(text, form);
    case 'report-yaml':
    case 'report-json':
    case 'report-puppetdb':
    case 'events-puppetdb':
    case 'summary-yaml':
      return (await import('./open-report.ts')).openReport(text);
  }
}

function tooLarge(name: string | undefined): ReadAgentFile {
  const limit = `${(MAX_FILE_BYTES / 1024 / 1024).toFixed(0)} MiB`;
  return {
    recognized: {
      ...(name === undefined ? {} : { name }),
      form: undefined,
      certainty: 'none',
      reason: `It is larger than ${limit}.`,
      alternatives: [],
      encoding: 'utf-8',
      unread: [],
    },
    contents: [],
    problem: `It is larger than ${limit}. Open the part of it that you need, for example the last run.`,
  };
}
