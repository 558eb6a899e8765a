import type { Env } from './env.ts';
import { demonstrationsOf } from './house.ts';
import { DEMONSTRATION_ACCOUNTS } from './seed-demonstration.ts';

const SAID: Record<ReturnType<typeof demonstrationsOf>[number], string> = {
  database: 'base PostgreSQL embarquée (DATABASE_URL pour une autre)',
  mail: 'courrier gardé ici, à lire sur /boite-aux-lettres (SMTP_URL pour l’envoyer)',
  files: 'fichiers sur ce disque (S3_BUCKET pour un stockage S3)',
  grader: 'correction embarquée, sans modèle de langue (LLM_PROVIDER pour en ajouter un)',
  reader: 'lecture embarquée : aucune copie ne quitte cette machine',
  payment: 'paiement de démonstration',
};

type Facts = { publicUrl: string; env: Env; password: string | undefined };

/** What a newcomer needs to see when the product is up. */
export function bannerOf({ publicUrl, env, password }: Facts): string {
  const accounts = DEMONSTRATION_ACCOUNTS.map(
    ({ email, plan, role }) =>
      `    ${email.padEnd(18)} ${role === 'admin' ? 'administration' : plan === 'pro' ? 'offre Pro' : 'offre gratuite'}`,
  );
  return [
    '',
    `  Lauréat est prêt : ${publicUrl}`,
    '',
    ...(env.NODE_ENV === 'production' ? [] : ['  Comptes de démonstration :', ...accounts]),
    ...(password ? [`    mot de passe       ${password}   (affiché une seule fois)`] : []),
    '',
    '  En démonstration :',
    ...demonstrationsOf(env).map((name) => `    - ${SAID[name]}`),
    '',
  ].join('\n');
}
