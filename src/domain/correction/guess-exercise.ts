import type { Level, Subject } from '../exam/exam.ts';
import { fold } from './fold.ts';

/** A statement this long carries a text or documents. */
const CARRIES_A_TEXT = 120;

/**
 * The exercise or paper a pupil most likely did, from the statement first and the copy's own heading
 * next. Undefined when nothing tells: the usual exercise of that subject and level is then taken.
 */
export function guessExercise(
  subject: Subject,
  level: Level,
  { asked = '', copy = '' }: { asked?: string; copy?: string },
): string | undefined {
  const statement = fold(asked);
  const heading = fold(copy.slice(0, 300));
  const says = (sign: RegExp) => sign.test(statement) || sign.test(heading);
  const hasText = statement.split(/\s+/).length > CARRIES_A_TEXT;
  const guesses: Record<Subject, () => string | undefined> = {
    philosophie: () =>
      says(/\bexplication de texte\b|\bexpliquez\b/) || hasText ? 'explication' : 'dissertation',
    francais: () => {
      const contraction = says(/\bcontraction\b|\bresumez\b/);
      if (contraction && (says(/\bessai\b/) || /\n\s*essai\b/.test(fold(copy))))
        return 'contraction-essai';
      if (contraction) return 'contraction';
      if (says(/\bcommentaire\b/)) return 'commentaire';
      if (says(/\bessai\b/)) return 'essai';
      return hasText ? 'commentaire' : 'dissertation';
    },
    'histoire-geo': () => {
      if (says(/\betude critique\b/)) return 'etude-critique';
      if (says(/\bdocuments?\b/)) return 'analyse-de-document';
      return says(/\bdissertation\b|\bhggsp\b/) ? 'dissertation' : 'question-problematisee';
    },
    ses: () => {
      if (says(/\bpartie 1\b[\s\S]*\bpartie 3\b|\bepreuve composee\b/)) return 'epreuve-composee';
      if (says(/\bdissertation\b|\bdans quelle mesure\b/)) return 'dissertation';
      return hasText ? 'ec3' : undefined;
    },
    svt: () => (says(/\bdocuments?\b/) ? 'documents' : 'texte-argumente'),
    anglais: () => {
      if (says(/\bsynthe(?:se|sis)\b|\bdossier\b/)) return 'synthese';
      return says(/\btradui\w*|\btranslat\w*|\btransposition\b/) ? 'traduction' : 'expression';
    },
    mathematiques: () => (level === 'premiere' ? 'epreuve-anticipee' : 'exercices'),
    'physique-chimie': () => 'exercices',
  };
  return guesses[subject]();
}
