/** Documents a task from its metadata in `tasks/NAME.json`. */
import type { DocTag } from './docstring.ts';
import type { DocTask } from './document.ts';

/** Documents a task. Returns undefined for a file that is not JSON. */
export function readTask(text: string, file: string): DocTask | undefined {
  const json = parseJson(text);
  if (!isRecord(json)) return undefined;
  const parameters = isRecord(json['parameters']) ? Object.entries(json['parameters']) : [];
  const tags = parameters.map(([name, properties]): DocTag => {
    const { description, type } = isRecord(properties) ? properties : {};
    return { name, tag_name: 'param', text: toText(description), types: [toText(type)] };
  });
  return {
    name: file.replace(/^.*\//, '').replace(/\.json$/, ''),
    file,
    line: 0,
    docstring: { text: toText(json['description']), ...(tags.length === 0 ? {} : { tags }) },
    source: text,
    supports_noop: json['supports_noop'] === true,
    input_method: typeof json['input_method'] === 'string' ? json['input_method'] : null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
