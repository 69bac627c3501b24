/** Test data: steps as authors write them. */

/** Example from the documentation. */
export const FOLLOW = `
  <lesson-step skill="follow">
    <p>Trèfle est demandé. Quelles cartes pouvez-vous jouer ?</p>
    <lesson-position players="4" hand="9C 7H KH AS" trick="AC 8C"></lesson-position>
    <lesson-ask kind="choose" goal="legal"></lesson-ask>
    <lesson-answer card="KH">Le roi de cœur n'est pas un atout.</lesson-answer>
    <lesson-hint>Trois cœurs seulement sont des atouts.</lesson-hint>
  </lesson-step>`;
/** A step in three languages. */
export const WORDS = `
  <lesson-step skill="words">
    <p lang="en">Read <b>this</b>.</p>
    <p lang="fr">Lisez <b>ceci</b>.</p>
    <p lang="it">Leggi <b>questo</b>.</p>
    <p class="all">♣</p>
  </lesson-step>`;
/** Attributes for an explainer with these steps. */
export const CAPODAMA = {game: 'capodama', lang: 'fr', deck: 'french'};
