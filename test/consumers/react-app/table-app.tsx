import type {} from '@cartavola/elements/frameworks/react.d.ts';
import type {ScopaTable} from 'cartavola';
import {useRef, useState} from 'react';
import record from './page/record.json';
import {moveText, names, readyText, trickText, typed} from './page/told';

export function TableApp() {
  const table = useRef<ScopaTable>(null);
  const [shown, setShown] = useState(true);
  const [ready, setReady] = useState('');
  const [moved, setMoved] = useState('');
  const [taken, setTaken] = useState('');
  return (
    <>
      {shown && (
        <scopa-table
          ref={table}
          players={2}
          lang="it"
          deck="italian"
          speed="instant"
          seed="consumers"
          names={names}
          ontable-ready={(event) => setReady(readyText(typed(event)))}
          ontable-move={(event) => setMoved(moveText(typed(event)))}
          ontable-trick={(event) => setTaken(trickText(typed(event)))}
        />
      )}
      <output id="ready">{ready}</output>
      <output id="moved">{moved}</output>
      <output id="taken">{taken}</output>
      <button id="resume" onClick={() => table.current && (table.current.record = record)}>
        resume
      </button>
      <button id="toggle" onClick={() => setShown(!shown)}>
        toggle
      </button>
    </>
  );
}
