import { embeddedAnalyst } from '#adapters/graders/embedded/embedded-analyst.ts';
import { embeddedMarker } from '#adapters/graders/embedded/embedded-marker.ts';
import { loadAdvice } from '#adapters/graders/load-advice.ts';
import { dailyBudget } from '#adapters/graders/model/daily-budget.ts';
import { languageModel, type ModelConfig } from '#adapters/graders/model/language-model.ts';
import { modelMarker } from '#adapters/graders/model/model-marker.ts';
import { modelSecondReader } from '#adapters/graders/model/model-second-reader.ts';
import { loadRubrics } from '#adapters/graders/rubric-library.ts';
import { embeddedModerator } from '#adapters/moderation/embedded-moderator.ts';
import { loadModeration } from '#adapters/moderation/load-moderation.ts';
import { modelModerator } from '#adapters/moderation/model-moderator.ts';
import { analyse } from '#engines/french/analyse.ts';
import { loadFrenchEngine } from '#engines/french/french-engine.ts';
import { checkEqualities } from '#engines/maths/check-equalities.ts';

export type ModelSettings = ModelConfig & { eurosPerDay: number };

/** Everything a correction needs, loaded once: rubrics, words, language engine, and a model if one is set. */
export async function openCorrection(settings?: ModelSettings) {
  const french = await loadFrenchEngine();
  const advice = loadAdvice();
  const moderation = loadModeration();
  const model = settings && languageModel(settings);
  return {
    rubrics: loadRubrics(),
    moderation,
    ports: {
      analyst: embeddedAnalyst({
        analyse: (text, context) => analyse(french, text, context),
        checkEqualities,
      }),
      embedded: embeddedMarker(advice),
      advice,
      ...(settings && model && { model: modelMarker(model, settings, budgetOf(settings)) }),
    },
    moderators: {
      moderator: embeddedModerator(moderation),
      ...(model && { secondOpinion: modelModerator(model) }),
    },
    ...(model && { secondReader: modelSecondReader(model) }),
  };
}

export type OpenCorrection = Awaited<ReturnType<typeof openCorrection>>;

const budgetOf = ({ eurosPerDay }: ModelSettings) =>
  dailyBudget(eurosPerDay, () => new Date().toISOString().slice(0, 10));
