import { afterEach, beforeEach, expect } from 'vitest';

const complaints: string[] = [];
const realError = console.error;

// A test that passes while something complains on the console is not a passing test.
beforeEach(() => {
  complaints.length = 0;
  console.error = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
    realError(...parts);
  };
});

afterEach(() => {
  console.error = realError;
  expect(complaints, 'console.error was called during this test').toEqual([]);
});
