/** One answer for everybody who asks within so many milliseconds: for what is the same for all and seldom changes. */
export function rememberBriefly<Answer>(read: () => Promise<Answer>, milliseconds: number) {
  let kept: { answer: Promise<Answer>; until: number } | undefined;
  return (): Promise<Answer> => {
    const now = performance.now();
    if (kept && now < kept.until) return kept.answer;
    const answer = read();
    const mine = { answer, until: now + milliseconds };
    kept = mine;
    // A reading that failed is nobody's answer but of those who waited for it.
    answer.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return answer;
  };
}
