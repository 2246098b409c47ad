export type TabMessage = 'signed-in' | 'signed-out' | 'timed-out' | 'user-updated';

/** How tabs of one browser tell each other; no token ever travels here. */
export interface TabChannel {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
}

export function createTabChannel(): TabChannel {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel ??= new BroadcastChannel('lacuna.auth');
    return channel;
  };
  return {
    post: (message) => open().postMessage(message),
    listen: (listener) => {
      const onMessage = (event: MessageEvent<TabMessage>) => listener(event.data);
      open().addEventListener('message', onMessage);
      return () => {
        channel?.removeEventListener('message', onMessage);
        channel?.close();
        channel = null;
      };
    },
  };
}
