import { Document, Packer, Paragraph } from 'docx';

/** A real Word file with one paragraph a text. */
export const makeDocx = (...paragraphs: string[]): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({ sections: [{ children: paragraphs.map((text) => new Paragraph(text)) }] }),
  );
