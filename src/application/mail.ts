/**
 * A letter ready to leave, in the two forms every mail program can show.
 * Its id is made with it: delivering the same letter again must not make two.
 */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Whoever an answer is for; left out, the support. */
  replyTo?: string;
};

/** The letters the product can write; their sentences live with the mail adapter. */
export type Letters = {
  confirmEmail(to: string, url: string): Mail;
  alreadyRegistered(to: string, signInUrl: string): Mail;
  resetPassword(to: string, url: string): Mail;
  passwordChanged(to: string): Mail;
  confirmNewEmail(to: string, newEmail: string, url: string): Mail;
  askParent(to: string, pupilEmail: string, url: string): Mail;
  /** To the support, from someone who wrote on the contact page. */
  contactMessage(to: string, from: string, message: string): Mail;
};
