import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as ort from 'onnxruntime-node';
import type { LineDetector, LineRecogniser } from '../recognition.ts';
import { type TieSettings, tieBreaker } from './break-ties.ts';
import { loadCharacterModel } from './character-model.ts';
import { lineDetector } from './detect-lines.ts';
import { lineRecogniser } from './recognise-lines.ts';
import { type Calibration, wordConfidence } from './word-confidence.ts';

export type Handwriting = {
  detector: LineDetector;
  recogniser: LineRecogniser;
  /** How likely it is that a word is read right, from the certainty of its characters. */
  confidenceOf(characters: { confidence: number }[]): number;
};

type Settings = { alphabet: string; calibration: Calibration; ties: TieSettings };

/** Loads the models once; a process that reads keeps them. */
export async function loadHandwriting(modelsFolder: string, threads = 2): Promise<Handwriting> {
  const file = (name: string) => path.join(modelsFolder, `handwriting-${name}`);
  const options = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    enableMemPattern: false,
    // Threads that wait burn no processor: a fifth of the cost of a page, and whoever shares the cores has use for it.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
  const [detector, recogniser, settings] = await Promise.all([
    ort.InferenceSession.create(file('detector.onnx'), options),
    ort.InferenceSession.create(file('recogniser.onnx'), options),
    readFile(file('recogniser.json'), 'utf8').then((text) => JSON.parse(text) as Settings),
  ]);
  const alphabet = [...settings.alphabet];
  const characters = loadCharacterModel(file('characters.bin.gz'));
  const breakTies = tieBreaker(characters, settings.ties, alphabet);
  return {
    detector: lineDetector(detector),
    recogniser: lineRecogniser(recogniser, alphabet, breakTies),
    confidenceOf: (characters) => wordConfidence(characters, settings.calibration),
  };
}
