/** The lesson with which one begins to write: one step of Scopa. */
export const FIRST_LESSON = `<rules-explainer game="scopa" lang="en">
  <lesson-step skill="Sums" rule="scopa.capture">
    <p><strong>What can you add up?</strong> A card takes several cards at once if they add up to its value. The jack is worth 8, the queen 9, the king 10. Take something.</p>
    <lesson-position hand="QS KH AD" table="5D 3H 4C JC"></lesson-position>
    <lesson-ask kind="play" goal="takes"></lesson-ask>
    <lesson-answer card="QS">The queen needs exactly 9, which is five and four.</lesson-answer>
    <lesson-answer card="KH">Nothing here adds up to 10, so the king takes nothing.</lesson-answer>
    <lesson-answer card="AD">The ace is worth 1 and takes only another ace; there is none.</lesson-answer>
    <lesson-hint>Try each pair of small cards, and compare the sum with your hand.</lesson-hint>
    <lesson-done>Five and four make 9: three cards for your pile in one turn.</lesson-done>
  </lesson-step>
</rules-explainer>
`;
