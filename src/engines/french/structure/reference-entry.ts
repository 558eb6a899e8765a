import type { ReferenceKind } from '../analysis.ts';

/** One thing a copy may refer to, and what it takes to be sure that it does. */
export type ReferenceEntry = {
  kind: ReferenceKind;
  name: string;
  author?: string;
  official: boolean;
  weight: number;
  proof: Proof;
};

/**
 * none: the expression is enough;
 * capital: it must be written as a name;
 * clue: it is also a word or a first name, so a verb of thesis or its author must stand near;
 * title: it reads like a plain phrase, so a capital, quotation marks or its author must show it is a title.
 */
export type Proof = 'none' | 'capital' | 'clue' | 'title';

/** A text that stands for the entry, as the lists write it. */
export type Naming = [text: string, entry: ReferenceEntry];
