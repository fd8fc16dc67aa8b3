/**
 * The release of a project in the browser's storage. Drafts that name none were stored before OpenVox 8, and mean
 * Puppet 8.11. So every draft now names its release.
 */
import { withRelease, type Project } from '../protocol/project/project.ts';
import { newProjectRelease, releaseOfOldData } from '../protocol/project/releases.ts';

/** The project as it is stored. */
export function withStoredRelease(project: Project): Project {
  return { ...project, release: project.release ?? newProjectRelease };
}

/** A stored project as it is used. */
export function withReadRelease(project: Project): Project {
  return withRelease(project, project.release ?? releaseOfOldData);
}
