import type { TemplateCard } from '#contract/mock-exam.ts';

export type PaperFilter = { subject: string; level: string };

/** Empty means any. */
export const filterPapers = (
  papers: readonly TemplateCard[],
  { subject, level }: PaperFilter,
): TemplateCard[] =>
  papers.filter(
    (paper) =>
      (subject === '' || paper.subject === subject) && (level === '' || paper.level === level),
  );
