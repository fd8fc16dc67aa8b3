/** Encodes keys and certificates as text (PEM). */
import { bytesToBase64 } from '../../../engine/values/binary.ts';

export function pem(label: string, bytes: Uint8Array): string {
  const lines = bytesToBase64(bytes).match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}
