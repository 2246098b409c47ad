import { LOG_BUFFERS } from '../../../contract/limits.ts';
import { randomId } from '../random-id.ts';
import { classifyError } from './classify-error.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type Severity = 'low' | 'medium' | 'high' | 'critical';

export interface LogEntry {
  level: LogLevel;
  message: string;
  timestamp: string;
  context?: Record<string, unknown>;
  userId?: string;
  sessionId?: string;
}

export interface SecurityEvent {
  type: string;
  severity: Severity;
  details: Record<string, unknown>;
  timestamp: string;
  userId?: string;
}

const MESSAGE_MOST = 500;

/** Cut to length, never through the middle of a character: the server takes no halves. */
const shortened = (message: string): string => message.slice(0, MESSAGE_MOST).replace(/[\ud800-\udbff]$/, '');

// A lost report must never disturb the person: failures are ignored.
function report(path: string, entry: LogEntry | SecurityEvent): void {
  void fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(entry),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

function keep<T>(buffer: T[], entry: T, most: number): void {
  buffer.push(entry);
  if (buffer.length > most) buffer.splice(0, buffer.length - most);
}

/** The client's own log: the last 100 entries and the last 50 errors stay in memory, warnings and errors are sent. */
export class ClientLog {
  readonly entries: LogEntry[] = [];
  readonly errors: { error: string; info: string; timestamp: string; userAgent: string; url: string }[] = [];

  write(level: LogLevel, message: string, context?: Record<string, unknown>): void {
    const entry: LogEntry = {
      level,
      message: shortened(message),
      timestamp: new Date().toISOString(),
      context,
    };
    keep(this.entries, entry, LOG_BUFFERS.log);
    if (level === 'warn' || level === 'error') report('/api/analytics/log', entry);
  }

  /** Records an error and returns the id that the person can tell support. Never carries what they typed. */
  error(error: unknown, where: string): string {
    const id = randomId().slice(0, 8);
    const message = error instanceof Error ? error.message : String(error);
    keep(
      this.errors,
      {
        error: shortened(message),
        info: where,
        timestamp: new Date().toISOString(),
        userAgent: navigator.userAgent,
        url: location.pathname,
      },
      LOG_BUFFERS.error,
    );
    this.write('error', message, {
      error_id: id,
      where,
      class: classifyError(error),
      url: location.pathname,
    });
    return id;
  }

  /** Only high and critical events are sent. */
  security(type: string, severity: Severity, details: Record<string, unknown>): void {
    const event: SecurityEvent = { type, severity, details, timestamp: new Date().toISOString() };
    if (severity === 'high' || severity === 'critical') report('/api/security/log', event);
  }
}
