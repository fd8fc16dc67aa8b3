import type { ResourceView } from '../../protocol/analysis.ts';

/** A resource as a manifest would declare it: its attributes in line, as `puppet resource` writes them. */
export function puppetText({ type, title, kind, parameters }: ResourceView): string {
  const name =
    kind === 'class' ? `'${title.toLowerCase()}'` : `'${title.replaceAll(/[\\']/g, (quoted) => `\\${quoted}`)}'`;
  const width = Math.max(0, ...parameters.map((parameter) => parameter.name.length));
  const attributes = parameters.map((parameter) => `  ${parameter.name.padEnd(width)} => ${parameter.text},\n`);
  return `${type.toLowerCase()} { ${name}:\n${attributes.join('')}}\n`;
}
