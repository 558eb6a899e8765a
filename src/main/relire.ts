import { readFileSync } from 'node:fs';
import { parseArgs, styleText } from 'node:util';
import { analyse } from '#engines/french/analyse.ts';
import type { Analysis, Finding } from '#engines/french/analysis.ts';
import { loadFrenchEngine } from '#engines/french/french-engine.ts';

const usage = 'npm run -s relire -- FICHIER.txt… [--json] [--anglais] [--sujet "…"]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, anglais: { type: 'boolean' }, sujet: { type: 'string' } },
});
if (positionals.length === 0) {
  console.error(usage);
  process.exit(2);
}
const engine = await loadFrenchEngine();
const context = {
  language: values.anglais ? 'en' : 'fr',
  ...(values.sujet ? { subject: values.sujet } : {}),
} as const;
const results = [];
for (const file of positionals) {
  const text = readFileSync(file, 'utf8');
  const analysis = await analyse(engine, text, context);
  if (values.json) results.push({ file, ...summary(analysis) });
  else print(text, analysis);
}
if (values.json) {
  const [only] = results;
  const { file: _, ...single } = only!;
  process.stdout.write(`${JSON.stringify(results.length === 1 ? single : results)}\n`);
}

/** Tokens and paragraphs are for the engine's users, not for a reader. */
function summary({
  findings,
  metrics,
  structure,
  references,
  subject,
  coherence,
  language,
}: Analysis) {
  return {
    findings,
    metrics,
    structure,
    references,
    ...(subject ? { subject } : {}),
    coherence,
    language,
  };
}

function print(text: string, { findings, metrics, structure, references }: Analysis): void {
  console.log(coloured(text, findings));
  console.log(`\n${styleText('bold', `${metrics.words} mots, ${metrics.sentences} phrases`)}`);
  for (const finding of findings) console.log(line(text, finding));
  const found = [
    structure.introduction && 'introduction',
    structure.problem && 'problématique',
    structure.plan && 'annonce du plan',
    structure.conclusion && 'conclusion',
  ].filter(Boolean);
  console.log(
    `Repéré : ${found.join(', ') || 'aucune partie'} ; ${structure.connectors.length} connecteurs, ${structure.quotations.length} citations`,
  );
  const names = references
    .filter(({ kind }) => kind === 'author' || kind === 'work')
    .map(({ name }) => name);
  console.log(`Références : ${names.join(', ') || 'aucune repérée'}`);
}

function line(
  text: string,
  { start, end, line: row, message, suggestions, certainty }: Finding,
): string {
  const colour = certainty === 'certain' ? 'red' : 'yellow';
  const advice = suggestions.length > 0 ? ` → ${suggestions.slice(0, 3).join(', ')}` : '';
  return `  l. ${row} ${styleText(colour, text.slice(start, end))}${advice}  ${styleText('dim', `${message} (${certainty})`)}`;
}

function coloured(text: string, findings: Finding[]): string {
  let out = '';
  let at = 0;
  for (const { start, end, certainty } of findings) {
    out +=
      text.slice(at, start) +
      styleText(
        certainty === 'certain' ? ['red', 'underline'] : ['yellow', 'underline'],
        text.slice(start, end),
      );
    at = end;
  }
  return out + text.slice(at);
}
