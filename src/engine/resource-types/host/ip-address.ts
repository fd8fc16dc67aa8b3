/** True for an IPv4 or IPv6 address. An IPv6 address may have a zone (`fe80::1%eth0`) or end in an IPv4 address. */
export function isIpAddress(text: string): boolean {
  return isIpv4(text) || isIpv6(text.trim().replace(/%.+$/, ''));
}

function isIpv4(text: string): boolean {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  return parts !== null && parts.slice(1).every((part) => Number(part) <= 255);
}

function isIpv6(text: string): boolean {
  if (/[\n\r]/.test(text)) return false;
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const all = groups.flat();
  const last = all.at(-1) ?? '';
  const embedded = last.includes('.');
  if (embedded && !isIpv4(last)) return false;
  const plain = embedded ? all.slice(0, -1) : all;
  if (!plain.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group))) return false;
  const count = plain.length + (embedded ? 2 : 0);
  return halves.length === 2 ? count <= 7 : count === 8;
}
