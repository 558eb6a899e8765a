import type { SecondReading, SecondReadingReason } from '#domain/correction/contest.ts';
import { formatMark } from './format.ts';
import { typeset } from './typeset.ts';

const decisions: Record<SecondReading['decision'], string> = {
  upheld: typeset('Relue : la remarque reste'),
  withdrawn: typeset('Relue : la remarque est retirée'),
  revised: typeset('Relue : tu as raison, le passage est compté'),
};

const reasons: Record<SecondReadingReason, string> = {
  'word-badly-read': typeset('Ce mot avait été mal lu : il ne compte plus comme une faute.'),
  'passage-shows-it': typeset('Le passage que tu montres est bien dans ta copie.'),
  'passage-not-in-copy': typeset(
    'Le passage que tu donnes ne se retrouve pas tel quel dans ta copie, ou il est trop court pour le montrer.',
  ),
  'rule-is-certain': typeset(
    'Le mot a été lu avec certitude et la règle ne laisse pas de doute. Revois-la avec les indices.',
  ),
  'nothing-new': typeset(
    'Sans passage de ta copie qui montre le contraire, rien ne permet de changer la remarque.',
  ),
};

/** Contesting a remark, and writing a passage again. */
export const secondReadingText = {
  contest: {
    open: 'Contester',
    argument: typeset('Pourquoi cette remarque te semble fausse'),
    passage: typeset('Le passage de ta copie qui le montre'),
    passageHint: typeset('Recopie-le mot pour mot, six mots au moins.'),
    send: 'Demander une relecture',
    busy: typeset('Relecture en cours...'),
    cancel: 'Annuler',
    decisions,
    reason: (code: string): string | undefined => reasons[code as SecondReadingReason],
    grade: (before: number, after: number) =>
      before === after
        ? typeset(`Ta note reste ${formatMark(after)}/20.`)
        : typeset(`Ta note passe de ${formatMark(before)} à ${formatMark(after)}/20.`),
  },
  retry: {
    title: typeset('Réessaie un passage'),
    intro: typeset(
      "Réécris un paragraphe : tu vois tout de suite ce qu'il changerait. Ta note reste celle de ta copie.",
    ),
    open: typeset('Réessayer un paragraphe'),
    loading: typeset('Tes paragraphes arrivent...'),
    which: 'Passage à réécrire',
    roles: {
      title: 'Titre',
      introduction: 'Introduction',
      development: typeset('Développement'),
      conclusion: 'Conclusion',
    },
    passage: (role: string, first: string) =>
      first === '' ? typeset(`${role} (à ajouter)`) : typeset(`${role} : « ${first} »`),
    text: 'Ta nouvelle version',
    send: 'Voir ce que ça change',
    busy: typeset('On relit...'),
    before: 'Avant',
    after: typeset('Après'),
    whole: 'Note de la copie',
    caption: typeset('Ce que ta nouvelle version changerait'),
    none: typeset(
      'Cette copie se corrige question par question : reprends plutôt une réponse de la correction détaillée.',
    ),
    same: typeset(
      'Rien ne bouge encore. Regarde les conseils de ce critère, puis ajoute ce qui manque.',
    ),
  },
} as const;
