import 'cartavola/scopa-table.js';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {TableApp} from './table-app';

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <TableApp />
  </StrictMode>,
);
