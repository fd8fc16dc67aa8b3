export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Releases the URL later, because the browser reads it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
