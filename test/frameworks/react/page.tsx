/** @jsxImportSource react */
import '@cartavola/elements/define/cartavola-settings.js';
import '@cartavola/elements/define/scopa-table.js';
import type {ScopaTable} from '@cartavola/elements';
import type {} from '@cartavola/elements/frameworks/react.d.ts';
import {useRef} from 'react';

export function Page() {
  const table = useRef<ScopaTable>(null);
  return (
    <article>
      <scopa-table
        ref={table}
        id="table"
        className="wide"
        lang="it"
        level="expert"
        target="16"
        players={4}
        last-scopa="false"
        coach
        names={['Ada', 'Bo']}
        onClick={() => table.current?.undo()}
        ontable-move={(event) => event.detail.facts.length}
        ontable-score={({detail}) => detail.totals.join()}
      >
        <score-sheet class="narrow" slot="beside" />
      </scopa-table>
      <rules-explainer game="scopa" last-scopa="true" onlesson-answered={({detail}) => detail.attempt} />
      <playing-card card="QH" compact />
      <cartavola-settings theme="wood" deck="italian" locked="deck" hints onsettings-error={({detail}) => detail.code}>
        <scopa-table id="within" tools="none" />
        <table-controls for="within" />
      </cartavola-settings>
      <cartavola-settings
        // @ts-expect-error There is no such theme.
        theme="velvet"
      />
      <scopa-table
        // @ts-expect-error There is no such attribute.
        levell="expert"
      />
      <scopa-table
        // @ts-expect-error There is no such level.
        level="expertt"
      />
      <scopa-table
        // @ts-expect-error There is no such rule set.
        rules="Italian"
      />
      {/* @ts-expect-error The attribute has no such value. */}
      <scopa-table last-scopa="no" />
      <scopa-table
        // @ts-expect-error There is no such event.
        ontable-mvoe={(event) => event.detail}
      />
      <scopa-table
        // @ts-expect-error A move has facts.
        ontable-move={(event) => event.detail.fact}
      />
      {/* @ts-expect-error A move is not a score. */}
      <scopa-table ontable-move={(event: HTMLElementEventMap['table-score']) => event.detail} />
    </article>
  );
}
