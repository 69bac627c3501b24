'use client';

import dynamic from 'next/dynamic';

/**
 * The table, rendered only in the browser. React sets neither properties nor custom event listeners on an element that
 * a server has rendered.
 */
const TableApp = dynamic(
  async () => {
    await import('cartavola/scopa-table.js');
    return (await import('../table-app')).TableApp;
  },
  {ssr: false},
);

/** Page rendered by the client. */
export default function ClientPage() {
  return <TableApp />;
}
