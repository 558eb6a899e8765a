import type { Analyst, StudiedCopy } from '#application/correction/ports.ts';

/** Studies each text once: an attack that is cut out leaves a copy already studied. */
export function remembering(analyst: Analyst): Analyst {
  const known = new Map<string, StudiedCopy>();
  return {
    async study(copy) {
      const { transcript, rubric, subjectText = '' } = copy;
      const key = [rubric.code, transcript.confidence, subjectText, transcript.text].join('\n');
      const studied = known.get(key) ?? (await analyst.study(copy));
      known.set(key, studied);
      return { ...studied, ...copy, questions: copy.questions ?? studied.questions ?? [] };
    },
  };
}
