import { expect, test } from 'vitest';
import { askTogether } from './ask-together.ts';

/** A database that answers when it is told to. */
function slowDatabase() {
  const statements: { keys: string[]; answer(): void; fail(): void }[] = [];
  const ask = (keys: string[]) =>
    new Promise<Map<string, string>>((resolve, reject) => {
      const known = keys.filter((key) => key !== 'unknown');
      statements.push({
        keys,
        answer: () => resolve(new Map(known.map((key) => [key, `${key}'s`]))),
        fail: () => reject(new Error('cut')),
      });
    });
  return { ask, statements };
}

const asked = ({ statements }: ReturnType<typeof slowDatabase>) =>
  statements.map(({ keys }) => keys);

test('a lone question leaves at once; those that come meanwhile leave together, each with its own answer', async () => {
  const database = slowDatabase();
  const find = askTogether(database.ask, 1);
  const first = find('anna');
  const others = ['basile', 'chloé', 'unknown'].map(find);
  expect(asked(database)).toEqual([['anna']]);
  database.statements[0]!.answer();
  expect(await first).toBe("anna's");
  expect(asked(database)).toEqual([['anna'], ['basile', 'chloé', 'unknown']]);
  database.statements[1]!.answer();
  expect(await Promise.all(others)).toEqual(["basile's", "chloé's", undefined]);
});

test('nobody is given an answer asked for before they came', async () => {
  const database = slowDatabase();
  const find = askTogether(database.ask, 1);
  const before = find('anna');
  const after = find('anna');
  const beside = find('anna');
  database.statements[0]!.answer();
  await before;
  expect(asked(database)).toEqual([['anna'], ['anna']]);
  database.statements[1]!.answer();
  expect(await Promise.all([after, beside])).toEqual(["anna's", "anna's"]);
});

test('a statement that fails fails those who waited for it and nobody else', async () => {
  const database = slowDatabase();
  const find = askTogether(database.ask, 1);
  const cut = find('anna');
  const next = find('basile');
  database.statements[0]!.fail();
  await expect(cut).rejects.toThrow('cut');
  database.statements[1]!.answer();
  expect(await next).toBe("basile's");
});

test('a statement that does not come back holds only one of several ways', async () => {
  const database = slowDatabase();
  const find = askTogether(database.ask, 2);
  void find('held');
  const first = find('anna');
  const second = find('basile');
  database.statements[1]!.answer();
  await first;
  database.statements[2]!.answer();
  expect(await second).toBe("basile's");
  expect(asked(database)).toEqual([['held'], ['anna'], ['basile']]);
});
