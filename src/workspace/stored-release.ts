/**
 * The Puppet release of projects in the browser's storage. A draft without a release was stored before OpenVox 8, so
 * its release is Puppet 8.11. Every draft is now stored with its release.
 */
import { withRelease, type Project } from '../protocol/project/project.ts';
import { newProjectRelease, releaseOfOldData } from '../protocol/project/releases.ts';

export function withStoredRelease(project: Project): Project {
  return { ...project, release: project.release ?? newProjectRelease };
}

export function withReadRelease(project: Project): Project {
  return withRelease(project, project.release ?? releaseOfOldData);
}
