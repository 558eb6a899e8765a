import {
  AlignmentType,
  Document,
  Math as Equation,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  MathFraction,
  MathIntegral,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSum,
  MathSuperScript,
  Packer,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { TEXTS } from './texts.ts';

export type Sample = { bytes: Uint8Array; text: string };

const pack = async (options: ConstructorParameters<typeof Document>[0]) =>
  new Uint8Array(await Packer.toBuffer(new Document(options)));

const PLAN = {
  reference: 'plan',
  levels: [
    { level: 0, format: LevelFormat.UPPER_ROMAN, text: '%1.', alignment: AlignmentType.START },
    { level: 1, format: LevelFormat.UPPER_LETTER, text: '%2.', alignment: AlignmentType.START },
  ],
};

/** An essay with a title, an automatic plan, a note, a crossed-out word and a second page. */
export async function essayDocx(): Promise<Sample> {
  const [title, first, second, third] = TEXTS.philosophy as [string, string, string, string];
  const item = (text: string, level: number) =>
    new Paragraph({ text, numbering: { reference: 'plan', level } });
  const bytes = await pack({
    numbering: { config: [PLAN] },
    footnotes: { 1: { children: [new Paragraph('Discours prononcé en classe, inédit.')] } },
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
          new Paragraph({ children: [new TextRun(first), new FootnoteReferenceRun(1)] }),
          item("L'évidence de la conscience", 0),
          new Paragraph({
            children: [new TextRun(second), new TextRun({ text: ' sans doute', strike: true })],
          }),
          item("L'élan et la pente", 0),
          item("L'artiste", 1),
          item("L'enfant", 1),
          new Paragraph({ children: [new PageBreak(), new TextRun(third)] }),
        ],
      },
    ],
  });
  const text = [
    title,
    `${first}[1]`,
    "I. L'évidence de la conscience",
    second,
    "II. L'élan et la pente",
    "A. L'artiste",
    "B. L'enfant",
    '',
    third,
    '[1] Discours prononcé en classe, inédit.',
  ];
  return { bytes, text: text.join('\n') };
}

/** A maths answer: fractions, roots, sums, integrals, in the line and on their own. */
export async function equationsDocx(): Promise<Sample> {
  const run = (text: string) => new MathRun(text);
  const line = (...children: (TextRun | Equation)[]) => new Paragraph({ children });
  const bytes = await pack({
    sections: [
      {
        children: [
          line(
            new TextRun('Exercice 1. Résoudre dans '),
            new Equation({ children: [run('ℝ')] }),
            new TextRun(' le système proposé.'),
          ),
          line(
            new TextRun('On pose '),
            new Equation({
              children: [
                run('f(x)='),
                new MathFraction({
                  numerator: [run('x+1')],
                  denominator: [
                    new MathSuperScript({ children: [run('x')], superScript: [run('2')] }),
                    run('+1'),
                  ],
                }),
              ],
            }),
            new TextRun('.'),
          ),
          line(
            new TextRun('Alors '),
            new Equation({ children: [new MathRadical({ children: [run('2')] }), run('≈1,414')] }),
            new TextRun(' et '),
            new Equation({
              children: [
                new MathSubScript({ children: [run('u')], subScript: [run('n+1')] }),
                run('≥0'),
              ],
            }),
            new TextRun('.'),
          ),
          line(
            new Equation({
              children: [
                new MathSum({
                  children: [run('k')],
                  subScript: [run('k=1')],
                  superScript: [run('n')],
                }),
                run('='),
                new MathFraction({ numerator: [run('n(n+1)')], denominator: [run('2')] }),
              ],
            }),
          ),
          line(
            new TextRun("L'aire vaut "),
            new Equation({
              children: [
                new MathIntegral({
                  children: [run('f(t)dt')],
                  subScript: [run('0')],
                  superScript: [run('1')],
                }),
              ],
            }),
            new TextRun(' unités.'),
          ),
        ],
      },
    ],
  });
  const text = [
    'Exercice 1. Résoudre dans $\\mathbb{R}$ le système proposé.',
    'On pose $f(x)=\\frac{x+1}{x^{2}+1}$.',
    'Alors $\\sqrt{2}\\approx1,414$ et $u_{n+1}\\geq0$.',
    '$\\sum\\limits_{k=1}^{n} k=\\frac{n(n+1)}{2}$',
    "L'aire vaut $\\int_{0}^{1} f(t)dt$ unités.",
  ];
  return { bytes, text: text.join('\n') };
}

/** A table of measures between two paragraphs. */
export async function tableDocx(): Promise<Sample> {
  const rows = [
    ['temps (s)', 'hauteur (cm)'],
    ['0', '125,0'],
    ['0,2', '105,4'],
    ['0,4', '46,5'],
  ];
  const table = new Table({
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] })),
        }),
    ),
  });
  const bytes = await pack({
    sections: [
      {
        children: [
          new Paragraph('Mesures relevées en classe :'),
          table,
          new Paragraph('La chute est de plus en plus rapide.'),
        ],
      },
    ],
  });
  return {
    bytes,
    text: [
      'Mesures relevées en classe :',
      ...rows.map((r) => r.join('\t')),
      'La chute est de plus en plus rapide.',
    ].join('\n'),
  };
}

/** A Word file that holds a photo of the work, as pupils send. */
export async function pictureDocx(
  jpeg: Uint8Array,
  width: number,
  height: number,
  photographed: string,
): Promise<Sample> {
  const image = new ImageRun({
    type: 'jpg',
    data: jpeg,
    transformation: { width: 500, height: (500 * height) / width },
  });
  const bytes = await pack({
    sections: [
      {
        children: [
          new Paragraph('Voici ma copie en photo :'),
          new Paragraph({ children: [image] }),
        ],
      },
    ],
  });
  return { bytes, text: `Voici ma copie en photo :\n\n${photographed}` };
}
