/** Converts a project's name to the beginning of a file name. */
export function toFileName(project: string): string {
  return (
    project
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'bunraku'
  );
}
