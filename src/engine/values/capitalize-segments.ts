/** Cache of capitalized names. Only types and classes are capitalized, so it stays small. */
const capitalized = new Map<string, string>();
const MOST_CAPITALIZED = 5000;

const CAPITAL_A = 65;
const CAPITAL_Z = 90;

/**
 * Capitalizes each segment of a name: `apache::vhost` becomes `Apache::Vhost`. Like Puppet, returns a name that begins
 * with a capital letter unchanged (`capitalize_segments` of `type_formatter.rb`).
 */
export function capitalizeSegments(name: string): string {
  const first = name.charCodeAt(0);
  if (first >= CAPITAL_A && first <= CAPITAL_Z) return name;
  const known = capitalized.get(name);
  if (known !== undefined) return known;
  const made = name
    .split('::')
    .map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1).toLowerCase())
    .join('::');
  if (capitalized.size >= MOST_CAPITALIZED) capitalized.clear();
  capitalized.set(name, made);
  return made;
}
