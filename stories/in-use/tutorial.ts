import {html} from 'lit';
import {ownLesson} from '../own-lesson.js';

/** An interactive Capodama tutorial, in French. */
export const tutorial = html`<article lang="fr">
  <h1>Capodama en dix minutes</h1>
  <p>
    On joue à quatre, et l’on ne sait pas d’abord avec qui. Qui a
    l’<playing-card card="AH">as de cœur</playing-card> parle le premier\u202f; qui a la
    <playing-card card="QH">dame de cœur</playing-card> est son partenaire, et se tait.
  </p>
  <h2>Fournir</h2>
  <p>Trois cœurs seulement sont des atouts. Essayez.</p>
  <rules-explainer game="capodama">${ownLesson}</rules-explainer>
  <h2>L’ordre des cartes</h2>
  <p>Du haut en bas, dans chaque couleur\u00a0:</p>
  <card-diagram letters="fr" .notation=${'AP 7P VP RP DP 10P 9P 8P'}></card-diagram>
  <h2>À vous</h2>
  <p>Les trois autres débutent aussi, et l’on peut demander conseil.</p>
  <capodama-table level="beginner" hints coach seed="tutoriel">
    <score-sheet slot="beside"></score-sheet>
  </capodama-table>
</article>`;
