'use client';

import type {ScopaTable} from 'cartavola';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import record from '../../page/record.json';
import {moveText, names, readyText, trickText, typed} from '../../page/told';

/** Loads the kit in the browser, and listens to the table that the server rendered. */
export function LiveTable({children}: {readonly children: ReactNode}) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(true);
  const [ready, setReady] = useState('');
  const [moved, setMoved] = useState('');
  const [taken, setTaken] = useState('');
  const table = (): ScopaTable | null | undefined => place.current?.querySelector('scopa-table');

  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    place.current?.addEventListener('table-ready', (event) => setReady(readyText(typed(event))), {signal});
    place.current?.addEventListener('table-move', (event) => setMoved(moveText(typed(event))), {signal});
    place.current?.addEventListener('table-trick', (event) => setTaken(trickText(typed(event))), {signal});
    void import('cartavola');
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const mounted = table();
    if (mounted) mounted.names = names;
  }, [shown]);

  const resume = (): void => {
    const mounted = table();
    if (mounted) mounted.record = record;
  };

  return (
    <>
      <div ref={place}>{shown && children}</div>
      <output id="ready">{ready}</output>
      <output id="moved">{moved}</output>
      <output id="taken">{taken}</output>
      <button id="resume" onClick={resume}>
        resume
      </button>
      <button id="toggle" onClick={() => setShown(!shown)}>
        toggle
      </button>
    </>
  );
}
