import {LiveTable} from './live-table';

/** A page that the server renders: the table is markup, with a text for readers without scripts, until the kit has come. */
export default function ServerPage() {
  return (
    <LiveTable>
      <scopa-table players={2} lang="it" deck="italian" speed="instant" seed="consumers">
        <p>Scopa, for two.</p>
      </scopa-table>
    </LiveTable>
  );
}
