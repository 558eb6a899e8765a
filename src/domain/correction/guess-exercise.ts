import type { Level, Subject } from '../exam/exam.ts';
import { fold } from './fold.ts';

/** A statement this long carries a text or documents. */
const CARRIES_A_TEXT = 120;

/** How a copy speaks of the text it works on, folded; a dissertation names works instead. */
const OF_A_TEXT =
  /\b(?:cet extrait|l'extrait|ce (?:passage|texte|poeme|recit)|le (?:texte|passage|poeme|narrateur|poete)|la narratrice|l'auteur (?:y )?(?:soutient|affirme|montre|distingue|oppose|ecrit)|lignes? \d+|l\. ?\d+|vers \d+)\b/g;
const OF_DOCUMENTS = /\b(?:documents?|doc\.?) ?\d*\b/g;
const COMPOSED = /^[\s\d.)#*-]*(?:mobilisation|etude d|raisonnement|partie [123]|ec ?[123])/gm;
/** Said this often, and quoted this often, the text is what the copy is about. */
const [OFTEN, QUOTED] = [4, 6];

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
  const whole = fold(copy).replaceAll('’', "'");
  const times = (sign: RegExp) => whole.match(sign)?.length ?? 0;
  // What the copy works on tells only where no statement does.
  const quotesAText = asked.trim() === '' && times(OF_A_TEXT) >= OFTEN && times(/[«“]/g) >= QUOTED;
  const hasText = quotesAText || statement.split(/\s+/).length > CARRIES_A_TEXT;
  const guesses: Record<Subject, () => string | undefined> = {
    philosophie: () =>
      says(
        /\bexplication de texte\b|\b(?:expliquez|expliquerez|expliquer) (?:le|ce) texte\b|\bexpliquez\b/,
      ) || hasText
        ? 'explication'
        : 'dissertation',
    francais: () => {
      const contraction = says(/\bcontraction\b|\bresumez\b/);
      if (contraction && (says(/\bessai\b/) || /\n\s*essai\b/.test(fold(copy))))
        return 'contraction-essai';
      if (contraction) return 'contraction';
      if (says(/\bcommentaire\b|\bcomment(?:ez|erez)\b/)) return 'commentaire';
      if (says(/\bessai\b/)) return 'essai';
      return hasText ? 'commentaire' : 'dissertation';
    },
    'histoire-geo': () => {
      if (says(/\betude critique\b/)) return 'etude-critique';
      if (says(/\bdocuments?\b/)) return 'analyse-de-document';
      return says(/\bdissertation\b|\bhggsp\b/) ? 'dissertation' : 'question-problematisee';
    },
    ses: () => {
      if (says(/\bpartie 1\b[\s\S]*\bpartie 3\b|\bepreuve composee\b/) || times(COMPOSED) > 1)
        return 'epreuve-composee';
      if (says(/\bdissertation\b|\bdans quelle mesure\b/)) return 'dissertation';
      return hasText ? 'ec3' : undefined;
    },
    svt: () =>
      says(/\bdocuments?\b/) || (asked.trim() === '' && times(OF_DOCUMENTS) >= OFTEN - 1)
        ? 'documents'
        : 'texte-argumente',
    anglais: () => {
      if (says(/\bsynthe(?:se|sis)\b|\bdossier\b/)) return 'synthese';
      return says(/\btradui\w*|\btranslat\w*|\btransposition\b/) ? 'traduction' : 'expression';
    },
    mathematiques: () => (level === 'premiere' ? 'epreuve-anticipee' : 'exercices'),
    'physique-chimie': () => 'exercices',
  };
  return guesses[subject]();
}
