import { readFileSync, writeFileSync } from 'node:fs';
import { openBench } from './grading-bench.ts';
import { PARTS } from './grading-parts.ts';

// npm run bench:grading [part…]: each part run replaces its own section of docs/bench/grading.md.
const page = new URL('../docs/bench/grading.md', import.meta.url);
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(PARTS);
const bench = await openBench();

for (const name of names) {
  const part = PARTS[name];
  if (!part) throw new Error(`no part ${name}: one of ${Object.keys(PARTS).join(', ')}`);
  process.stdout.write(`\n## ${part.title}\n\n`);
  const lines: string[] = [];
  await part.run(bench, (line) => {
    lines.push(line);
    process.stdout.write(`${line}\n`);
  });
  keepSection(part.title, lines.join('\n'));
}
process.exit(0);

function keepSection(title: string, body: string): void {
  const sections = readFileSync(page, 'utf8')
    .trimEnd()
    .split(/\n(?=## )/);
  const section = `## ${title}\n\n${body}\n`;
  const at = sections.findIndex((old) => old.startsWith(`## ${title}\n`));
  const kept = at < 0 ? [...sections, section] : sections.with(at, section);
  writeFileSync(page, `${kept.map((s) => s.trimEnd()).join('\n\n')}\n`);
}
