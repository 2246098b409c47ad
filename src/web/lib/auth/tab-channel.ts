export type TabMessage = 'signed-in' | 'signed-out' | 'timed-out' | 'user-updated';

/** How tabs of one browser tell each other; no token ever travels here. */
export interface TabChannel {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
}

/** The browser's channel, or null where there is none or it may not be used. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('lacuna.auth');
  } catch {
    return null;
  }
}

/** A tab that cannot reach the others works on its own: it learns of changes with its next token. */
export function createTabChannel(): TabChannel {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel ??= openChannel();
    return channel;
  };
  return {
    post: (message) => {
      try {
        open()?.postMessage(message);
      } catch {
        channel = null;
      }
    },
    listen: (listener) => {
      const onMessage = (event: MessageEvent<TabMessage>) => listener(event.data);
      open()?.addEventListener('message', onMessage);
      return () => {
        channel?.removeEventListener('message', onMessage);
        channel?.close();
        channel = null;
      };
    },
  };
}
