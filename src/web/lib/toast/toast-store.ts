export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastInput {
  title: string;
  text?: string;
  /** Errors stay until dismissed, the rest leaves after some seconds. */
  kind?: 'info' | 'success' | 'error';
  /** Request id of a failed call. */
  reference?: string | null;
  action?: ToastAction;
  /** Milliseconds; null stays. */
  duration?: number | null;
  /** Called once when the toast leaves without its action having run. */
  onExpire?: () => void;
}

export interface Toast extends ToastInput {
  id: number;
  kind: 'info' | 'success' | 'error';
}

const DEFAULT_DURATION = 6000;
const MOST = 4;

/** Notices of one tab. Framework-free, so that clients outside React can speak too. */
export class ToastStore {
  private toasts: readonly Toast[] = [];
  private next = 1;
  private readonly listeners = new Set<() => void>();
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  readonly list = (): readonly Toast[] => this.toasts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Shows a notice and returns its id. The same title and text already shown is not doubled. */
  show(input: ToastInput): number {
    const same = this.toasts.find((toast) => toast.title === input.title && toast.text === input.text);
    if (same && !input.action) return same.id;
    const toast: Toast = { ...input, kind: input.kind ?? 'info', id: this.next++ };
    this.set([...this.toasts, toast]);
    for (const old of this.toasts.slice(0, Math.max(0, this.toasts.length - MOST))) this.dismiss(old.id);
    const duration = input.duration === undefined ? this.durationOf(toast) : input.duration;
    if (duration !== null)
      this.timers.set(
        toast.id,
        setTimeout(() => this.dismiss(toast.id), duration),
      );
    return toast.id;
  }

  dismiss(id: number): void {
    const toast = this.remove(id);
    toast?.onExpire?.();
  }

  act(id: number): void {
    this.remove(id)?.action?.run();
  }

  private durationOf(toast: Toast): number | null {
    return toast.kind === 'error' ? null : DEFAULT_DURATION;
  }

  private remove(id: number): Toast | undefined {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    const toast = this.toasts.find((one) => one.id === id);
    if (toast) this.set(this.toasts.filter((one) => one.id !== id));
    return toast;
  }

  private set(toasts: readonly Toast[]): void {
    this.toasts = toasts;
    for (const listener of this.listeners) listener();
  }
}
