import type {
  ChannelState,
  ClientFrame,
  RealtimeEvent,
  ServerFrame,
  Topic,
} from '../../../contract/events.ts';
import { TIMINGS } from '../../../contract/limits.ts';

export type TopicListener = (event: RealtimeEvent) => void;

interface Channel {
  state: ChannelState;
  listeners: Set<TopicListener>;
  /** Newest event seen: a new connection asks for what came after it. */
  lastEventId: number | null;
}

// What the client needs of a WebSocket, so that tests can hand in another.
type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>;

export interface RealtimeOptions {
  tokens: { accessToken(): Promise<string | null> };
  open: () => Socket;
}

const CONNECTING = 0;
const OPEN = 1;

const newChannel = (replay: boolean): Channel => ({
  state: 'closed',
  listeners: new Set(),
  lastEventId: replay ? 0 : null,
});

/**
 * One WebSocket a tab with a channel a topic. It opens with the first topic and closes after the last; a lost
 * connection comes back after 1, 2, 5, then every 10 s, joins again and asks for the events it missed by id.
 */
export class RealtimeClient {
  private readonly options: RealtimeOptions;
  private readonly channels = new Map<Topic, Channel>();
  private socket: Socket | null = null;
  private attempts = 0;
  private reference = 0;
  private reconnect: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private answered = true;

  constructor(options: RealtimeOptions) {
    this.options = options;
  }

  /**
   * Listens to a topic until the returned function is called. With `replay` the first join also brings what
   * happened on the topic before it.
   */
  subscribe(topic: Topic, listener: TopicListener, replay = false): () => void {
    const channel = this.channels.get(topic) ?? newChannel(replay);
    channel.listeners.add(listener);
    this.channels.set(topic, channel);
    if (this.socket?.readyState === OPEN) {
      if (channel.state === 'closed') void this.join(topic);
    } else {
      this.connect();
    }
    return () => this.unsubscribe(topic, listener);
  }

  /** `closed` for a topic that nobody listens to. */
  state(topic: Topic): ChannelState {
    return this.channels.get(topic)?.state ?? 'closed';
  }

  private unsubscribe(topic: Topic, listener: TopicListener): void {
    const channel = this.channels.get(topic);
    channel?.listeners.delete(listener);
    if (!channel || channel.listeners.size > 0) return;
    channel.state = 'leaving';
    this.send({ op: 'leave', ref: this.nextRef(), topic });
    this.channels.delete(topic);
    if (this.channels.size === 0) this.disconnect();
  }

  private connect(): void {
    if (this.socket) return;
    clearTimeout(this.reconnect);
    const socket = this.options.open();
    this.socket = socket;
    socket.onopen = () => {
      this.attempts = 0;
      this.answered = true;
      this.heartbeat = setInterval(() => this.beat(), TIMINGS.realtimeHeartbeat);
      for (const topic of this.channels.keys()) void this.join(topic);
    };
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as ServerFrame);
    socket.onclose = () => this.lost();
  }

  private disconnect(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.reconnect);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      // A browser complains of a line that is closed before it stands.
      if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
      else socket.close();
    }
  }

  private lost(): void {
    clearInterval(this.heartbeat);
    this.socket = null;
    for (const channel of this.channels.values()) channel.state = 'closed';
    if (this.channels.size === 0) return;
    const delays = TIMINGS.realtimeReconnect;
    const delay = delays[Math.min(this.attempts, delays.length - 1)];
    this.attempts += 1;
    this.reconnect = setTimeout(() => this.connect(), delay);
  }

  // A heartbeat while the last one is unanswered means a dead connection that was not reported yet.
  private beat(): void {
    if (!this.answered) {
      this.socket?.close();
      return;
    }
    this.answered = false;
    this.send({ op: 'heartbeat', ref: this.nextRef() });
  }

  private async join(topic: Topic): Promise<void> {
    const channel = this.channels.get(topic);
    if (!channel || channel.state === 'joining' || channel.state === 'joined') return;
    channel.state = 'joining';
    const token = await this.options.tokens.accessToken();
    if (!token || this.channels.get(topic) !== channel) {
      channel.state = 'closed';
      return;
    }
    const since = channel.lastEventId === null ? {} : { last_event_id: channel.lastEventId };
    this.send({ op: 'join', ref: this.nextRef(), topic, token, ...since });
  }

  private receive(frame: ServerFrame): void {
    this.answered = true;
    if (frame.op === 'event') this.deliver(frame);
    else if (frame.op === 'reconnect') this.socket?.close();
    else this.settle(frame);
  }

  private settle(frame: Extract<ServerFrame, { op: 'ack' | 'error' }>): void {
    const channel = frame.topic ? this.channels.get(frame.topic) : undefined;
    if (!channel) return;
    if (frame.op === 'error') {
      channel.state = 'closed';
      return;
    }
    channel.state = 'joined';
    channel.lastEventId ??= frame.last_event_id ?? null;
  }

  private deliver(frame: Extract<ServerFrame, { op: 'event' }>): void {
    const channel = this.channels.get(frame.topic);
    if (!channel) return;
    if (channel.lastEventId !== null && frame.id <= channel.lastEventId) return;
    channel.lastEventId = frame.id;
    for (const listener of channel.listeners) listener(frame.event);
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(frame));
  }

  private nextRef(): string {
    this.reference += 1;
    return String(this.reference);
  }
}

/** The realtime connection of this page's own origin. */
export function openRealtimeSocket(): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/realtime/v1`);
}
