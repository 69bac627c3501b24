import {LiveTable} from './live-table';

/** Page rendered by the server. The table is markup with a text for readers without scripts, until the kit loads. */
export default function ServerPage() {
  return (
    <LiveTable>
      <scopa-table players={2} lang="it" deck="italian" speed="instant" seed="consumers">
        <p>Scopa, for two.</p>
      </scopa-table>
    </LiveTable>
  );
}
