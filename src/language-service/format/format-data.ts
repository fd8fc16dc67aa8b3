import type { FormatAnswer } from '../answers.ts';
import { formatJson } from './format-json.ts';

export function isFormattableData(file: string): boolean {
  return /\.(?:ya?ml|eyaml|json)$/.test(file);
}

export async function formatData(file: string, text: string): Promise<FormatAnswer> {
  const isJson = file.endsWith('.json');
  // The code for YAML is large, and is loaded when the first file is formatted.
  const formatted = isJson ? formatJson(text) : await (await import('./format-yaml.ts')).formatYaml(text);
  if (formatted === undefined) {
    return { edits: [], refusal: `Not formatted: this file is not valid ${isJson ? 'JSON' : 'YAML'}.` };
  }
  return { edits: formatted === text ? [] : [{ range: [0, text.length], text: formatted }] };
}
