import type {RuleText} from '../../../rulebook/rule-texts.js';

export const rule = (): RuleText => ({
  title: 'L’as rafle tout',
  when: 'Si l’on en convient',
  text: 'Un as ramasse toutes les cartes de la table, quelle que soit leur somme, et jamais une partie seulement. Ce n’est pas une [scopa](scopa). Joué sur une table vide, il y reste. Les autres cartes [prennent](capture) un as comme d’ordinaire\u00a0: il vaut\u00a01.',
  badge:
    'Ailleurs, s’il y a déjà un as sur la table, l’as joué ne prend que celui-là\u202f; ici il rafle tout quand même.',
});
