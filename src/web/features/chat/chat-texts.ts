/** Texts of SPEC §2 and §8, word for word. */
export const APOLOGY = 'I apologize, but I encountered an error. Please try your question again.';
export const SEND_FAILED = 'Failed to send message. Please try again.';
export const NOT_SUCCESSFUL = 'AI response was not successful';
export const LIMIT_PLACEHOLDER = "You've reached your monthly chat limit. Please upgrade to continue.";
export const THINKING = 'AI is thinking...';

/** Header of the panel. */
export const remainingText = (remaining: number, unlimited: boolean): string =>
  unlimited ? 'Unlimited' : `${remaining} messages left`;

/** The assistant's first words. */
export function welcomeText(remaining: number, unlimited: boolean): string {
  const left = unlimited
    ? 'You have unlimited chat messages.'
    : `You have ${remaining} chat ${remaining === 1 ? 'message' : 'messages'} remaining this month.`;
  return `Hello! I can answer questions about this session: its patents, its opportunities, and how they were found. ${left}`;
}
