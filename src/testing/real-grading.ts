import { embeddedAnalyst } from '#adapters/graders/embedded/embedded-analyst.ts';
import { embeddedMarker } from '#adapters/graders/embedded/embedded-marker.ts';
import { loadAdvice } from '#adapters/graders/load-advice.ts';
import type { CorrectionPorts } from '#application/correction/ports.ts';
import { analyse } from '#engines/french/analyse.ts';
import { loadFrenchEngine } from '#engines/french/french-engine.ts';
import { subjectOverlap } from '#engines/french/structure/subject-overlap.ts';
import { checkEqualities } from '#engines/maths/check-equalities.ts';

/** Our own marker with its real engines, remembering nothing. */
export async function realPorts(): Promise<CorrectionPorts> {
  const engine = await loadFrenchEngine();
  const { rarity, families } = engine.structure;
  const advice = loadAdvice();
  return {
    analyst: embeddedAnalyst({
      analyse: (text, context) => analyse(engine, text, context),
      overlap: (subject, text) =>
        subjectOverlap(subject, text, rarity, families) ?? { overlap: 0, insistence: 0 },
      checkEqualities,
    }),
    embedded: embeddedMarker(advice),
    verdicts: { find: async () => undefined, save: async () => {} },
    advice,
  };
}
