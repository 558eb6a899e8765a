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
  return (values: Record<string, string>) => {
    const fill = (text: string, more: Record<string, string> = {}) =>
      text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => more[name] ?? values[name] ?? '');
    return {
      system: fill(system),
      request: fill(request),
      repair: (problem: string) => fill(repair, { problem }),
    };
  };
}
