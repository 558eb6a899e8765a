import './trusted-types.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startEarly } from './features/dashboard/early-dashboard.ts';
import { listenForOffer } from './features/install/offer.ts';
import { registerServiceWorker } from './offline/register-service-worker.ts';
import { restoreStyles } from './restore-styles.ts';
import './styles/app.css';

startEarly(window.location.pathname);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const isWritten = root.hasChildNodes();
const app = (
  <StrictMode>
    <App written={isWritten} />
  </StrictMode>
);
if (isWritten) {
  restoreStyles(root);
  hydrateRoot(root, app);
} else createRoot(root).render(app);
registerServiceWorker();
listenForOffer();
