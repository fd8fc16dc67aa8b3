/** A project's name as the beginning of a file's name. */
export function fileNameOf(project: string): string {
  return (
    project
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'bunraku'
  );
}
