import {expect} from 'chai';
import {capraDeal} from '../../../../../test/tables/capra-deal.js';
import {put} from '../../../../../test/tables/table-in-page.js';
import '../../define/capra-table.js';

afterEach(() => document.body.replaceChildren());

/** Expected logs, keyed by language. `~` stands for a no-break space, and `^` for a narrow one. */
const LOGS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Julia deals the cards; the shown trump is the nine of spades.',
    'Hugo leads the ten of clubs.',
    'You fold the king of diamonds.',
    'Somebody is entering with four of a suit. Now to see who has the right.',
    'Julia wanted to enter, with the ace of hearts, the king of hearts, the jack of hearts and the eight of hearts, but somebody nearer goes first.',
    'Inez enters with four of a suit; played cards go back.',
    'Inez leads the ace of spades, the ten of spades, the king of spades and the seven of spades.',
    'Julia folds 4~cards.',
    'Hugo folds 4~cards.',
    'You fold the king of diamonds, the queen of diamonds, the nine of diamonds and the seven of diamonds.',
    'Inez takes the trick: at least 32~points.',
    'You draw the queen of hearts, the nine of hearts, the seven of hearts and the six of hearts. Hugo draws the nine of spades.',
    'Inez leads the ace of clubs and the nine of clubs.',
    'Julia folds 2~cards.',
    'Hugo beats with the queen of spades and the jack of spades.',
    'You fold the queen of hearts and the nine of hearts.',
    'Hugo takes the trick: at least 19~points.',
    'You draw the eight of diamonds.',
    'Hugo leads the nine of spades and the six of spades.',
    'You fold the seven of hearts and the six of hearts.',
    'Inez folds 2~cards.',
    'Julia folds 2~cards.',
    'Hugo takes the trick.',
    'Hugo leads the king of clubs.',
    'You fold the eight of diamonds.',
    'Inez folds 1~card.',
    'Julia folds 1~card.',
    'Hugo takes the trick: 4~points.',
    'Your side loses the deal. Not a single trick for the losers: 6~penalty points.',
  ],
  fr: [
    'Julie distribue les cartes^; on retourne le neuf de pique.',
    'Hugo entame avec le dix de trèfle.',
    'Vous vous défaussez~: le roi de carreau.',
    'On entre avec quatre d’une même couleur~: on décide qui passe avant.',
    'Julie voulait entrer avec l’as de cœur, le roi de cœur, le valet de cœur et le huit de cœur, mais quelqu’un de plus proche passe avant.',
    'Inès entre avec quatre d’une même couleur^; les cartes jouées reviennent.',
    'Inès entame avec l’as de pique, le dix de pique, le roi de pique et le sept de pique.',
    'Julie se défausse de 4~cartes.',
    'Hugo se défausse de 4~cartes.',
    'Vous vous défaussez~: le roi de carreau, la dame de carreau, le neuf de carreau et le sept de carreau.',
    'Inès prend le pli~: au moins 32~points.',
    'Vous piochez la dame de cœur, le neuf de cœur, le sept de cœur et le six de cœur. Hugo pioche le neuf de pique.',
    'Inès entame avec l’as de trèfle et le neuf de trèfle.',
    'Julie se défausse de 2~cartes.',
    'Hugo bat avec la dame de pique et le valet de pique.',
    'Vous vous défaussez~: la dame de cœur et le neuf de cœur.',
    'Hugo prend le pli~: au moins 19~points.',
    'Vous piochez le huit de carreau.',
    'Hugo entame avec le neuf de pique et le six de pique.',
    'Vous vous défaussez~: le sept de cœur et le six de cœur.',
    'Inès se défausse de 2~cartes.',
    'Julie se défausse de 2~cartes.',
    'Hugo prend le pli.',
    'Hugo entame avec le roi de trèfle.',
    'Vous vous défaussez~: le huit de carreau.',
    'Inès se défausse de 1~carte.',
    'Julie se défausse de 1~carte.',
    'Hugo prend le pli~: 4~points.',
    'Votre camp perd la donne. Pas un seul pli pour les perdants~: 6~points de pénalité.',
  ],
  it: [
    'Giulia dà le carte; la briscola scoperta è il nove di picche.',
    'Ugo attacca con il dieci di fiori.',
    'Scarti il re di quadri.',
    'Qualcuno entra con quattro dello stesso seme: si decide chi ha la precedenza.',
    'Giulia voleva entrare con l’asso di cuori, il re di cuori, il fante di cuori e l’otto di cuori, ma qualcuno più vicino ha la precedenza.',
    'Ines entra con quattro dello stesso seme; le carte giocate tornano indietro.',
    'Ines attacca con l’asso di picche, il dieci di picche, il re di picche e il sette di picche.',
    'Giulia scarta 4~carte coperte.',
    'Ugo scarta 4~carte coperte.',
    'Scarti il re di quadri, la donna di quadri, il nove di quadri e il sette di quadri.',
    'Ines fa la presa: almeno 32~punti.',
    'Peschi la donna di cuori, il nove di cuori, il sette di cuori e il sei di cuori. Ugo pesca il nove di picche.',
    'Ines attacca con l’asso di fiori e il nove di fiori.',
    'Giulia scarta 2~carte coperte.',
    'Ugo batte con la donna di picche e il fante di picche.',
    'Scarti la donna di cuori e il nove di cuori.',
    'Ugo fa la presa: almeno 19~punti.',
    'Peschi l’otto di quadri.',
    'Ugo attacca con il nove di picche e il sei di picche.',
    'Scarti il sette di cuori e il sei di cuori.',
    'Ines scarta 2~carte coperte.',
    'Giulia scarta 2~carte coperte.',
    'Ugo fa la presa.',
    'Ugo attacca con il re di fiori.',
    'Scarti l’otto di quadri.',
    'Ines scarta 1~carta coperta.',
    'Giulia scarta 1~carta coperta.',
    'Ugo fa la presa: 4~punti.',
    'La tua coppia perde la smazzata. Neanche una presa per chi perde: 6~punti di penalità.',
  ],
};

describe('The log of a deal of Capra', () => {
  for (const [lang, expected] of Object.entries(LOGS)) {
    it(`contains only what the reader may know, in “${lang}”`, async () => {
      const table = await put('capra-table', {lang}, 'table-ready', capraDeal());
      expect(table.log.map(({text}) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '^'))).to.deep.equal(
        expected,
      );
    });
  }
});
