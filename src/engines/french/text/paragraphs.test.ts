import { describe, expect, it } from 'vitest';
import { splitParagraphs } from './paragraphs.ts';

const texts = (text: string) =>
  splitParagraphs(text).map(({ start, end }) => text.slice(start, end));

describe('paragraphs', () => {
  it('takes each line of a typed text for a paragraph', () => {
    const typed =
      'Le bonheur est un but. Chacun le cherche à sa façon.\nPourtant, beaucoup y renoncent.';
    expect(texts(typed)).toHaveLength(2);
  });

  it('joins the lines of a page, and cuts where a line ends short', () => {
    const page = [
      'Le bonheur est souvent présenté comme le but de',
      'toute existence humaine, et chacun le cherche à',
      'sa façon.',
      'Pourtant, beaucoup y renoncent parce que le monde',
      'leur semble hostile et sans pitié pour les faibles',
      'et les pauvres.',
    ].join('\n');
    expect(texts(page)).toHaveLength(2);
    expect(texts(page)[0]).toContain('but de\ntoute');
  });

  it('cuts at a blank line and at a bullet', () => {
    expect(
      texts('une liste de choses\nà faire avant\n\n- la première\nqui continue ici\n- la seconde'),
    ).toHaveLength(3);
  });
});
