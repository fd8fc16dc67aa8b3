import { showToast } from '../../ui/overlays/toast-queue.ts';
import type { PackLink } from '../../workspace/permalink/pack-link.ts';

/**
 * Stores the lesson pack of a link. Returns the id of the lesson that the link names, or of the first lesson. Reports
 * the faults of an invalid pack, and returns undefined.
 */
export async function keepLinkedPack({ files, lesson: name }: PackLink): Promise<string | undefined> {
  const [{ keepPack }, { faultText }] = await Promise.all([
    import('../../lesson-packs/kept-packs.ts'),
    import('../../lesson-packs/pack.ts'),
  ]);
  const read = await keepPack(files);
  if (!read.ok) {
    const [first, ...more] = read.faults.map(faultText);
    const rest = more.length === 0 ? '' : ` There are ${more.length} more faults.`;
    showToast({ tone: 'error', message: `The lesson pack was not opened. ${first ?? ''}${rest}` });
    return undefined;
  }
  const { id, lessons } = read.pack;
  return (lessons.find((each) => each.id === `${id}/${name ?? ''}`) ?? lessons[0])?.id;
}
