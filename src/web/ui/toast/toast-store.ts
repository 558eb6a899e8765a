export type Toast = {
  id: number;
  tone: 'info' | 'success' | 'warning' | 'error';
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
  duration: number;
};

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The notices on screen, oldest first. Any part of the application may add one; the toaster shows them. */
export const toastStore = {
  get: () => toasts,
  add: (toast: Omit<Toast, 'id'>) => change([...toasts, { ...toast, id: nextId++ }]),
  remove: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
  clear: () => change([]),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
