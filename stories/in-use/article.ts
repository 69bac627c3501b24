import {html} from 'lit';

/** Six cards at the end of a deal, in notation. */
const POSITION = `players: 2
rules: italian
names: Nora / Piero
dealer: 1
hands: 7D 3D AD / 2H JS 2D
table: 7H 2S
piles: 3C 4C 5C 6C 7C KC 4D 6D QD KD AH 4H 6H JH 3S 5S 7S / AC 2C JC QC 5D JD 3H 5H QH KH AS 4S 6S QS KS
moves:`;

const PLAYED = `${POSITION}
{Nora lays down the three.} 3D,
{The jack must not take: eight is not seven and two.} JS,
{Now the seven takes, and nothing below nine is left for Piero.} 7D x 7H,
2H x 2S, AD, 2D`;

/** An article about the end of a Scopa deal. */
export const article = html`<cartavola-settings deck="italian">
  <article lang="en">
    <h1>The three before the seven</h1>
    <p>
      There are three cards in each hand, and two on the table. Nora holds <card-diagram inline letters="en">7D 3D AD</card-diagram>, and
      everyone at the table knows which of them she wants to play: the
      <playing-card card="7D">seven of coins</playing-card> is worth a point by itself, and there is a seven to take.
    </p>
    <card-diagram
      game="scopa"
      letters="en"
      arrows="7D&gt;7H"
      caption="Nora leads. There is nothing left to deal."
      .notation=${POSITION}
    ></card-diagram>
    <h2>What she played</h2>
    <p>
      She laid down the three. Piero’s hand is no secret: only two twos and a jack haven’t been seen, and none of them
      can take a seven. The seven can wait, and <a href="#ply-2" data-cartavola-for="ending">after the jack</a> it takes
      without leaving a two alone on the table.
    </p>
    <game-replay id="ending" game="scopa" letters="en" seat="0"
      ><pre data-cartavola-record>${PLAYED}</pre></game-replay
    >
    <h2>Would you have seen it?</h2>
    <p>Play the whole deal of the day, which is the same for all readers.</p>
    <scopa-table rules="italian" seed="daily" coach></scopa-table>
  </article>
</cartavola-settings>`;
