import type {CapodamaOptions} from '@cartavola/engine/games/capodama/rules.js';
import {capitalised} from '@cartavola/words/language.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LaterTextsFor} from '../../../lesson-texts.js';
import type {CapodamaLaterId} from './capodama-script.js';

export const later: LaterTextsFor<CapodamaLaterId, CapodamaOptions> = ({cards, options}) => {
  const {the, The, rank, theRank, ranks, suit} = naming(cards);
  const players = options.players;
  const hearts = suit('H');
  const trumps = `${the('AH')}, ${the('7H')} and ${the('QH')}`;
  const worth = `${rank('A')} 11, ${rank('7')} 7, ${rank('J')} 5, ${rank('K')} 4, ${rank('Q')} 3`;
  const others = players === 2 ? 'your opponent' : 'the other two';
  return {
    again: {
      predict: 'Who takes this trick?',
      'predict turn': 'Who leads next?',
      'choose wins': 'Which of your cards take this trick?',
      'play wins': 'Take this trick',
      'choose legal': 'Which cards may you play?',
      'play legal': 'Play a card that is allowed',
      'hearts-again': `Play a card that lets you keep ${the('QH')}`,
      'count points': 'How many points is this trick worth?',
      'capo-finish': 'Name the suit in which you hold the most points',
      'capo-alone': 'Name the suit in which you hold the most points',
      'halves-alone': 'Name the suit in which you hold the most points',
      'exchange-finish': 'Give the capo, on your left, a card that is allowed',
      'exchange-alone': 'You are the capo: give the card that gets you a partner',
      'exchange-again': 'You would rather play against the capo: give the card that lets you',
      'sides-finish': 'You are the dama: add as many points as you can to the capo’s trick',
      'sides-alone': 'Don’t let the capo take this trick',
      'score-finish':
        'The capo’s side had 70\u00a0points before this last trick, and needs 82: how many marks do you get?',
      'score-alone': 'Your side has taken every point so far: how many marks do you get?',
      'five-alone':
        'The capo’s side had 71\u00a0points before this last trick, and needs 82: how many marks do you get?',
      'six-finish': `Give ${the('KH')} to the neighbour who may have it`,
      'six-alone': 'Play the card that helps your side most',
      'three-finish': 'Make the card in your hand that is worth most the fourth trump',
      'lone-finish': 'The capo had 68\u00a0points before this last trick, and needs 80: how many marks do you get?',
      'lone-alone': 'You have taken every point so far: how many marks do you get?',
      'solo-alone': 'Which cards take the trick, whatever the other hand plays?',
      'window-finish': 'You had 74\u00a0points before this last trick: how many marks do you get?',
      'window-alone': 'You have 74\u00a0points: land between 80 and 85 with this trick',
    },
    steps: {
      'trumps-worked': {
        title: 'Three trumps in every deal',
        text: `${The('AH')}, then ${the('7H')}, then ${the('QH')} are [trumps](trump): they beat every other card, whatever the suit led. Inez leads ${the('AS')}. See what Hugo does.`,
        done: `${The('7H')} is a trump, so it takes even ${the('AS')}.`,
      },
      'trumps-finish': {
        title: 'Is there a trump here?',
        text: `Only ${trumps} are [trumps](trump). Without a trump, the highest card of the suit led takes the trick. Inez led ${the('AC')}. Who takes it?`,
        done: `${The('KH')} is a plain card, so ${the('AC')} takes the trick.`,
        answers: {
          '': `There isn’t a trump on the table: ${the('KH')} is a plain card. The highest of the ${suit('C')} is Inez’s ${rank('A')}, so she takes the trick.`,
        },
      },
      'trumps-alone': {
        title: 'Take this trick',
        text: `Inez led ${the('KH')}, and Hugo’s ${rank('J')} is winning. You play last. Which of your cards takes the trick?`,
        done: `As a trump, ${the('QH')} beats both ${the('KH')} and ${the('JH')}.`,
        answers: {
          'card=TH': `${The('TH')} isn’t a trump, and ranks below both ${theRank('J')} and ${theRank('K')}.`,
          'refusal=capodama.follow': `You hold ${hearts}, so you can’t play this card, and it couldn’t win here anyway.`,
        },
        hints: [`One of your ${hearts} is stronger than its rank suggests.`],
      },
      'trumps-again': {
        title: 'Higher than a trump',
        text: `Inez led ${the('7S')} and Julia has played ${the('QH')}. You hold no ${suit('S')}, so you may play anything. Choose every card in your hand that takes this trick.`,
        done: `Only a higher trump beats a trump: here ${the('7H')}.`,
        answers: {
          'card=KH': `${The('KH')} isn’t a trump, so it doesn’t beat ${the('QH')}, which is one.`,
          'card=TH': `${The('TH')} is a plain card, while ${the('QH')} is a trump.`,
          'card=AD': `${The('AD')} is neither a trump nor in the suit led, so it can’t win.`,
          'card=JC': `${The('JC')} is neither a trump nor in the suit led, so it can’t win.`,
          'missed=7H': `You left out ${the('7H')}, the second trump: it beats ${the('QH')}.`,
        },
        hints: [`Among trumps, the order is ${ranks('A 7 Q')}.`],
      },

      'follow-worked': {
        title: 'What may you play?',
        text: `If you hold the suit led, play that suit or a trump. If you have none, play anything; only a trump [ruffs](ruff). Hugo has no ${suit('C')}.`,
        done: `Hugo discarded ${the('TH')}, which isn’t a trump, so it can’t win here. Julia takes the trick with ${the('7C')}.`,
      },
      'follow-finish': {
        title: 'Which cards may you play?',
        text: `Julia led ${suit('C')}, and you hold some, so you must play ${suit('C')} or one of the trumps, ${trumps}. Choose all the cards that are allowed.`,
        done: `You may play a trump at any time, even if you could follow suit.`,
        answers: {
          'card=KH': `${The('KH')} isn’t a trump: while you hold ${suit('C')}, it has to wait.`,
          'card=AS': `${The('AS')} is high, but it is neither in the suit led nor a trump.`,
          'card=8D': `You hold ${suit('C')}, so you can’t discard ${the('8D')} here.`,
          'missed=7H': `You left out ${the('7H')}: you may play a trump even when you could follow suit.`,
          'missed=TC': `You left out ${the('TC')}. It can’t win, but it follows suit.`,
          'missed=9C': `You left out ${the('9C')}. It can’t win, but it follows suit.`,
        },
      },
      'follow-alone': {
        title: 'And if you have none?',
        text: `Inez led ${suit('D')}, and you have none. Choose all the cards that you may play.`,
        done: 'Without the suit led, you can play anything: you never have to ruff.',
        answers: {
          'missed=QH': `You left out ${the('QH')}. You don’t have to ruff with it, but you may.`,
          '': `You hold no ${suit('D')}, so every card in your hand is allowed. You never have to ruff, but you always may.`,
        },
        hints: [`How many ${suit('D')} do you hold?`],
      },

      'hearts-worked': {
        title: `Trumps still belong to ${hearts}`,
        text: `The winner of the last trick may lead any card, even a trump, which asks for its own suit: ${the('AH')} asks for ${hearts}. Of those, Hugo holds only ${theRank('7')}.`,
        done: `Hugo couldn’t keep ${the('7H')}: it was his only card of the suit led.`,
      },
      'hearts-finish': {
        title: 'Only trumps in the suit led',
        text: `Julia took the last trick and led ${hearts}. You hold nothing but trumps in that suit, so you must play one of them: there is [no hold-up](no-impasse). Choose all the cards that are allowed.`,
        done: 'You can choose which trump to play, but you have to play one.',
        answers: {
          'refusal=capodama.no-impasse': `Your trumps belong to ${hearts}, so you do hold the suit led, and this card is neither in that suit nor a trump.`,
          'missed=QH': `You left out ${the('QH')}: you may play either of your two trumps.`,
          'missed=7H': `You left out ${the('7H')}: you may play either of your two trumps.`,
        },
      },
      'hearts-alone': {
        title: 'What do you play?',
        text: `Hugo leads ${the('AH')}, the highest card there is. You are next and cannot win this trick. Play a card that the rules allow.`,
        done: `${The('QH')} had to go: it was your only card in ${hearts}.`,
        answers: {
          'refusal=capodama.no-impasse': `${The('AH')} asks for ${hearts}. Your only card of that suit is ${the('QH')}, and you can’t hold it back, even though it’s a trump.`,
        },
        hints: [`Which suit does ${the('AH')} ask for?`],
      },
      'hearts-again': {
        title: 'Can you keep your trump?',
        text: `Inez led ${the('JH')}. You would rather save ${the('QH')} for a better trick. Play a card that lets you.`,
        done: `${The('8H')} follows suit. You have to play a trump only when you hold nothing else in the suit led.`,
        answers: {
          'card=QH': `That’s allowed, but you don’t need to: ${the('8H')} follows suit too, and saves your trump.`,
          'refusal=capodama.follow': `You hold ${hearts}, so a card of another suit is not allowed.`,
        },
        hints: [`You hold two ${hearts}.`],
      },

      'points-worked': {
        title: 'What the cards are worth',
        text: `${capitalised(worth)}, all others nothing. In each deal, one suit is [doubled](doubled): its points count twice. Here it’s ${suit('S')}.`,
        done: `5, 4 and twice 7 for ${the('7S')} make 23\u00a0points. Each suit has 30 and the doubled one 60, so the pack has 150.`,
      },
      'points-finish': {
        title: 'How many points is this trick worth?',
        text: `${capitalised(worth)}, all others nothing; twice that in the [doubled suit](doubled), here ${suit('C')}: Inez’s ${rank('K')} counts 8. Count the whole trick.`,
        done: `8 for ${theRank('K')} and 10 for ${theRank('J')}.`,
        answers: {
          '': `${The('KC')} counts 8 and ${the('JC')} 10, both doubled; ${theRank('T')} and ${theRank('9')} count nothing. That makes 18.`,
        },
      },
      'points-alone': {
        title: 'And this one?',
        text: `Inez led ${the('AD')}. The doubled suit is ${suit('S')}. How many points is this trick worth?`,
        done: `11, twice 7 and 3 make 28; ${the('TD')} adds nothing.`,
        answers: {
          '': `${The('AD')} counts 11, ${the('7S')} twice 7, ${the('QD')} 3 and ${the('TD')} nothing: 28. Only ${suit('S')} count twice.`,
        },
        hints: [`${capitalised(worth)}.`],
      },

      'capo-worked': {
        title: 'Who is the capo?',
        text: `The whole pack is dealt one card at a time, eight each. The player who holds ${the('AH')} says so and is the [capo](capo), who names the doubled suit: ${suit('S')}, ${suit('D')} or ${suit('C')}.`,
        done: `Hugo doubles ${suit('S')}: 60 of the 150\u00a0points are now in that suit. The capo leads to the first trick.`,
      },
      'capo-finish': {
        title: 'Which suit do you double?',
        text: `You hold ${the('AH')}, so you are the [capo](capo). You may double any suit but ${hearts}. Name the one in which you hold the most points: ${worth}.`,
        done: `${The('AC')}, ${the('7C')} and ${the('KC')} are now worth 44\u00a0points instead of 22.`,
        answers: {
          'refusal=capodama.double': `The capo may never double ${hearts}. Name one of the other suits.`,
          '': `In that suit, you hold no cards that count. In ${suit('C')}, you hold ${rank('A')}, ${rank('7')} and ${rank('K')}: 22\u00a0points, 44 when doubled.`,
        },
      },
      'capo-alone': {
        title: 'Strong in one suit, long in another',
        text: `You are the capo again. You are strong in ${hearts}, and have several ${suit('D')}. Which suit do you double to gain the most points?`,
        done: `${The('AS')} and ${the('7S')} now count 36.`,
        answers: {
          'refusal=capodama.double': `However strong you are in ${hearts}, you can’t double that suit.`,
          '': `Twice nothing is nothing. Of the suits you may double, you hold cards that count only in ${suit('S')}: ${rank('A')} and ${rank('7')}.`,
        },
        hints: ['It’s the points that count, not the number of cards.'],
      },

      'exchange-worked': {
        title: 'One card to the left',
        text: `${players === 6 ? 'At a table of four, each' : 'Before the first trick, each'} player puts a card face down for the neighbour on the left. Once everyone has chosen, the cards are handed over together. Watch what you give and get.`,
        done: `Inez got ${the('8C')} from you, and you got ${the('TC')} from Hugo.`,
      },
      'exchange-finish': {
        title: 'What do you give Inez?',
        text: `Inez, on your left, is the capo. The holder of ${the('QH')} will be her secret partner, so nobody may give that card to the capo. Give her a card that is allowed.`,
        done: `You keep ${the('QH')}, which makes you the dama, Inez’s partner. Only you know it until you play that card.`,
        answers: {
          'refusal=capodama.dama-not-to-capo': `With ${the('QH')} in her own hand, Inez would have no partner. That is why her right-hand neighbour may not pass it to her.`,
        },
      },
      'exchange-alone': {
        title: 'A capo in search of a partner',
        text: `You are the capo, and you were dealt ${the('QH')} too. If you keep it, you play alone against everyone. Give Inez the card that gets you a partner.`,
        done: `Inez now holds ${the('QH')} and is your partner. A capo may give that card away, but never ${the('AH')}. Alone, you would need just as many points, and only you would mark.`,
        answers: {
          'refusal=capodama.keep-ace': `You can never give ${the('AH')}: it stays with the capo.`,
          '': `You would still hold ${the('QH')} and play alone. The player who gets that card becomes your partner.`,
        },
        hints: ['Which card makes its holder the capo’s partner?'],
      },
      'exchange-again': {
        title: 'Can you change sides?',
        text: `Julia, opposite you, is the capo. You hold ${the('QH')}, but you would rather play against her. Give Inez a card that lets you.`,
        done: `Inez isn’t the capo, so you may give her ${the('QH')}, and she is now Julia’s partner.`,
        answers: {
          '': `That leaves ${the('QH')} in your hand and you on Julia’s side. Only the capo’s right-hand neighbour may not pass it on; you may.`,
        },
        hints: [`The player who holds ${the('QH')} when play starts is the capo’s partner.`],
      },

      'sides-worked': {
        title: 'A silent partner',
        text: `The player who holds ${the('QH')} after the exchange is the [dama](dama): the capo’s partner, who says nothing. Julia is the capo. Who is the dama?`,
        done: `Hugo is. By playing ${the('QH')}, he has shown everyone that he is on Julia’s side.`,
      },
      'sides-finish': {
        title: 'Your partner takes the trick',
        text: `You hold ${the('QH')}, so you are the [dama](dama), the partner of Julia, the capo. She is winning this trick with ${the('AH')}. Add as many points to it as you can.`,
        done: `${The('KC')} adds 4\u00a0points, and you keep your trump.`,
        answers: {
          'card=QH': `${The('QH')} would add 3\u00a0points, one fewer than ${the('KC')}, and show everybody who you are.`,
          'card=8C': `${The('8C')} adds nothing, and your side is taking this trick.`,
          'refusal=capodama.follow': `You hold ${suit('C')}, so this card is not allowed.`,
        },
      },
      'sides-alone': {
        title: 'Against the capo',
        text: `You have neither ${the('AH')} nor ${the('QH')}, so you play against Inez, the capo. She led ${the('AS')}, from the doubled suit. You play last: don’t let her have these points.`,
        done: `${The('7H')} ruffs and wins your side 37\u00a0points.`,
        answers: {
          'card=8S': `${The('8S')} would leave the capo 30\u00a0points: ${rank('A')} 22 and ${rank('K')} 8, both doubled.`,
          'card=TH': `${The('TH')} isn’t a trump: it couldn’t win, and you may not play it while you hold ${suit('S')}.`,
          'refusal=capodama.follow': `You hold ${suit('S')}, so you may play that suit or a trump, but nothing else.`,
        },
        hints: ['You hold a card that you may play at any time.'],
      },

      'score-worked': {
        title: 'Who wins the deal?',
        text: 'After the last trick, the capo’s side adds up its points. With at least 82 of the 150, it wins the deal; with fewer, the others do. Julia, the capo, and you, the dama, have 78. Watch the last trick.',
        done: `${The('JD')} takes 5 more points, which makes 83. You and Julia mark 1 each.`,
      },
      'score-finish': {
        title: 'How many marks do you get?',
        text: 'The capo’s side needs 82\u00a0points, and each player on the winning side marks 1. Hugo, the capo, and Julia, the dama, have 70 before this last trick, which Hugo takes.',
        done: 'They have 81, one point short, so you and Inez win the deal.',
        answers: {
          '': `${The('AC')} adds 11, so they have 81, one short of 82. You and Inez win the deal and mark 1 each.`,
        },
      },
      'score-alone': {
        title: 'All the points?',
        text: 'Each player on a side with all 150\u00a0points marks 2 instead of 1. You are the capo; you and Julia have every point, but Inez took one worthless trick. This is the last trick. How many marks do you get?',
        done: `You need all the points, not all the tricks. Only the capo’s side can do it, because ${the('AH')} always wins its trick.`,
        answers: {
          '': 'You take this trick too, so you and Julia have all 150\u00a0points. The trick that you lost was worth nothing, and tricks don’t count: you mark 2.',
        },
        hints: ['What was the trick that Inez took worth?'],
      },

      'five-worked': {
        title: 'Five at the table',
        text: `With five players, each suit also has ${theRank('6')} and ${theRank('5')}, below ${theRank('8')} and worth nothing. The capo and the dama still need 82\u00a0points, and have three opponents.`,
        done: `${The('TC')} is the highest: ${theRank('6')} and ${theRank('5')} come last.`,
      },
      'five-finish': {
        title: 'Who takes this trick?',
        text: `With five players, ${theRank('6')} and ${theRank('5')} come right below ${theRank('8')}. Inez led ${the('6S')}; you and Hugo have no ${suit('S')}. Whose trick is it?`,
        done: `Livia’s ${rank('8')} is the highest card of the suit led.`,
        answers: {
          '': `Only ${suit('S')} can win here, because no trump was played. Of the three, Livia’s ${rank('8')} ranks highest: ${theRank('6')} and ${theRank('5')} are below it.`,
        },
      },
      'five-alone': {
        title: 'How many marks do you get?',
        text: 'Julia, the capo, and Livia, the dama, have 71\u00a0points before the last trick, which Julia takes. They need 82. Each winner marks 1. What do you mark?',
        done: 'With 81, they are one short, so you, Inez and Hugo mark 1 each.',
        answers: {
          '': `${The('7D')} and ${the('QD')} give them 10\u00a0points. That makes 81, one too few, so the other three win and mark 1 each.`,
        },
        hints: ['Add the points of this trick to their 71.'],
      },

      'six-worked': {
        title: 'Six at the table',
        text: `Each suit now goes down to the ${rank('3')}, and the capo has two secret partners: the players who hold ${the('QH')} and ${the('KH')}. In the exchange, you give one card to each neighbour.`,
        done: `You gave away two cards and got two. ${The('KH')} makes its holder a partner, but it still isn’t a trump.`,
      },
      'six-finish': {
        title: 'One to the left, one to the right',
        text: `Emil, on your right, is the capo. You may not give him ${the('QH')} or ${the('KH')}, but Inez, on your left, may have either. Give ${the('KH')} and another card.`,
        done: `Inez now has ${the('KH')}, which makes her one of the capo’s partners.`,
        answers: {
          'refusal=capodama.king': `The capo sits on your right, and you may not give him ${the('KH')}. Inez, on your left, may have it.`,
          'refusal=capodama.dama-not-to-capo': `The capo sits on your right, and you may not give him ${the('QH')}.`,
          '': `That leaves ${the('KH')} in your hand. Give it to Inez, on your left.`,
        },
      },
      'six-alone': {
        title: 'Whose side are you on?',
        text: `You have had ${the('KH')} since the exchange. Julia, the capo, is taking this trick with ${the('AH')}, and you play last. Play the card that helps your side most.`,
        done: `${The('KH')} adds 4\u00a0points for you and Julia, and shows which side you are on.`,
        answers: {
          'card=4H': `${The('KH')} puts you on the capo’s side, so this trick is yours too: add 4\u00a0points to it.`,
          'refusal=capodama.follow': `You hold ${hearts}, so this card is not allowed.`,
        },
        hints: [`With six players, ${the('KH')} makes its holder one of the capo’s partners.`],
      },

      'three-worked': {
        title: 'Three at the table',
        text: `Three players have eight cards each; cards below the ${rank('T')} aren’t used. The [capo](capo), who holds ${the('AH')} and plays alone, names the doubled suit and then a fourth trump.`,
        done: `Inez has doubled ${suit('S')} and made ${the('AC')} a trump. She could have named any card except the three trumps, no matter who holds it. Now she leads.`,
      },
      'three-finish': {
        title: 'Name the fourth trump',
        text: `You are the [capo](capo) and have doubled ${suit('C')}. Any card that isn’t a trump yet can become the fourth, below ${the('QH')}. Name the card in your hand that is worth most.`,
        done: `${The('AC')}, worth 22\u00a0points, can now take a trick of any suit; only three cards beat it.`,
        answers: {
          'refusal=capodama.fourth-trump': `This card is a trump already, so it cannot be the fourth.`,
          '': `With ${suit('C')} doubled, ${the('AC')} is worth 22, more than this card. As a trump, it can take a trick of any suit.`,
        },
      },
      'three-alone': {
        title: 'Which cards may you play?',
        text: `Julia, the capo, named ${the('KS')} the fourth trump, and you hold it. Inez led ${suit('C')}. Choose all the cards that are allowed.`,
        done: 'You may play the fourth trump at any time, like the other three.',
        answers: {
          'missed=KS': `You left out ${the('KS')}: it is a trump in this deal, and you may always play a trump.`,
          'card=QS': `${The('QS')} is a plain card. The only trump in that suit is ${the('KS')}.`,
          'card=AD': `You hold ${suit('C')}, and ${the('AD')} isn’t a trump.`,
          '': `You left out one of your ${suit('C')}: every card that follows suit is allowed.`,
        },
        hints: ['In this deal there are four trumps.'],
      },
      'fourth-worked': {
        title: 'A trump below the others',
        text: `${The('KS')} is the fourth trump of this deal. It still belongs to ${suit('S')}, but beats every card that isn’t a trump. Inez leads ${the('AS')}.`,
        done: `Julia follows suit with ${the('KS')} and takes the trick: it is a trump, and ${the('AS')} isn’t.`,
      },
      'fourth-finish': {
        title: 'Who takes this trick?',
        text: `The fourth trump, here ${the('KS')}, ranks below the other three. Inez led ${the('AC')}, and Julia ruffed with ${the('KS')}. You have no ${suit('C')} and play ${the('QH')}.`,
        done: `${The('QH')} is the higher trump: the fourth is the lowest of the four.`,
        answers: {
          '': `There are two trumps here. ${The('KS')}, the fourth, is below ${the('QH')}, so you take the trick.`,
        },
      },
      'fourth-alone': {
        title: 'What may you play now?',
        text: `${The('KS')}, the fourth trump, still belongs to ${suit('S')}. Inez led that suit. Choose all the cards that are allowed.`,
        done: `${The('KS')} is your only card of the suit led, so you must play a trump: this one or another.`,
        answers: {
          'refusal=capodama.no-impasse': `${The('KS')} still belongs to the suit led, so you do hold that suit. It’s also a trump, so you must play one of your trumps.`,
          'missed=KS': `You left out ${the('KS')}, your only card of the suit led.`,
          'missed=7H': `You left out ${the('7H')}: you may play any other trump instead of ${the('KS')}.`,
        },
        hints: [`Do you hold any ${suit('S')}?`],
      },

      'lone-worked': {
        title: 'Who wins the deal?',
        text: `The capo plays alone and wins the deal with at least 80 of the 150\u00a0points; with fewer, ${others} win${players === 2 ? 's' : ''} it. You are the capo and have 67 before this last trick.`,
        done: '15 more make 82, so you win the deal and mark 1.',
      },
      'lone-finish': {
        title: 'How many marks do you get?',
        text: `The capo plays alone and needs 80\u00a0points. With fewer, ${players === 2 ? 'the opponent wins and marks' : 'the others win, and each of them marks'} 1. Inez, the capo, has 68 before the last trick, which she takes.`,
        done: `Inez ends with 79, one point short.`,
        answers: {
          '': `${The('7C')} and ${the('KC')} give Inez 11\u00a0points, which makes 79, one short of 80. ${players === 2 ? 'You win the deal and mark 1.' : 'You and Julia win the deal and mark 1 each.'}`,
        },
      },
      'lone-alone': {
        title: 'All the points?',
        text: `With all 150\u00a0points you mark 2 instead of 1. You are the capo and have every point so far; Inez took one worthless trick. You take the last trick. How many marks do you get?`,
        done: `You need all the points, not all the tricks. Only the capo’s side can do it, because ${the('AH')} always wins its trick.`,
        answers: {
          '': 'With this trick, you have all 150\u00a0points. The one that you lost was worth nothing, and tricks don’t count: you mark 2.',
        },
        hints: ['What was the trick that Inez took worth?'],
      },

      'halves-worked': {
        title: 'A deal in two halves',
        text: `Two players first get eight cards each, including ${the('AH')}. The player who holds it, the [capo](capo), names the doubled suit and plays alone. Watch trick eight, the last of this half.`,
        done: 'You took trick eight. You each get eight new cards, and you lead. There is no dama and no exchange.',
      },
      'halves-finish': {
        title: 'Who leads trick nine?',
        text: `After trick eight, the second half is dealt, and the winner of that trick leads. Inez, the [capo](capo), led ${the('TS')} to it, and you play ${the('JS')}.`,
        done: `${The('JS')} has won trick eight, so you lead.`,
        answers: {
          '': `The capo leads only to the first trick. You took trick eight, because ${theRank('J')} beats ${theRank('T')}, so you lead.`,
        },
      },
      'halves-alone': {
        title: 'Which suit do you double?',
        text: `You hold ${the('AH')}: you are the capo, and double ${suit('S')}, ${suit('D')} or ${suit('C')} for both halves. Name the suit in which you hold the most points.`,
        done: `${The('AC')}, ${the('7C')} and ${the('KC')} now count 44.`,
        answers: {
          'refusal=capodama.double': `The capo may never double ${hearts}.`,
          '': `Twice nothing is nothing. In ${suit('C')}, you hold ${rank('A')}, ${rank('7')} and ${rank('K')}: 22\u00a0points, 44 when doubled.`,
        },
        hints: ['It’s the points that count, not the number of cards.'],
      },

      'solo-worked': {
        title: 'Alone at the table',
        text: `Both hands are open: yours, which always has ${the('AH')}, and that of a [virtual opponent](virtual) called Inez. You play both, and both follow the rules. You lead first.`,
        done: `You choose both cards of each trick. After trick eight, each hand gets eight more, which are hidden until then.`,
      },
      'solo-finish': {
        title: 'Who leads trick nine?',
        text: `You are always the [capo](capo). After trick eight, the second half is dealt, first to the virtual opponent, Inez, and the winner of that trick leads. Here you led ${the('KS')}.`,
        done: `${The('JS')} took trick eight for the virtual opponent, who leads.`,
        answers: {
          '': `The capo leads only to the first trick. ${The('JS')} beats ${the('KS')}, so the virtual opponent took trick eight and leads.`,
        },
      },
      'solo-alone': {
        title: 'Which leads are sure to win?',
        text: 'You lead, and both hands are open. Choose every card in your hand that takes the trick, whatever Inez, the virtual opponent, plays.',
        done: 'Seeing both hands is what makes this game a puzzle.',
        answers: {
          'card=7S': `The virtual opponent must follow suit, and can only do so with ${the('AS')}, which beats ${the('7S')}.`,
          'card=8D': `The virtual opponent must follow suit, and ${the('9D')} beats ${the('8D')}.`,
          'missed=JC': `You left out ${the('JC')}: neither ${theRank('T')} nor ${theRank('Q')} beats ${theRank('J')}.`,
          'missed=KD': `You left out ${the('KD')}: the virtual opponent can only answer with ${the('9D')}.`,
        },
        hints: ['For each card, look at what the other hand holds in the same suit.'],
      },
      'window-worked': {
        title: 'Not too few, not too many',
        text: 'You win the deal with 80 to 85\u00a0points, counted at the very end. You lose with fewer, and also with more. You have 75 before this last trick.',
        done: '7 more make 82, so you win the deal and mark 1.',
      },
      'window-finish': {
        title: 'How many marks do you get?',
        text: 'With 80 to 85\u00a0points, you mark 1; otherwise, the virtual opponent does. You have 74 before the last trick, which you take.',
        done: '88 is above 85, so the virtual opponent marks 1 and you mark nothing.',
        answers: {
          '': `${The('AD')} and ${the('QD')} make 14: you end with 88, more than 85. You lose the deal and mark 0.`,
        },
      },
      'window-alone': {
        title: 'Land between 80 and 85',
        text: `You have 74\u00a0points. Inez, the virtual opponent, led ${the('KD')}; the doubled suit is ${suit('S')}. Play the card that leaves you with 80 to 85 after this trick.`,
        done: `5 and 4 bring you to 83, and nothing forces more points on you after that.`,
        answers: {
          'card=AD': `${The('AD')} takes the trick, but 11 and 4 make 89: too many.`,
          'card=8D': `${The('8D')} leaves you with 74, which is too few.`,
        },
        hints: [`${The('KD')} is worth 4\u00a0points; add those of your own card.`],
      },

      deal: {
        title: 'Now play a deal',
        text: `You may look at the last trick until the next is complete. ${players === 1 ? 'You deal every time' : 'The capo of each deal deals the next'}, and the first to ${String(options.target)}\u00a0marks wins the match. If several share the lead, play goes on.`,
      },
    },
  };
};
