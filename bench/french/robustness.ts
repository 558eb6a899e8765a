import { analyse } from '../../src/engines/french/analyse.ts';
import type { FrenchEngine } from '../../src/engines/french/french-engine.ts';

/** Texts nobody would hand in: any Unicode, no spaces, only punctuation, very long, nested quotes, half words. */
export function* strangeTexts(count: number): Generator<string> {
  let seed = 42;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed % below;
  };
  const words =
    "L'homme est libre, il a mangé des pommes et s'est enfui là où ces gens vivent. Peut-on dire qu'elle « sait » tout ?".split(
      ' ',
    );
  const makers = [
    () =>
      String.fromCodePoint(...Array.from({ length: 1 + random(300) }, () => 1 + random(0xd7ff))),
    () => Array.from({ length: 1 + random(200) }, () => words[random(words.length)]!).join(' '),
    () => Array.from({ length: 1 + random(400) }, () => '.,;:!?«»"()[]-—…\'’'[random(18)]).join(''),
    () => 'anticonstitutionnellement'.slice(0, 1 + random(25)).repeat(1 + random(80)),
    () =>
      Array.from({ length: 1 + random(60) }, () =>
        words[random(words.length)]!.slice(random(3)),
      ).join(['\n', '\t', '', '\u00a0', '\r\n', '\u200b'][random(6)]),
    () => '« '.repeat(random(60)) + words.join(' ') + ' »'.repeat(random(60)),
    () =>
      Array.from({ length: 1 + random(120) }, () => "aàâeéèêiïoôuùc'-0123= +x²"[random(25)]).join(
        '',
      ),
    () =>
      words
        .join(' ')
        .toUpperCase()
        .repeat(1 + random(5)),
  ];
  for (let i = 0; i < count; i++) yield makers[random(makers.length)]!();
}

export function* hugeTexts(): Generator<string> {
  yield 'a'.repeat(250_000);
  yield "L'homme est libre et il a raison de penser que ses actes ont un sens. ".repeat(3600);
  yield 'mot,'.repeat(62_000);
  yield '«'.repeat(250_000);
  yield 'developpement necessaire '.repeat(10_000);
  yield 'é\n'.repeat(125_000);
}

export async function survives(
  engine: FrenchEngine,
  texts: Iterable<string>,
): Promise<{ texts: number; slowest: number; crashed: string[] }> {
  const result = { texts: 0, slowest: 0, crashed: [] as string[] };
  for (const text of texts) {
    const started = performance.now();
    try {
      await analyse(engine, text);
    } catch (problem) {
      result.crashed.push(`${JSON.stringify(text.slice(0, 60))}: ${problem}`);
    }
    result.slowest = Math.max(result.slowest, performance.now() - started);
    result.texts += 1;
  }
  return result;
}

export async function sameBytes(
  engine: FrenchEngine,
  text: string,
  times: number,
): Promise<boolean> {
  const first = JSON.stringify(await analyse(engine, text));
  for (let i = 1; i < times; i++)
    if (JSON.stringify(await analyse(engine, text)) !== first) return false;
  return true;
}
