import { beforeAll, expect, test } from 'vitest';
import { correctWork } from '#application/correction/correct-work.ts';
import type { CorrectionPorts } from '#application/correction/ports.ts';
import type { Correction } from '#domain/correction/correction.ts';
import { transcriptOfText } from '#domain/correction/transcript.ts';
import type { Subject } from '#domain/exam/exam.ts';
import { realPorts } from '#testing/real-grading.ts';
import { loadAdvice } from '../load-advice.ts';
import { loadRubrics } from '../rubric-library.ts';

/** Copies as pupils write them; what is said of each must be true of its own words. */
const COPIES = {
  empty: {
    subject: 'philosophie',
    asked: 'La culture nous rend-elle plus humains ?',
    text: `De tout temps, l'homme s'est posé des questions. La culture est une notion très importante. Il est donc intéressant de se poser la question suivante : la culture nous rend-elle plus humains ? Nous verrons d'abord que oui, puis que cela dépend.

Dans un premier temps, la culture est partout autour de nous et elle nous apporte énormément de choses. Grâce à elle, nous pouvons évoluer et devenir meilleurs, car elle nous accompagne. Ainsi, la culture joue un rôle important dans notre vie de tous les jours, et de nombreux penseurs y ont réfléchi.

Dans un second temps, cependant, toute chose a ses avantages et ses inconvénients. Certes, la culture apporte du positif, mais elle peut aussi apporter du négatif. Il faut donc faire attention à ne pas généraliser, car chaque personne est différente et voit les choses à sa façon.

En conclusion, la culture est une notion complexe qui dépend de chacun.`,
  },
  dense: {
    subject: 'philosophie',
    asked: "Être libre, est-ce n'obéir à personne ?",
    text: `L'esclave obéit à un maître, et c'est pourquoi il n'est pas libre. Mais celui qui n'obéit à personne obéit encore à ses envies. L'absence de maître suffit-elle à faire un homme libre ? Nous verrons que l'obéissance n'est pas servitude, puis ce qui la distingue de la soumission.

Obéir, c'est faire sienne la volonté d'un autre ; subir, c'est y être plié. L'apprenti qui suit les gestes de son maître ne perd pas sa liberté, il l'acquiert. Descartes lui-même, dans le Discours de la méthode, se donne une « morale par provision » : celui qui attendrait la certitude ne quitterait jamais sa chambre.

Qu'est-ce alors qu'obéir librement ? Rousseau répond dans Du contrat social : « l'obéissance à la loi qu'on s'est prescrite est liberté ». Encore faut-il que je puisse me reconnaître dans cette loi.

Être libre n'est donc pas n'obéir à personne. C'est n'obéir qu'à ce que l'on peut approuver après examen.`,
  },
} satisfies Record<string, { subject: Subject; asked: string; text: string }>;

const rubrics = loadRubrics();
const { signs } = loadAdvice();
let ports: CorrectionPorts;
const corrected = new Map<string, Correction>();

beforeAll(async () => {
  ports = await realPorts();
  for (const [name, { subject, asked, text }] of Object.entries(COPIES)) {
    const work = { subject, level: 'terminale', examType: 'bac', subjectText: asked } as const;
    const transcript = transcriptOfText(text);
    corrected.set(name, (await correctWork({ ...work, transcript }, rubrics, ports)).correction);
  }
});
const of = (name: keyof typeof COPIES) => corrected.get(name)!;
const saidOf = (name: keyof typeof COPIES) =>
  of(name).remarks.map(({ explanation }) => explanation);
const advisedTo = (name: keyof typeof COPIES) => of(name).tips.map(({ advice }) => advice);

test('nothing is said of references or examples that are not there', () => {
  for (const code of [
    'used-references',
    'precise-references',
    'analysed-examples',
    'precise-examples',
  ]) {
    expect(saidOf('empty')).not.toContain(signs[code]!.weakness);
    expect(advisedTo('empty')).not.toContain(signs[code]!.tip);
  }
  expect(saidOf('empty')).toContain(signs.references!.weakness);
});

test('the reason of a criterion never praises what a tip asks for', () => {
  for (const { subScores, tips } of corrected.values())
    for (const { reason } of Object.values(subScores)) {
      const praised = Object.values(signs).filter(({ strength }) => reason.includes(strength));
      for (const { tip } of praised) expect(tips.map(({ advice }) => advice)).not.toContain(tip);
    }
});

test('no remark shows the same words twice', () => {
  for (const { remarks } of corrected.values())
    for (const { evidence } of remarks)
      expect(new Set(evidence.map(({ start }) => start)).size).toBe(evidence.length);
});

test('a tip is pinned where the thing is missing, on more than one word', () => {
  for (const { tips } of corrected.values())
    for (const { evidence, gain } of tips)
      for (const { text } of evidence) {
        expect(gain).toBeGreaterThan(0);
        expect(text.split(/\s+/).length).toBeGreaterThan(2);
      }
});

test('a question is quoted with its mark, and a quotation with both of its own', () => {
  const asked = of('dense').remarks.find(
    ({ explanation }) => explanation === signs.problem!.strength,
  );
  expect(asked?.evidence[0]?.text).toMatch(/\?$/);
  for (const { remarks } of corrected.values())
    for (const { text } of remarks.flatMap(({ evidence }) => evidence))
      expect(text.match(/«/g)?.length ?? 0).toBe(text.match(/»/g)?.length ?? 0);
});

test('the subject said again is no problem of one’s own', () => {
  expect(saidOf('empty')).not.toContain(signs.problem!.strength);
});
