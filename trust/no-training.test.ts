import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('[I7] no page, setting or script lets a pupil’s copy train a model, and it is said', () => {
  expect(readFileSync('content/public/about.md', 'utf8')).toMatch(
    /ni entraîner un modèle avec elles/,
  );
  expect(readFileSync('.env.example', 'utf8')).not.toMatch(/train/i);
  const readers = globSync('{training,scripts}/**/*.{py,ts}').filter((file) =>
    /from exams|from readings|from results|DATA_DIR.*files/i.test(readFileSync(file, 'utf8')),
  );
  expect(readers).toEqual([]);
});
