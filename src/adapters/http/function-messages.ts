import { readFileSync } from 'node:fs';
import type { Subject } from '#domain/exam/exam.ts';
import { SUBJECT_NAMES } from '#domain/exam/exam-names.ts';
import type { ReadingVerdict } from '#domain/exam/gate-reading.ts';
import type { Refusal, RefusalCode } from '#domain/refusal.ts';

const NARROW = '\u202f';
const help = JSON.parse(
  readFileSync(new URL('../../../content/moderation/messages.json', import.meta.url), 'utf8'),
) as Record<'self_harm' | 'abuse', { message: string }>;

const files: Partial<Record<RefusalCode, string>> = {
  'no-file': 'Aucun fichier',
  'too-many-files': 'Maximum 5 fichiers autorisés. Les fichiers supplémentaires ont été ignorés.',
  'file-too-large': 'Fichier trop volumineux (max 10Mo)',
  'file-type-unsupported': 'Type de fichier non autorisé',
  'file-type-dangerous': 'Type de fichier dangereux détecté',
  'file-name-unsafe': 'Nom de fichier non sécurisé',
  'file-empty': 'Ce fichier est vide. Choisis-en un autre.',
};

type Reason = NonNullable<ReadingVerdict['reason']>;
const gate: Record<Reason, string> = {
  'little-text': 'Très peu de texte : la correction restera courte elle aussi.',
  uncertain: 'Le texte lu est incertain : vérifie et corrige avant l’envoi.',
  unreadable: 'La moitié des mots au moins est illisible. Reprends la photo bien à plat.',
  empty: 'Impossible d’extraire du texte. Essaie avec une photo plus nette.',
  gibberish: 'Ce qui a été lu ne ressemble pas à du texte. Reprends la photo.',
};

/** The sentences that named functions send themselves, as their shapes ask; every other route sends codes. */
export const functionMessages = {
  dailyLimit: `Tu as utilisé ta correction du jour. La prochaine : demain à 00${NARROW}h${NARROW}00.`,
  addressLimit: (seconds: number) =>
    `Trop de copies sont parties de cette connexion. Réessaie dans ${Math.max(1, Math.ceil(seconds / 60))} min.`,
  selfHarm: help.self_harm.message,
  abuse: help.abuse.message,
  files: (refusal: Refusal) => {
    const sentence = files[refusal.code] ?? 'Un fichier ne peut pas être accepté.';
    return 'file' in refusal ? `${refusal.file} : ${sentence}` : sentence;
  },
  gate: (reason: Reason) => gate[reason],
  unread: (code: string) => `Erreur OCR: ${code}`,
  nothingRead: 'Aucun résultat OCR reçu',
  proOnly: "L'export PDF est réservé aux utilisateurs Pro.",
  /** `day` as 2026-11-15. */
  pdfName: (subject: Subject, day: string) => `Correction-${SUBJECT_NAMES[subject]}-${day}.pdf`,
};
