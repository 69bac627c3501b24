import 'cartavola/scopa-table.js';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {App} from './app.js';

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
