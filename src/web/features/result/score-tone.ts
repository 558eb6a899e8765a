/** Green from 80 %, amber from 60 %, red below; what it means is always written beside it. */
export function scoreTone(score: number, max: number): 'green' | 'amber' | 'red' {
  const share = max > 0 ? score / max : 0;
  if (share >= 0.8) return 'green';
  return share >= 0.6 ? 'amber' : 'red';
}
