import './styles/app.css';
import { enliven } from './features/landing/enliven.ts';
import { onceAwake } from './ui/once-awake.ts';
import { onceShown } from './ui/once-shown.ts';

const NEAR = '600px';
const root = document.getElementById('root') as HTMLElement;

/** Slides and countdown move without React. */
const rest = enliven(root);
let waking: Promise<unknown> | undefined;

/** Brings React in, once, over the page as it stands. */
function wake(): Promise<unknown> {
  if (waking) return waking;
  waking = onceAwake();
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

let isAwake = false;
root.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button:not([data-alive])');
    if (!button || isAwake) return;
    event.preventDefault();
    void wake().then(() => {
      isAwake = true;
      button.click();
    });
  },
  { capture: true },
);

const isInvited = new URLSearchParams(location.search).has('ref');
if (root.dataset.wake === 'soon' || isInvited) void onceShown().then(wake);
