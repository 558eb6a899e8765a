/** Wrong spellings whose meaning leaves no doubt, as a teacher lists them: `faute<TAB>correction`. */
export type FixedSpellings = ReadonlyMap<string, string>;

export function parseFixedSpellings(source: string): FixedSpellings {
  const table = new Map<string, string>();
  for (const line of source.split('\n')) {
    if (line.startsWith('#') || !line.includes('\t')) continue;
    const [wrong, right] = line.split('\t');
    for (const form of wrong!.split('|')) table.set(form.trim(), right!.trim());
  }
  return table;
}

export function fixedSpelling(table: FixedSpellings, form: string): string | undefined {
  return table.get(form);
}
