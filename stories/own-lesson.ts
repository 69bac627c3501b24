import {html} from 'lit';

/** A step from an author's own Capodama lesson, in French. */
export const ownLesson = html`<lesson-step skill="Fournir">
  <p>Trèfle est demandé. Quelles cartes pouvez-vous jouer\u202f?</p>
  <lesson-position players="4" hand="9C 7H KH AS" trick="AC 8C"></lesson-position>
  <lesson-ask kind="choose" goal="legal"></lesson-ask>
  <lesson-answer card="KH">Le roi de cœur n’est pas un atout.</lesson-answer>
  <lesson-answer missed="7H">Un atout se joue toujours.</lesson-answer>
  <lesson-hint>Trois cœurs seulement sont des atouts.</lesson-hint>
  <lesson-done>Le trèfle, et le seul atout.</lesson-done>
</lesson-step>`;
