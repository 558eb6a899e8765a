import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as ort from 'onnxruntime-node';
import { type TieSettings, tieBreaker } from '../src/engines/reading/handwriting/break-ties.ts';
import { loadCharacterModel } from '../src/engines/reading/handwriting/character-model.ts';
import { decodeLine, type LineScores } from '../src/engines/reading/handwriting/decode-line.ts';
import { lineRecogniser } from '../src/engines/reading/handwriting/recognise-lines.ts';
import type { GreyImage, LineRecogniser } from '../src/engines/reading/recognition.ts';
import { devLines } from './handwriting-data.ts';
import { faultyLines, judgeFaults } from './handwriting-fidelity.ts';
import { normalise, rates } from './handwriting-scores.ts';
import { sharper } from './handwriting-sharper.ts';

/**
 * How much the character model may say, chosen on unseen writers and on planted faults: the fewest wrong characters among the
 * settings that correct at most one planted fault in two hundred more than the greedy reading does and keep as many.
 * `node bench/handwriting-ties.ts` prints; `--store` writes the choice beside the model;
 * `--sharper 4` asks the same of a simulated better recogniser (see handwriting-sharper.ts).
 */
const MODELS = new URL('../models/', import.meta.url);
const SETTINGS = new URL('handwriting-recogniser.json', MODELS);
const MORE_CORRECTED = 0.005;
const GRID: TieSettings[] = [0.2, 0.3, 0.45].flatMap((weight) =>
  [0.2, 0.5, 1].flatMap((strict) =>
    [1, 2, 3].map((margin) => ({ weight, bonus: 2, floor: -5, margin, strict })),
  ),
);

type Scored = { scores: LineScores; text: string };

async function choose(strength: number, store: boolean): Promise<void> {
  const settings = JSON.parse(await readFile(SETTINGS, 'utf8'));
  const alphabet = [...(settings.alphabet as string)];
  const model = loadCharacterModel(fileURLToPath(new URL('handwriting-characters.bin.gz', MODELS)));
  const faulty = await faultyLines();
  const lines = await scored(await devLines(), alphabet, strength);
  const planted = await scored(faulty, alphabet, strength);

  const measure = (ties?: TieSettings) => {
    const breakTies = ties && tieBreaker(model, ties, alphabet);
    const read = ({ scores }: Scored) => decodeLine(scores, alphabet, (x) => x, breakTies).text;
    const { cer, wer } = rates(lines.map((line) => ({ read: read(line), truth: line.text })));
    const { faults, exact, repaired } = judgeFaults(faulty, planted.map(read));
    return { cer, wer, kept: exact / faults, corrected: repaired / faults };
  };
  const greedy = measure();
  const tried = GRID.map((ties) => ({ ties, ...measure(ties) }));
  const best = tried
    .filter((t) => t.corrected <= greedy.corrected + MORE_CORRECTED && t.kept >= greedy.kept)
    .sort((a, b) => a.cer - b.cer)[0];
  const percent = (value: number) => Number((100 * value).toFixed(2));
  console.table(
    [{ ties: undefined, ...greedy }, ...tried].map(({ ties, cer, wer, kept, corrected }) => ({
      weight: ties?.weight ?? 'greedy',
      margin: ties?.margin ?? '',
      strict: ties?.strict ?? '',
      CER: percent(cer),
      WER: percent(wer),
      kept: percent(kept),
      corrected: percent(corrected),
      chosen: ties && ties === best?.ties ? '<' : '',
    })),
  );
  if (store && best)
    await writeFile(SETTINGS, `${JSON.stringify({ ...settings, ties: best.ties })}\n`);
}

/** What the network says of each line, before any decoding. */
async function scored(
  lines: { image: GreyImage; text: string }[],
  alphabet: string[],
  strength: number,
): Promise<Scored[]> {
  const session = await ort.InferenceSession.create(
    fileURLToPath(new URL('handwriting-recogniser.onnx', MODELS)),
  );
  const heard: LineScores[] = [];
  const listener: LineRecogniser = lineRecogniser(session, alphabet, (scores, greedy) => {
    heard.push({ ...scores, data: scores.data.slice() });
    return greedy;
  });
  const signs = (text: string) =>
    [...normalise(text)].map((c) => alphabet.indexOf(c) + 1).filter((c) => c > 0);
  for (const { image } of lines) await listener.read([image]);
  return lines.map(({ text }, i) => ({
    text,
    scores: strength > 0 ? sharper(heard[i]!, signs(text), strength, i + 1) : heard[i]!,
  }));
}

const at = process.argv.indexOf('--sharper');
await choose(at > 0 ? Number(process.argv[at + 1]) : 0, process.argv.includes('--store'));
