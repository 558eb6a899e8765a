import mammoth from 'mammoth';
import { LIMITS } from '../limits.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { ReadLine } from '../reading.ts';
import { type DocumentContent, type DocumentTree, documentLines } from './document-lines.ts';
import { openDocx } from './open-docx.ts';
import { ZipBomb } from './open-zip.ts';
import { XmlRefused } from './parse-xml.ts';

export type DocxContent = { pages: ReadLine[][]; pictures: Uint8Array[]; linksIgnored: boolean };

/** Reads the text of a Word file, and hands back its pictures for whoever reads pictures. */
export async function readDocx(bytes: Uint8Array): Promise<Outcome<DocxContent>> {
  try {
    const opened = openDocx(bytes);
    if (!opened.ok) return opened;
    const { pages, pictures } = await contentOf(opened.value.safe);
    const images = await Promise.all(
      pictures.slice(0, LIMITS.docxPictures).map((p) => p.readAsBuffer?.().catch(() => undefined)),
    );
    return done({
      pages,
      pictures: images.filter((i) => i !== undefined),
      linksIgnored: opened.value.linksIgnored,
    });
  } catch (error) {
    if (error instanceof ZipBomb) return refused({ code: 'file-hostile' });
    if (error instanceof XmlRefused && error.message === 'document type')
      return refused({ code: 'file-hostile' });
    return refused({ code: 'file-damaged' });
  }
}

async function contentOf(safe: Uint8Array): Promise<DocumentContent> {
  let content: DocumentContent | undefined;
  await mammoth.convertToHtml(
    { buffer: Buffer.from(safe) },
    {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      // We want the tree, not the HTML: what is returned here is all that is left to convert.
      transformDocument: (tree: DocumentTree) => {
        content = documentLines(tree);
        return { ...tree, children: [] };
      },
    },
  );
  if (!content) throw new Error('mammoth gave no document');
  return content;
}
