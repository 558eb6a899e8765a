import { embeddedAnalyst } from '#adapters/graders/embedded/embedded-analyst.ts';
import { embeddedMarker } from '#adapters/graders/embedded/embedded-marker.ts';
import { loadAdvice } from '#adapters/graders/load-advice.ts';
import { modelMarker } from '#adapters/graders/model/model-marker.ts';
import { modelSecondReader } from '#adapters/graders/model/model-second-reader.ts';
import { loadRubrics } from '#adapters/graders/rubric-library.ts';
import { embeddedModerator } from '#adapters/moderation/embedded-moderator.ts';
import { loadModeration } from '#adapters/moderation/load-moderation.ts';
import { modelModerator } from '#adapters/moderation/model-moderator.ts';
import type { Grading } from '#application/ports.ts';
import { analyse } from '#engines/french/analyse.ts';
import { loadFrenchEngine } from '#engines/french/french-engine.ts';
import { subjectOverlap } from '#engines/french/structure/subject-overlap.ts';
import { checkEqualities } from '#engines/maths/check-equalities.ts';
import type { Env } from './env.ts';
import { modelOf } from './remote.ts';

/** Dictionaries, rubrics and rules, loaded once by whoever corrects. */
export async function openGrading(env: Env): Promise<Grading> {
  const engine = await loadFrenchEngine();
  const advice = loadAdvice();
  const remote = modelOf(env);
  return {
    rubrics: loadRubrics(),
    moderator: embeddedModerator(loadModeration()),
    analyst: embeddedAnalyst({
      analyse: (text, context) => analyse(engine, text, context),
      overlap: (subject, text) =>
        subjectOverlap(subject, text, engine.structure.rarity, engine.structure.families) ?? {
          overlap: 0,
          insistence: 0,
        },
      checkEqualities,
    }),
    embedded: embeddedMarker(advice),
    advice,
    ...(remote && {
      model: modelMarker(remote.languageModel, remote.config, remote.spending),
      secondOpinion: modelModerator(remote.languageModel),
      secondReader: modelSecondReader(remote.languageModel, remote.spending),
    }),
  };
}

/** Loads at the first question and answers every later one with the same. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((problem) => {
      loading = undefined;
      throw problem;
    });
    return loading;
  };
}
