export const suffixBuckets = 4096;

/** Bucket of a form's last three letters: what is left to say of a word nobody has seen. */
export function suffixHash(form: string): number {
  const end = form.length < 3 ? `^${form}`.slice(-3) : form.slice(-3);
  let hash = 2166136261;
  for (let i = 0; i < end.length; i++) hash = Math.imul(hash ^ end.charCodeAt(i), 16777619) >>> 0;
  return hash % suffixBuckets;
}
