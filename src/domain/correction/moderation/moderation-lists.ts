/** What the embedded moderator looks for, as written in content/moderation. */
export type DistressLists = {
  high: string[];
  medium: string[];
  low: string[];
  violence: string[];
  study: { titles: string[]; hypothesis: string[]; reporting: string[] };
};

export type AbuseLists = { threats: string[]; insults: string[]; hate: string[] };
