/** Links sent by mail carry their key in the path: it opens a door, and is written down nowhere. */
export const pathWithoutKeys = (path: string) =>
  path.replace(/(\/parent-consent\/|\/reset-password\/)[^/]+$/, '$1…');
