/** @jsxImportSource solid-js */
import '@cartavola/elements/define/scopa-table.js';
import type {ScopaTable} from '@cartavola/elements';
import type {} from '@cartavola/elements/frameworks/solid.d.ts';

export function Page() {
  let table!: ScopaTable;
  return (
    <article>
      <scopa-table
        ref={table}
        id="table"
        class="wide"
        lang="it"
        level="expert"
        attr:last-scopa="false"
        prop:names={['Ada', 'Bo']}
        onClick={() => table.undo()}
        on:table-move={(event) => event.detail.facts.length}
      >
        <score-sheet slot="beside" />
      </scopa-table>
      <rules-explainer game="scopa" on:lesson-answered={({detail}) => detail.attempt} />
      <scopa-table
        // @ts-expect-error There is no such attribute.
        levell="expert"
      />
      <scopa-table
        // @ts-expect-error There is no such level.
        level="expertt"
      />
      <scopa-table
        // @ts-expect-error There is no such event.
        on:table-mvoe={(event) => event.detail}
      />
      <scopa-table
        // @ts-expect-error A move has facts.
        on:table-move={(event) => event.detail.fact}
      />
    </article>
  );
}
