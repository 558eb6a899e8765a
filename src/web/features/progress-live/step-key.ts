/** Where the last thing heard of a copy is kept. */
export const stepKey = (examId: string) => ['exam-step', examId];
