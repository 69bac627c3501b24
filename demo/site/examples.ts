/** Example of each element, as an author would write it. The element's reference page shows it in an editable field. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  'calypso-table': '<calypso-table level="casual"></calypso-table>',
  'capodama-table': '<capodama-table players="4" hints></capodama-table>',
  'capra-table': '<capra-table deck="french-4" hints></capra-table>',
  'card-diagram': `<card-diagram game="scopa" caption="The seven of hearts takes both cards" arrows="7H>5D, 7H>2C" letters="en">
  players: 2
  you: AS 7H* KD / table: 2C 5D / stock 24
</card-diagram>`,
  'card-puzzle': `<card-puzzle>
  <script type="application/json">
    {
      "format": "cartavola-puzzle/1",
      "id": "clear-the-table",
      "game": "scopa",
      "options": {"players": 2},
      "position": {"hands": ["7C 4D JS"], "table": "4H AS 2D", "dealer": 1, "leader": 0, "stock": "?? ?? ?? ?? ?? ??"},
      "goal": "scopa",
      "themes": ["sweep"]
    }
  </script>
</card-puzzle>`,
  'cartavola-settings': `<cartavola-settings deck="italian">
  <p>The <playing-card card="7D">seven of coins</playing-card> is the card that all want, and the <playing-card card="KC">king of batons</playing-card> is the tallest.</p>
</cartavola-settings>`,
  'coach-panel': `<scopa-table id="table" deck="italian"></scopa-table>
<coach-panel for="table"></coach-panel>`,
  'game-replay': `<game-replay game="capodama">
  <pre data-cartavola-record>
letters: en
players: 4
deal
dealer: 0
hands: AS 8S / KS 9D / QH TD / AH 8D
leader: 3 / double: S / capo: 3
piles: 7S JS QS TS / - / - / 7H JH KH TH
moves:
8D, 8S, {Why not the ace?} 9D, TD
QH, AH, AS, KS
</pre>
</game-replay>`,
  'move-log': `<scopa-table id="table"></scopa-table>
<move-log for="table"></move-log>`,
  'playing-card': '<p>The <playing-card card="QH">queen of hearts</playing-card> is a trump.</p>',
  'rules-explainer': '<rules-explainer game="scopa"></rules-explainer>',
  'scopa-table': '<scopa-table deck="italian" rules="italian"></scopa-table>',
  'score-pad': '<score-pad game="scopa" rules="italian"></score-pad>',
  'score-sheet': `<scopa-table id="table"></scopa-table>
<score-sheet for="table"></score-sheet>`,
  'table-controls': `<table-controls for="table"></table-controls>
<scopa-table id="table" tools="none"></scopa-table>`,
  'table-record': `<scopa-table id="table"></scopa-table>
<table-record for="table"></table-record>`,
};
