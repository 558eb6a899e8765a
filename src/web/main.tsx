import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './styles/app.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const isWritten = root.hasChildNodes();
const app = (
  <StrictMode>
    <App written={isWritten} />
  </StrictMode>
);
if (isWritten) hydrateRoot(root, app);
else createRoot(root).render(app);
