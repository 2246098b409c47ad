import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerFrame } from '../../../contract/events.ts';
import { RealtimeClient } from './realtime-client.ts';

class FakeSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  ops(): unknown[] {
    return this.sent.map((frame) => frame.op);
  }
}

const topic = 'session:00000000-0000-4000-8000-000000000001';
const event = { type: 'session.changed', session_id: topic.slice(8) } as const;

function start() {
  const sockets: FakeSocket[] = [];
  const client = new RealtimeClient({
    tokens: { accessToken: async () => 'token' },
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as never;
    },
  });
  const last = () => sockets.at(-1) as FakeSocket;
  return { client, sockets, last };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the realtime client', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('goes from closed to joining to joined, and sends the token in the join only', async () => {
    const { client, last } = start();
    client.subscribe(topic, () => undefined);
    expect(client.state(topic)).toBe('closed');
    last().accept();
    await settle();
    expect(client.state(topic)).toBe('joining');
    expect(last().sent).toEqual([{ op: 'join', ref: '1', topic, token: 'token' }]);
    last().say({ op: 'ack', ref: '1', topic, last_event_id: 7 });
    expect(client.state(topic)).toBe('joined');
  });

  it('comes back after 1, 2, 5 and then every 10 seconds', async () => {
    const { client, sockets, last } = start();
    client.subscribe(topic, () => undefined);
    for (const delay of [1000, 2000, 5000, 10_000, 10_000]) {
      const before = sockets.length;
      last().close();
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(sockets.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(sockets.length).toBe(before + 1);
    }
  });

  it('asks for what it missed and delivers nothing twice', async () => {
    const { client, last } = start();
    const seen: string[] = [];
    client.subscribe(topic, (heard) => seen.push(heard.type));
    last().accept();
    await settle();
    last().say({ op: 'ack', ref: '1', topic, last_event_id: 7 });
    last().say({ op: 'event', topic, id: 8, event });
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    last().accept();
    await settle();
    expect(last().sent[0]).toMatchObject({ op: 'join', last_event_id: 8 });
    last().say({ op: 'event', topic, id: 8, event });
    last().say({ op: 'event', topic, id: 9, event });
    expect(seen).toEqual(['session.changed', 'session.changed']);
  });

  it('beats every 30 seconds and gives up a line that does not answer', async () => {
    const { client, sockets, last } = start();
    client.subscribe(topic, () => undefined);
    last().accept();
    await settle();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(last().ops()).toEqual(['join', 'heartbeat']);
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets.length).toBe(2);
  });

  it('leaves a topic with its last listener and closes the line with the last topic', async () => {
    const { client, last } = start();
    const stop = client.subscribe(topic, () => undefined);
    last().accept();
    await settle();
    stop();
    expect(last().ops()).toEqual(['join', 'leave']);
    expect(last().readyState).toBe(3);
    expect(client.state(topic)).toBe('closed');
  });

  it('lets a line stand before it closes it', () => {
    const { client, last } = start();
    client.subscribe(topic, () => undefined)();
    expect(last().readyState).toBe(0);
    last().accept();
    expect(last().readyState).toBe(3);
    expect(last().ops()).toEqual([]);
  });

  it('asks for everything on the topic when it is to be replayed', async () => {
    const { client, last } = start();
    client.subscribe(topic, () => undefined, true);
    last().accept();
    await settle();
    expect(last().sent[0]).toMatchObject({ op: 'join', last_event_id: 0 });
  });
});
