export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends one mail. Throws when it was not accepted. */
export interface Mailer {
  /** Where mail goes, for the start message: an address, or "development mailbox". */
  readonly destination: string;
  send(mail: Mail): Promise<void>;
}
