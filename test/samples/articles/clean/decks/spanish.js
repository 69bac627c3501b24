/** Forty Spanish cards: swords, cups, coins and clubs. */
export const spanish = {
  id: 'spanish',
  suitSystem: 'latin',
  usual: {
    suits: {S: 'swords', H: 'cups', D: 'coins', C: 'batons'},
    ranks: {A: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', J: '10', Q: '11', K: '12'},
  },
};
