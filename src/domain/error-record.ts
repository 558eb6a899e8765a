/** A failure seen by a browser or by the server, as kept for those who mend it. */
export type ErrorRecord = {
  type: string;
  message: string;
  stack?: string;
  component?: string;
  url?: string;
  userAgent?: string;
  userId?: string;
  errorId: string;
  timestamp: string;
};
