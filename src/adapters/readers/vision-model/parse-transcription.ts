import type { TranscribedWord } from '#engines/reading/transcription/align-transcription.ts';

/** Turns a model's answer into words: `~~crossed out~~`, `[illisible]`, everything else as written. */
export function parseTranscription(answer: string): TranscribedWord[][] {
  return unfenced(answer)
    .split('\n')
    .map((line) => wordsOf(line.trim()))
    .filter((words) => words.length > 0);
}

/** Some models wrap whatever they say in a code block, however they are asked. */
function unfenced(answer: string): string {
  const fenced = /^\s*```\w*\n([\s\S]*?)\n?```\s*$/.exec(answer);
  return (fenced?.[1] ?? answer).normalize('NFC');
}

function wordsOf(line: string): TranscribedWord[] {
  const parts = line.split('~~');
  return parts.flatMap((part, i) =>
    part
      .split(/\s+/)
      .filter(Boolean)
      .map(
        (text): TranscribedWord => ({
          text,
          // An odd number of marks is one left open: its words are kept rather than lost.
          ...(i % 2 === 1 && i < parts.length - 1 && { struck: true as const }),
          ...(text.includes('[illisible]') && { illegible: true as const }),
        }),
      ),
  );
}
