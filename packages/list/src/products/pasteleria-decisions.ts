/** What a word that names several types of pastry is, by its composition; tried in order. */

export const GANACHE_DECISIONS = [
  {
    type: 'namelaka',
    if: [
      ['milk', '>', 3],
      ['gelatin', '>', 0],
      ['chocolates', '>', 5],
    ],
  },
  {
    type: 'cremoso',
    if: [
      ['yolk', '>', 2],
      ['milk', '>', 3],
    ],
  },
  { type: 'ganache_blanco', if: [['whiteChocolateShare', '>=', 50]] },
  { type: 'ganache_leche', if: [['milkChocolateShare', '>=', 50]] },
  {
    type: 'ganache_montada',
    if: [
      ['chocolateCream', '>', 0],
      ['chocolateCream', '<=', 0.55],
    ],
  },
  { type: 'ganache_negro', if: [] },
] as const

export const CAKE_DECISIONS = [
  { type: 'tarta_zanahoria', if: [['carrot', '>=', 10]] },
  {
    type: 'tarta_santiago',
    if: [
      ['nuts', '>=', 28],
      ['flour', '<=', 3],
      ['wholeEgg', '>=', 15],
    ],
  },
  {
    type: 'dacquoise',
    if: [
      ['white', '>=', 22],
      ['nuts', '>=', 18],
      ['butter', '<=', 2],
      ['flour', '<=', 8],
    ],
  },
  {
    type: 'joconda',
    if: [
      ['nuts', '>=', 15],
      ['wholeEgg', '>=', 20],
      ['white', '>=', 10],
      ['flour', '<=', 14],
    ],
  },
  {
    type: 'financier',
    if: [
      ['white', '>=', 18],
      ['nuts', '>=', 8],
      ['butter', '>=', 14],
    ],
  },
  {
    type: 'coulant',
    if: [
      ['chocolates', '>=', 20],
      ['flour', '<=', 10],
      ['wholeEgg', '>=', 18],
    ],
  },
  {
    type: 'brownie',
    if: [
      ['chocolates', '>=', 14],
      ['flour', '<=', 22],
      ['leavening', '<=', 0.8],
      ['butter', '>=', 10],
    ],
  },
  { type: 'bizcocho_chocolate', if: [['chocolates', '>=', 5]] },
  {
    type: 'soletilla',
    if: [
      ['fat', '<=', 1],
      ['eggF', '>=', 125],
      ['white', '>', 5],
    ],
  },
  {
    type: 'genoise',
    if: [
      ['eggF', '>=', 100],
      ['fatF', '<=', 60],
      ['leavening', '<=', 1],
    ],
  },
  {
    type: 'sobao',
    if: [
      ['butter', '>=', 20],
      ['flour', '>=', 24],
      ['sugar', '>=', 20],
      ['wholeEgg', '<=', 22],
      ['leavening', '>', 0.3],
    ],
  },
  { type: 'pound_cake', if: [['butter', '>=', 17]] },
  {
    type: 'magdalenas',
    if: [
      ['oil', '>=', 15],
      ['leavening', '>', 0],
      ['yogurt', '<=', 0],
    ],
  },
  { type: 'bizcocho', if: [] },
] as const

export const BISCUIT_DECISIONS = [
  { type: 'polvoron', if: [['lard', '>=', 12]] },
  {
    type: 'teja',
    if: [
      ['white', '>=', 15],
      ['flour', '<=', 25],
    ],
  },
  { type: 'cookies', if: [['chips', '>=', 8]] },
  {
    type: 'cookies',
    if: [
      ['leavening', '>=', 0.5],
      ['egg', '>=', 6],
    ],
  },
  {
    type: 'masa_tarta',
    if: [
      ['flour', '>=', 42],
      ['butter', '>=', 18],
      ['egg', '>=', 4],
      ['butter', '<=', 32],
    ],
  },
  { type: 'sable', if: [] },
] as const

export const CREAM_DECISIONS = [
  {
    type: 'lemon_curd',
    if: [
      ['acidJuice', '>=', 12],
      ['egg', '>=', 10],
    ],
  },
  {
    type: 'cremoso',
    if: [
      ['chocolates', '>=', 12],
      ['yolk', '>', 0],
    ],
  },
  { type: 'crema_mascarpone', if: [['mascarpone', '>=', 24]] },
  {
    type: 'crema_almendra',
    if: [
      ['nuts', '>=', 15],
      ['butter', '>=', 12],
      ['egg', '>=', 10],
    ],
  },
  {
    type: 'buttercream',
    if: [
      ['butter', '>=', 30],
      ['milk', '<=', 12],
      ['flour', '<=', 0],
    ],
  },
  {
    type: 'diplomatica',
    if: [
      ['cream', '>=', 22],
      ['starchLitre', '>=', 40],
    ],
  },
  {
    type: 'muselina',
    if: [
      ['butter', '>=', 14],
      ['starchLitre', '>=', 40],
    ],
  },
  { type: 'crema_pastelera', if: [['starchLitre', '>=', 45]] },
  {
    type: 'panna_cotta',
    if: [
      ['gelatin', '>', 0],
      ['cream', '>=', 30],
      ['egg', '<=', 0],
      ['fruit', '<=', 10],
    ],
  },
  {
    type: 'bavarois',
    if: [
      ['gelatin', '>', 0],
      ['yolk', '>', 0],
      ['cream', '>=', 15],
    ],
  },
  {
    type: 'flan',
    if: [
      ['wholeEgg', '>=', 16],
      ['milk', '>=', 35],
    ],
  },
  {
    type: 'natillas',
    if: [
      ['starchLitre', '>=', 10],
      ['yolk', '>', 0],
    ],
  },
  {
    type: 'crema_inglesa',
    if: [
      ['yolk', '>', 0],
      ['dairy', '>=', 45],
    ],
  },
  { type: 'nata_montada', if: [['cream', '>=', 70]] },
] as const
