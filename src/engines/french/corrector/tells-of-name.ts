import type { At } from '../rules/rule.ts';

/** « Antigone est condamnée » : the sentence opens on a name, and « être » follows. */
export function tellsOfName(at: At): boolean {
  let step = -1;
  while (
    /^(?:ADV|AUXf|AUXp)$/.test(at(step)?.tag ?? '') ||
    /^(?:s'|se|n'|ne)$/.test(at(step)?.form ?? '')
  )
    step--;
  if (step === -1 || !at(step)) return false;
  while (at(step) && at(step)!.raw !== at(step)!.form) step--;
  return at(step) === undefined && !/^(?:DET|PRON)$/.test(at(step + 1)!.tag);
}
