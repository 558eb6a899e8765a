import './styles/app.css';
import { enliven } from './features/landing/enliven.ts';
import { onceAwake } from './ui/once-awake.ts';
import { onceShown } from './ui/once-shown.ts';

const NEAR = '600px';
const root = document.getElementById('root') as HTMLElement;

/** Slides and countdown move without React. */
const rest = enliven(root);
let waking: Promise<unknown> | undefined;
const untilAwake = new AbortController();

/** Brings React in, once, over the page as it stands. */
function wake(): Promise<unknown> {
  if (waking) return waking;
  waking = onceAwake().then(() => untilAwake.abort());
  rest();
  // Named by the page and not imported here: the application keeps its own chunks, whole.
  void import(/* @vite-ignore */ root.dataset.app ?? '');
  return waking;
}

// What only React can do brings it in: a form that comes near, a button nobody else answers.
const forms = new IntersectionObserver(
  (seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) void wake();
  },
  { rootMargin: NEAR },
);
for (const form of root.querySelectorAll('[data-needs-react]')) forms.observe(form);

root.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button:not([data-alive])');
    if (!button) return;
    event.preventDefault();
    // Pressed again from a clean slate: a browser ignores a click made inside another.
    void wake().then(() => setTimeout(() => press(button)));
  },
  { capture: true, signal: untilAwake.signal },
);

if (root.dataset.wake === 'reached') {
  const once = { capture: true, once: true, signal: untilAwake.signal };
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input'])
    window.addEventListener(sign, () => void wake(), once);
}

/** As a hand does it: some buttons answer when they go down, others when they come up. */
function press(button: HTMLElement) {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  button.click();
}

const isInvited = new URLSearchParams(location.search).has('ref');
if (root.dataset.wake === 'soon' || isInvited) void onceShown().then(wake);
