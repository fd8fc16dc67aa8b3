/** Characters that XML 1.0 forbids even as references. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Returns an XML element. Attributes that are undefined are omitted. `children` is XML; `text` is escaped. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content: { readonly children?: readonly string[]; readonly text?: string } = {},
): string {
  const shown = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  const { children = [], text = '' } = content;
  if (children.length === 0 && text === '') return `<${name}${shown}/>`;
  if (children.length === 0) return `<${name}${shown}>${escapeXml(text)}</${name}>`;
  return `<${name}${shown}>\n${children.map((child) => `${child.replaceAll(/^/gm, '  ')}\n`).join('')}</${name}>`;
}

/** Escapes text for XML and HTML, including attributes. */
export function escapeXml(text: string): string {
  return text.replaceAll(FORBIDDEN, '\uFFFD').replaceAll(/[&<>"'\n\r\t]/g, (character) => ESCAPES[character] ?? '');
}
