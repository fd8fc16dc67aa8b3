import { commandsOf } from '../lessons/data-checks/make-checks.ts';
import type { GivenChecks } from '../protocol/lessons/lesson.ts';
import { findPack } from './kept-packs.ts';

/**
 * Returns the checks of a lesson in a pack, or undefined if this browser no longer has the pack. `runsCommands` is true
 * if the checks run commands on the machine.
 */
export async function findGivenChecks(
  id: string,
): Promise<{ readonly given: GivenChecks; readonly runsCommands: boolean } | undefined> {
  const [packId = ''] = id.split('/');
  const lesson = (await findPack(packId))?.pack.lessons.find((each) => each.id === id);
  if (lesson === undefined) return undefined;
  const { checks, project } = lesson;
  return { given: { checks, certname: project.node.certname }, runsCommands: commandsOf(checks).length > 0 };
}
