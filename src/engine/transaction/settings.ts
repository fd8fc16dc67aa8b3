import type { ApplyOptions } from './apply.ts';

function splitList(text: string | undefined): readonly string[] | undefined {
  const items = text?.split(',').flatMap((item) => item.trim() || []);
  return items === undefined || items.length === 0 ? undefined : items;
}

/**
 * Reads the settings `noop`, `tags`, `skip_tags` and `ignoreschedules`. The result has no option for a setting that is
 * absent.
 */
export function runSettings(
  settings: Readonly<Record<string, string>>,
): Pick<ApplyOptions, 'noop' | 'tags' | 'skipTags' | 'ignoreSchedules'> {
  const tags = splitList(settings['tags']);
  const skipTags = splitList(settings['skip_tags']);
  return {
    ...(settings['noop'] === undefined ? {} : { noop: settings['noop'] === 'true' }),
    ...(tags === undefined ? {} : { tags }),
    ...(skipTags === undefined ? {} : { skipTags }),
    ...(settings['ignoreschedules'] === undefined ? {} : { ignoreSchedules: settings['ignoreschedules'] === 'true' }),
  };
}
