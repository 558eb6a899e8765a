import { readFileSync } from 'node:fs';

const folder = new URL('../../../../prompts/', import.meta.url);

/** The three messages of a dated prompt, with `{{words}}` to be filled. */
export function promptFile(version: string) {
  const sections = readFileSync(new URL(`${version}.md`, folder), 'utf8').split(/^# /m);
  const section = (name: string): string => {
    const found = sections.find((part) => part.startsWith(`${name}\n`));
    if (!found) throw new Error(`prompts/${version}.md has no section ${name}`);
    return found.slice(name.length + 1).trim();
  };
  const [system, request, repair] = ['System', 'Request', 'Repair'].map(section) as [
    string,
    string,
    string,
  ];
  /** `theirs` names the values that are the pupil's, or theirs to know: all the rest is ours. */
  return (values: Record<string, string>, theirs: readonly string[] = []) => {
    const without = Object.fromEntries(theirs.map((name) => [name, '']));
    const fill = (text: string, more: Record<string, string> = {}) =>
      text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => more[name] ?? values[name] ?? '');
    return {
      system: fill(system),
      request: fill(request),
      own: `${fill(system, without)}\n${fill(request, without)}`,
      repair: (problem: string) => fill(repair, { problem }),
    };
  };
}
