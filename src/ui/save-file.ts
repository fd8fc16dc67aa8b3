export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
