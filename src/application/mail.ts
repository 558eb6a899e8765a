/** A letter ready to leave, in the two forms every mail program can show. */
export type Mail = { to: string; subject: string; html: string; text: string };
