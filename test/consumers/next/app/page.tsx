'use client';

import dynamic from 'next/dynamic';

/**
 * The table, in the browser alone: React gives an element that a server has rendered neither its properties nor its listeners to events of
 * its own.
 */
const TableApp = dynamic(
  async () => {
    await import('cartavola/scopa-table.js');
    return (await import('../table-app')).TableApp;
  },
  {ssr: false},
);

/** A page that the client renders. */
export default function ClientPage() {
  return <TableApp />;
}
