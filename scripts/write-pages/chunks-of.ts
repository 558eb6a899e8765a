export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Every script a screen needs: named in the page, they are fetched together instead of one after the other. */
export function chunksOf(module: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`the build has no chunk for ${module}`);
  if (seen.has(chunk.file)) return [...seen];
  seen.add(chunk.file);
  for (const needed of chunk.imports ?? []) chunksOf(needed, manifest, seen);
  return [...seen];
}
