import { vi } from 'vitest';

/** Sends what the older way of uploading sends through the fake server, all at once. */
export function fakeUpload(): void {
  vi.stubGlobal('XMLHttpRequest', UploadByFetch);
}

class UploadByFetch {
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  #method = '';
  #path = '';
  #headers: Record<string, string> = {};

  open(method: string, path: string) {
    this.#method = method;
    this.#path = path;
  }

  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }

  async send(body: FormData) {
    try {
      const fields = { ...Object.fromEntries(body), key: this.#headers['idempotency-key'] };
      const init = { method: this.#method, headers: this.#headers, body: fields as never };
      const response = await fetch(this.#path, init);
      this.status = response.status;
      this.responseText = await response.text();
      this.upload.onprogress?.({ loaded: Number.MAX_SAFE_INTEGER });
      this.onload?.();
    } catch {
      this.onerror?.();
    }
  }
}
