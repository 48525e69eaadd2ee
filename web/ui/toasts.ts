import { createStore } from './store.ts';

export interface Toast {
  id: number;
  text: string;
  action?: { label: string; run: () => void };
}

export const toasts = createStore<readonly Toast[]>([]);
let next = 1;

/** Says something at the lower edge of the page for a few seconds. */
export function say(text: string, action?: Toast['action']): void {
  if (toasts.get().some((toast) => toast.text === text)) return;
  toasts.set([...toasts.get(), { id: next++, text, action }]);
}

export function dismiss(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
