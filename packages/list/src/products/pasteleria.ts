import { BISCUIT_DECISIONS, CAKE_DECISIONS, CREAM_DECISIONS, GANACHE_DECISIONS } from './pasteleria-decisions.ts'
import { pastryWords } from './pasteleria-words.ts'
import type { CraftProducts } from './product.ts'

export const pasteleriaProducts: CraftProducts = {
  craft: 'pasteleria',
  sections: 'pastelería|repostería|pasteles|tartas|postres|cremas|bizcochos|pastry|pastries|patisserie|pastisseria|confitería|elaboraciones dulces|desserts',
  types: pastryWords,
  generics: {
    harina: [
      { types: 'hojaldre|choux', put: 'harina_media_fuerza', others: 'harina harina_floja' },
      { put: 'harina_floja', others: 'harina harina_fuerza' },
    ],
    chocolate: [
      { says: /\btaza\b/, put: 'chocolate_taza', others: 'cob_negra' },
      { if: [['milk', '>=', 60]], put: 'chocolate_taza', others: 'cob_negra', isAsked: true },
      { types: 'ganache_leche', put: 'cob_leche', others: 'cob_leche_40' },
      { types: 'ganache_blanco', put: 'cob_blanca', others: 'cob_blanca_35' },
      { put: 'cob_negra', others: 'cob_negra_70 cob_leche' },
    ],
    nata: [
      { says: /\b(?:salsa|salad[oa]s?|quiche|cocinar)\b/, put: 'nata_18', others: 'nata' },
      { put: 'nata', others: 'nata_18' },
    ],
    // Almond and icing sugar, half and half; a syrup where somebody says so.
    'tpt|t.p.t.|tant pour tant|tanto por tanto': [{ put: 'mazapan', others: 'almibar_1_1', isAsked: true }],
    glucosa: [{ put: 'glucosa', others: 'glucosa_polvo_de38' }],
  },
  families: [
    {
      words: 'ganache|ganaches|ganache de chocolate|ganache al cioccolato',
      decide: GANACHE_DECISIONS,
      says: {
        negra: 'ganache_negro',
        negro: 'ganache_negro',
        noir: 'ganache_negro',
        blanca: 'ganache_blanco',
        blanco: 'ganache_blanco',
        blanc: 'ganache_blanco',
        'con leche': 'ganache_leche',
        montada: 'ganache_montada',
        montee: 'ganache_montada',
      },
    },
    {
      words: 'mousse|mousses|mus|espuma',
      decide: [
        { type: 'mousse_chocolate', if: [['chocolates', '>=', 12]] },
        { type: 'cheesecake', if: [['cheese', '>=', 20]] },
        { type: 'mousse_fruta', if: [['fruit', '>=', 12]] },
        {
          type: 'bavarois',
          if: [
            ['yolk', '>', 0],
            ['milk', '>', 0],
          ],
        },
        { type: 'mousse_fruta', if: [] },
      ],
      says: { chocolate: 'mousse_chocolate', chocolat: 'mousse_chocolate' },
    },
    // What is called a sponge is one, unless its own name is said too.
    {
      words: 'bizcocho|bizcochos|bizcochuelo',
      decide: CAKE_DECISIONS.filter(({ type }) => type !== 'sobao' && type !== 'pound_cake'),
      says: { genoves: 'genoise', soletilla: 'soletilla' },
    },
    { words: 'cake|plancha|cupcake|muffin|torta|pastel|budin|gateau', decide: CAKE_DECISIONS, says: { genoves: 'genoise', soletilla: 'soletilla' } },
    { words: 'galleta|galletas|pastas|biscuits', decide: BISCUIT_DECISIONS },
    { words: 'crema|cremas|custard|pudding|creme', decide: CREAM_DECISIONS },
    {
      words: 'gelatina|insert|inserto|miroir|compota|glaseado|glacage|glasa|bano|gelee',
      decide: [
        {
          type: 'glaseado_espejo',
          if: [
            ['gelatin', '>=', 0.7],
            ['sweet', '>=', 28],
          ],
        },
        {
          type: 'pate_de_fruta',
          if: [
            ['pectin', '>=', 0.7],
            ['sweet', '>=', 35],
          ],
        },
        { type: 'gelatina_fruta', if: [['fruit', '>=', 40]] },
        { type: 'glaseado_espejo', if: [['chocolates', '>=', 10]] },
      ],
    },
    {
      words: 'praline|pralines|crujiente|croustillant|base crujiente',
      decide: [
        { type: 'crujiente_praline', if: [['wafer', '>=', 8]] },
        { type: 'praline', if: [['nuts', '>=', 33]] },
      ],
    },
    {
      words: 'caramelo|caramel|manjar',
      decide: [
        { type: 'toffee', if: [['cream', '>', 0]] },
        { type: 'dulce_de_leche', if: [['milk', '>=', 55]] },
        { type: 'toffee', if: [] },
      ],
    },
    {
      words: 'cremoso|cremosos',
      decide: [
        { type: 'lemon_curd', if: [['acidJuice', '>=', 12]] },
        { type: 'cremoso', if: [] },
      ],
    },
    { words: 'curd', decide: [{ type: 'lemon_curd', if: [] }] },
    {
      words: 'frosting',
      decide: [
        { type: 'cheesecake', if: [['cheese', '>=', 60]] },
        { type: 'buttercream', if: [] },
      ],
    },
    { words: 'yemas', decide: [{ type: 'yema_pastelera', if: [] }] },
    { words: 'coque|coques', decide: [{ type: 'macaron', if: [] }] },
    {
      words: 'tarta|tartas',
      decide: [
        { type: 'cheesecake', if: [['cheese', '>=', 25]] },
        {
          type: 'tarta_santiago',
          if: [
            ['nuts', '>=', 28],
            ['wholeEgg', '>=', 15],
          ],
        },
      ],
    },
    { words: 'base de tarta|masa dulce|masa seca', decide: [{ type: 'masa_tarta', if: [] }] },
  ],
  signs: [
    {
      rank: 5,
      type: 'mousse_chocolate',
      if: [
        ['chocolates', '>=', 15],
        ['whippable', '>=', 30],
        ['egg', '>=', 6],
        ['flour', '<=', 0],
        ['milk', '<=', 20],
      ],
    },
    ...GANACHE_DECISIONS.map(({ type, if: conditions }) => ({
      rank: 5.5,
      type,
      if: [['chocolates', '>=', 18], ['cream', '>=', 15], ['flour', '<=', 0], ['wholeEgg', '<=', 0], ...conditions] as const,
    })),
    {
      rank: 5.8,
      type: 'glaseado_espejo',
      if: [
        ['gelatin', '>=', 0.7],
        ['sweet', '>=', 28],
        ['flour', '<=', 0],
        ['egg', '<=', 0],
      ],
    },
    {
      rank: 5.9,
      type: 'macaron',
      if: [
        ['nuts', '>=', 22],
        ['white', '>=', 15],
        ['sugar', '>=', 35],
        ['butter', '<=', 1],
        ['flour', '<=', 2],
        ['groundNut', '>=', 20],
        ['white', '<=', 28],
      ],
    },
    { rank: 6.5, type: 'cheesecake', if: [['cheese', '>=', 30]] },
    {
      rank: 6.6,
      type: 'arroz_con_leche',
      if: [
        ['rice', '>=', 5],
        ['milk', '>=', 40],
      ],
    },
    {
      rank: 6.7,
      type: 'merengue',
      if: [
        ['white', '>=', 20],
        ['sugar', '>=', 40],
        ['nuts', '<=', 3],
        ['flour', '<=', 0],
        ['fat', '<=', 1],
      ],
    },
    {
      rank: 6.8,
      type: 'yema_pastelera',
      if: [
        ['yolk', '>=', 25],
        ['sugar', '>=', 30],
        ['dairy', '<=', 1],
        ['flour', '<=', 0],
      ],
    },
    {
      rank: 6.9,
      type: 'choux',
      if: [
        ['flour', '>=', 12],
        ['flour', '<=', 35],
        ['wholeEgg', '>=', 25],
        ['butter', '>=', 8],
        ['waterOrMilk', '>=', 20],
        ['sugar', '<=', 4],
      ],
    },
    {
      rank: 7,
      type: 'hojaldre',
      if: [
        ['flour', '>=', 30],
        ['butter', '>=', 28],
        ['water', '>=', 12],
        ['sugar', '<=', 4],
        ['egg', '<=', 4],
      ],
    },
    ...CREAM_DECISIONS.map(({ type, if: conditions }) => ({ rank: 7.5, type, if: [['flour', '<=', 8], ['leavening', '<=', 0], ['iceSigns', '<=', 0], ...conditions] as const })),
    {
      rank: 7.8,
      type: 'toffee',
      if: [
        ['sugar', '>=', 30],
        ['cream', '>=', 20],
        ['butter', '>=', 3],
        ['flour', '<=', 0],
        ['egg', '<=', 0],
      ],
    },
    {
      rank: 7.9,
      type: 'mousse_fruta',
      if: [
        ['fruit', '>=', 20],
        ['cream', '>=', 20],
        ['gelatin', '>', 0],
      ],
    },
    {
      rank: 8,
      type: 'masa_tarta',
      if: [
        ['flour', '>=', 42],
        ['butter', '>=', 18],
        ['butter', '<=', 34],
        ['sugar', '<=', 28],
        ['egg', '<=', 14],
        ['leavening', '<=', 0.3],
      ],
    },
    {
      rank: 8,
      type: 'polvoron',
      if: [
        ['lard', '>=', 12],
        ['flour', '>=', 30],
      ],
    },
    {
      rank: 8.1,
      type: 'cookies',
      if: [
        ['flour', '>=', 22],
        ['butter', '>=', 12],
        ['chips', '>=', 8],
        ['sugar', '>=', 15],
      ],
    },
    ...CAKE_DECISIONS.map(({ type, if: conditions }) => ({ rank: 9, type, if: [['egg', '>=', 12], ['sweet', '>=', 10], ['bakes', '>=', 8], ...conditions] as const })),
    ...BISCUIT_DECISIONS.map(({ type, if: conditions }) => ({ rank: 9.5, type, if: [['flour', '>=', 30], ['fat', '>=', 12], ['sugar', '>=', 8], ...conditions] as const })),
  ],
}
