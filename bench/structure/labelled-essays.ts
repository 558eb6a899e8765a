import { readFileSync } from 'node:fs';

export type Labelled = {
  subject: string;
  text: string;
  problem: string;
  plan: number;
  conclusion: boolean;
};

/** Essays of our own with what a teacher would find in them. */
export function ownEssays(): Labelled[] {
  return blocks('structure-sets/essays.txt').map(({ head, text }) => {
    const [subject = '', problem = '', plan = '', conclusion] = head
      .split('|')
      .map((s) => s.trim());
    return { subject, text, problem, plan: Number(plan), conclusion: conclusion === 'oui' };
  });
}

/** The copies with planted faults, faults left in. */
export function pupilEssays(): { subject: string; text: string }[] {
  return blocks('french-sets/essays.txt').map(({ head, text }) => ({
    subject: head,
    text: text.replace(/\[([^|\]]*)\|[^\]]*\]/g, '$1'),
  }));
}

function blocks(name: string): { head: string; text: string }[] {
  const file = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  return file
    .split(/^=== /m)
    .slice(1)
    .map((block) => ({
      head: block.slice(0, block.indexOf('\n')).trim(),
      text: block.slice(block.indexOf('\n')).trim(),
    }));
}

export function isEnglish(text: string): boolean {
  return / the /.test(text);
}
