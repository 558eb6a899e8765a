import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes the lines of each part under its own title of a page; what other runs and hands wrote there stays. */
export function keepFigures(page: string, figures: Map<string, string[]>): void {
  const sections = (existsSync(page) ? readFileSync(page, 'utf8') : '# Load\n').split(/\n(?=## )/);
  for (const [part, lines] of figures) {
    const text = `## ${part}\n\n${lines.join('\n')}\n`;
    const at = sections.findIndex((section) => section.startsWith(`## ${part}\n`));
    if (at < 0) sections.push(text);
    else sections[at] = text;
  }
  writeFileSync(
    page,
    sections
      .map((section) => section.trimEnd())
      .join('\n\n')
      .concat('\n'),
  );
}
