import { CRITERIA, type Rubric } from './rubric.ts';

/** Every reason why a rubric cannot be trusted with a grade; none means it can. */
export function checkRubric(rubric: Rubric): string[] {
  const faults: string[] = [];
  const say = (fault: string) => faults.push(`${rubric.code}: ${fault}`);

  const total = CRITERIA.reduce((sum, key) => sum + rubric.criteria[key].weight, 0);
  if (total !== 100) say(`the weights add up to ${total}, not 100`);
  for (const key of CRITERIA) {
    if (rubric.criteria[key].weight <= 0) say(`${key} weighs nothing`);
    if (rubric.criteria[key].bands.length !== rubric.scale.length) {
      say(`${key} does not describe every band`);
    }
  }
  if (rubric.bands.length !== rubric.scale.length) say('a band of the whole copy is not described');
  if (rubric.levels.length === 0) say('no level uses it');
  checkScale(rubric).forEach(say);
  checkLength(rubric).forEach(say);
  for (const { code, ceiling } of rubric.caps) {
    if (ceiling < 0 || ceiling >= 20) say(`${code} does not limit anything`);
  }
  return faults;
}

function checkScale({ scale, language }: Rubric): string[] {
  const faults: string[] = [];
  if (scale[0]?.from !== 0 || scale.at(-1)?.to !== 20) faults.push('the scale is not 0 to 20');
  scale.forEach((band, i) => {
    if (band.to <= band.from) faults.push(`${band.code} is empty`);
    if (i > 0 && scale[i - 1]?.to !== band.from) faults.push(`there is a gap before ${band.code}`);
  });
  if (language.malus.length !== language.perHundredWords.length + 1) {
    faults.push('the language malus has the wrong number of steps');
  }
  return faults;
}

function checkLength({ length }: Rubric): string[] {
  if (!length) return [];
  const steps = [length.veryShort ?? 0, length.short, ...length.expected, length.long];
  const rising = steps.every((words, i) => i === 0 || words >= (steps[i - 1] ?? 0));
  return rising ? [] : ['the expected lengths do not rise'];
}
