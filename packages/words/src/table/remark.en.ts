import type {RemarkWords} from './remark-words.js';

export const words: RemarkWords = {
  librarian: {
    greets: ['Everything in its place. Let’s begin.', 'Good to see you. Shall we?'],
    takes: ['As I expected.', 'That goes on my shelf.', 'By the book.'],
    watches: ['Noted.', 'I was counting on that.', 'One for your catalogue.'],
  },
  painter: {
    greets: ['I feel inspired today!', 'A blank canvas. Lovely!'],
    takes: ['Why not?', 'I felt like it.', 'A splash of colour!'],
    watches: ['Oh, that’s pretty.', 'I never know what I’ll do next.', 'Let’s try something else.'],
  },
  gardener: {
    greets: ['No hurry. Things need time to grow.', 'Fine weather for a game.'],
    takes: ['Ripe at last.', 'It was time to pick that.', 'A small harvest.'],
    watches: ['I can wait.', 'My best ones are still growing.', 'Patience.'],
  },
  cook: {
    greets: ['I’m hungry. Let’s play!', 'What’s on the menu?'],
    takes: ['Delicious!', 'I’ll have that, too.', 'More for the pot!'],
    watches: ['Hey, save some for me!', 'That looked tasty.', 'I’ll have the next one.'],
  },
  musician: {
    greets: ['And one, and two…', 'Let’s make some noise!'],
    takes: ['Fortissimo!', 'Did you hear that?', 'And now the chorus!'],
    watches: ['Nice solo.', 'Wait for my entrance.', 'A quiet bar for me.'],
  },
  sailor: {
    greets: ['A calm sea. Good.', 'Let’s see which way the wind blows.'],
    takes: ['I hope there’s no reef.', 'A little wind in the sails.', 'I’ll stay close to shore.'],
    watches: ['You take it.', 'Too stormy for me.', 'I’ll stay in port.'],
  },
};
