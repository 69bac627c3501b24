import {LiveTable} from './live-table';

/** Page rendered by the server. Until the kit loads, the table is markup, with text for readers without scripts. */
export default function ServerPage() {
  return (
    <LiveTable>
      <scopa-table players={2} lang="it" deck="italian" speed="instant" seed="consumers">
        <p>Scopa, for two.</p>
      </scopa-table>
    </LiveTable>
  );
}
