import type { ResourceView } from '../../protocol/analysis.ts';

/** Source of a resource declaration with aligned attributes, as `puppet resource` prints it. */
export function puppetText({ type, title, kind, parameters }: ResourceView): string {
  const name =
    kind === 'class' ? `'${title.toLowerCase()}'` : `'${title.replaceAll(/[\\']/g, (quoted) => `\\${quoted}`)}'`;
  const width = Math.max(0, ...parameters.map((parameter) => parameter.name.length));
  const attributes = parameters.map((parameter) => `  ${parameter.name.padEnd(width)} => ${parameter.text},\n`);
  return `${type.toLowerCase()} { ${name}:\n${attributes.join('')}}\n`;
}
