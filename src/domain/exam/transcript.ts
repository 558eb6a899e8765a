/** What was read from a copy, in the words of the product; the reading engines give more, adapters keep it. */
export type Transcript = {
  text: string;
  inputMode: 'docx' | 'pdf_text' | 'ocr';
  /** 0 to 1; 1 where nothing was guessed. */
  confidence: number;
  pages: number;
  warnings: unknown[];
};

export const MAX_TRANSCRIPT_LENGTH = 250_000;

/** Control characters removed (line feeds and tabs stay), length bounded: what the database stores. */
export function sanitiseTranscript(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  const clean = text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
  return clean.normalize('NFC').slice(0, MAX_TRANSCRIPT_LENGTH);
}
