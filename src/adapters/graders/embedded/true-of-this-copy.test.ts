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
  history: {
    subject: 'histoire-geo',
    asked: 'Question problématisée : en quoi le Front populaire est-il une réponse à la crise ?',
    text: `Dans les années 1930, la France est touchée par la crise partie des États-Unis en 1929. La gauche s'unit et gagne les élections de mai 1936. En quoi le Front populaire répond-il à cette crise ? Nous verrons d'abord ses réformes, puis ses limites.

Le Front populaire est une coalition entre la SFIO de Léon Blum, le Parti communiste et le Parti radical. Le 7 juin 1936 les accords Matignon sont signés : les salaires augmentent de 7 à 15 %. Ensuite la loi du 20 juin 1936 donne deux semaines de congés payés, car le gouvernement veut relancer la consommation.

Mais le Front populaire divise. Le franc est dévalué en septembre 1936. En février 1937 Blum annonce une pause, et il démissionne en juin 1937, parce que les capitaux quittent le pays. Sous Napoléon III, déjà, la droite et la gauche s'étaient opposées.

En conclusion, le Front populaire a répondu à la crise par des réformes sociales, mais il n'a pas relancé l'économie.`,
  },
  biology: {
    subject: 'svt',
    asked:
      'Exercice 1. Expliquez comment la méiose et la fécondation assurent la diversité génétique. Vous rédigerez un texte argumenté.',
    text: `Tous les individus d'une espèce sont différents. Comment la méiose et la fécondation créent-elles cette diversité ? Nous verrons d'abord la méiose, puis la fécondation.

La méiose est une succession de deux divisions cellulaires. Elle permet de passer d'une cellule diploïde à quatre gamètes, car l'ADN n'est répliqué qu'une fois. Morgan a croisé des drosophiles et il a observé des individus recombinés, donc il y a eu un brassage génétique.

La fécondation est l'union de deux gamètes. Elle réunit au hasard un gamète mâle et un gamète femelle, donc chaque individu est unique.

En conclusion, la méiose et la fécondation assurent la diversité génétique des individus.`,
  },
  poem: {
    subject: 'francais',
    asked: `Vous commenterez le texte suivant :\n\nDemain, dès l'aube, à l'heure où blanchit la campagne,\nJe partirai. Vois-tu, je sais que tu m'attends.\nJ'irai par la forêt, j'irai par la montagne.\nJe ne puis demeurer loin de toi plus longtemps.`,
    text: `En 1843, Victor Hugo perd sa fille. Comment fait-il d'un récit de marche l'expression d'un amour plus fort que l'absence ? Nous étudierons un voyage, puis une offrande.

Le poème est d'abord un élan. Le premier vers accumule trois indications de temps, « demain », « dès l'aube », « à l'heure où blanchit la campagne ». L'anaphore « j'irai par la forêt, j'irai par la montagne » suggère que nul obstacle n'arrêtera le marcheur.

Enfin, le poète s'adresse à un absent : « Vois-tu, je sais que tu m'attends ». Le présent donne l'impression d'une conversation.

Ainsi, par la simplicité d'un récit, Hugo fait partager un amour que la mort n'interrompt pas.`,
  },
  maths: {
    subject: 'mathematiques',
    asked: `Exercice 1 (4 points)\nSoit f définie sur R par f(x) = x^3 - 3x + 1.\n1. Calculer f'(x). (1 point)\n2. Dresser le tableau de variations de f. (1,5 point)\n3. Montrer que f(x) = 0 admet une unique solution sur [1 ; 2]. (1,5 point)`,
    text: `1. f'(x) = 3x² - 3 = 3(x² - 1) = 3(x - 1)(x + 1)

2. f est croissante sur [1 ; 2] car f'(x) est positif entre ces deux valeurs.
f(1) = 1 - 3 + 1 = -2

3. f est continue sur [1 ; 2] car c'est un polynôme, et elle est strictement croissante. f(2) = 8 - 6 + 1 = 3 donc d'après le théorème des valeurs intermédiaires l'équation a une unique solution sur [1 ; 2].`,
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

test('nothing is said twice, in the remarks nor in the reasons', () => {
  for (const { remarks, subScores } of corrected.values()) {
    const said = remarks.filter(({ kind }) => kind !== 'fault').map((r) => r.explanation);
    expect(new Set(said).size).toBe(said.length);
    const reasons = Object.values(subScores).map(({ reason }) => reason);
    expect(new Set(reasons).size).toBe(reasons.length);
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

test('a name given with its words, or a notion with its definition, is explained', () => {
  expect(saidOf('dense')).not.toContain(signs['used-references']!.weakness);
  const known = of('biology').references.filter(({ explained }) => explained);
  expect(known.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['méiose', 'fécondation', 'Morgan']),
  );
});

test('in history dated facts are the examples, and an emperor is not his uncle', () => {
  expect(saidOf('history')).not.toContain(signs.examples!.weakness);
  expect(of('history').references.map(({ name }) => name)).not.toContain('Napoléon Bonaparte');
});

test('nobody is told to use documents where none was given', () => {
  expect(saidOf('biology')).not.toContain(signs.documents!.weakness);
  expect(advisedTo('biology')).not.toContain(signs.documents!.tip);
});

test('a notion is shown under the words of the copy', () => {
  for (const { references } of corrected.values())
    for (const { name, kind, evidence } of references.filter((r) => r.kind === 'notion')) {
      const written = evidence[0]!.text.toLowerCase();
      expect([kind, name.toLowerCase().includes(written) || name === evidence[0]!.text]).toEqual([
        kind,
        true,
      ]);
    }
});

test('a false equality is shown on its own line, and nothing there is praised', () => {
  const { remarks, comment } = of('maths');
  const at = COPIES.maths.text.indexOf('1 - 3 + 1 = -2');
  const there = remarks.filter(({ evidence }) =>
    evidence.some(({ start, end }) => start <= at && at < end),
  );
  expect(there.map(({ kind }) => kind)).not.toContain('strength');
  expect(there.map(({ explanation }) => explanation)).toContain(
    'Une égalité est fausse (−1 ≠ −2).',
  );
  expect(comment).not.toContain(signs.calculations!.strength);
});

test('the subject said again is no problem of one’s own', () => {
  expect(saidOf('empty')).not.toContain(signs.problem!.strength);
});
