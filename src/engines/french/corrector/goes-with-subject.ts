import type { Category } from '../category.ts';
import { type At, isFiniteTag } from '../rules/rule.ts';

const having =
  /^(?:ai|as|a|avons|avez|ont|av(?:ai(?:s|t|ent)|ions|iez)|aur\p{L}+|eu(?:t|rent)|avoir|ayant)$/u;

/** « elles avaient toutes l'air heureuses » : neither « toutes » nor « heureuses » goes with « l'air ». */
export function goesWithSubject(category: Category, written: string, at: At): boolean {
  const before = at(-1);
  // « Elle est avant tout mère. »
  if (category === 'HOM_TOUT' && /^(?:avant|après|malgré)$/.test(before?.form ?? '')) return true;
  // « une foule hurlant de joie » : a participle with its complement.
  if (category === 'ACC_ADJ' && at(0)?.tag === 'VERBg' && at(1)?.tag === 'ADP') return true;
  if (category === 'HOM_TOUT' && /^tou(?:te)?s$/.test(written))
    return isFiniteTag(before) && /(?:nt|ons|mes|ez|tes)$/.test(before!.form);
  return category === 'ACC_ADJ' && [-1, -2].some((step) => seems(at, step));
}

/** « a l'air », with « pas » or « toutes » between. */
const seems = (at: At, air: number) =>
  at(air)?.form === 'air' &&
  at(air - 1)?.form === "l'" &&
  [-2, -3, -4].some((step) => having.test(at(air + step)?.form ?? ''));
