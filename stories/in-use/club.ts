import {html} from 'lit';

/** A club's page, in Italian. */
export const club = html`<article lang="it">
  <cartavola-settings deck="italian" theme="wood" locked="deck">
    <h1>Circolo della Scopa</h1>
    <p>Ogni giovedì alle nove, nella sala sopra il bar. Chi viene per la prima volta gioca con noi.</p>
    <h2>La mano di stasera</h2>
    <p>Le stesse carte per tutti i soci\u00a0: domani confrontiamo i risultati.</p>
    <scopa-table rules="italian" seed="daily" level="strong"></scopa-table>
    <h2>Per chi comincia</h2>
    <rules-explainer game="scopa" rules="italian"></rules-explainer>
    <h2>Il segnapunti</h2>
    <p>Con le carte vere, il telefono accanto al mazzo.</p>
    <score-pad id="tavolo" game="scopa" rules="italian" save="circolo"></score-pad>
    <score-sheet for="tavolo"></score-sheet>
  </cartavola-settings>
</article>`;
