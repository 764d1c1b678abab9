import type { CraftProducts } from './product.ts'

/** Shares of the mass. RD 618/1998: cream from 8 % of milk fat, milk from 2.5 %. */
const ICES = [
  {
    type: 'sin_azucar',
    if: [
      ['polyol', '>=', 5],
      ['sucrose', '<=', 1],
    ],
  },
  {
    type: 'vegano',
    if: [
      ['dairy', '<=', 0.5],
      ['plantFat', '>=', 2],
    ],
  },
  { type: 'sorbete_agua', if: [['dairy', '<=', 0.5]] },
  { type: 'helado_crema', if: [['milkFat', '>=', 8]] },
  { type: 'helado_leche', if: [['milkFat', '>=', 2.2]] },
  { type: 'sorbete_leche', if: [['dairy', '>', 0.5]] },
] as const

export const heladoProducts: CraftProducts = {
  craft: 'helado',
  sections: 'helado|helados|heladería|gelato|gelati|gelateria|ice cream|ice creams|gelat|gelats|gelateria artesana|sorbetes y helados|helados y sorbetes',
  mainPart: 'milk',
  types: {
    helado_leche: {
      words:
        'helado de leche|gelato al latte|fior di latte|fiordilatte|milk ice|glace au lait|gelat de llet|gelato alla nocciola|gelato al cioccolato|stracciatella|gelato al pistacchio|helado de turrón|helado de dulce de leche|ice milk|leche merengada',
    },
    helado_crema: {
      words:
        'helado crema|helado de crema|helado de nata|crema helada|crème glacée|glace à la crème|gelato alla crema|gelat de nata|helado mantecado|mantecado helado|mantecado|helado de yema|custard ice cream|french vanilla|premium ice cream',
    },
    sorbete_agua: {
      words:
        'sorbete|sorbetes|sorbete de agua|sorbete de limón|sorbete de fresa|sorbete de mango|sorbete de frambuesa|sorbet|sorbetto|sorbet citron|water ice|sorbet de fruita|helado de agua|helado de fruta|gelato alla frutta|sorbeto|sorbet de',
    },
    sorbete_leche: { words: 'sorbete de leche|sorbete con leche|sherbet|sorbete lácteo|sorbete de yogur|helado de yogur|frozen yogurt|yogur helado|sorbet au lait' },
    crema_untable: {
      words: 'crema untable|crema de cacao y avellanas|crema de avellana|crema spalmabile|nocilla|nutella|pâte à tartiner|gianduja untable|chocolate spread|crema de pistacho|crema de untar',
    },
    veteado: { words: 'veteado|variegato|salsa para marmolear|ripple|marmoleado|salsa de vetear|coulis de fruta|salsa de chocolate|salsa de fruta' },
    granizado: { words: 'granizado|granizada|granita|granité|slush|granissat|granizado de limón|granizado de café|leche merengada granizada' },
    semifrio: { words: 'semifrío|semifreddo|parfait glacé|biscuit glacé|mousse helada|tarta helada|soufflé helado|soufflé glacé|semifred|biscuit helado' },
    sin_azucar: { words: 'helado sin azúcar|sin azúcares añadidos|helado sin azúcares añadidos|sugar free ice cream|sans sucre|senza zuccheri|sense sucre|helado keto|helado para diabéticos' },
    vegano: {
      words: 'helado vegano|helado vegetal|vegan ice cream|glace végane|gelato vegano|helado de soja|helado de avena|helado de almendra vegetal|horchata helada|dairy free ice cream|gelat vegà',
    },
    salado: {
      words:
        'helado salado|helado gastronómico|helado de queso|helado de aceite de oliva|helado de foie|savory ice cream|savoury ice cream|gelato gastronomico|glace salée|helado de mostaza|helado de tomate|helado de parmesano',
    },
    base: { words: 'base blanca|base amarilla|base de helado|base bianca|base gialla|white base|mix base|base neutra para helado|base 50|base 100' },
  },
  // Doses by the kilo: a neutral 3 to 10 g, a base 15 to 60 or more.
  generics: {
    'neutro|neutros|estab|estab.|stabilizer|stabiliser|stabilizzante|estabilizante|estabilizador|estabilizante neutro': [
      {
        if: [
          ['share', '>=', 1.5],
          ['dairy', '<=', 0.5],
        ],
        put: 'base_sorbete',
        others: 'base_50',
      },
      { if: [['share', '>=', 6]], put: 'base_100', others: 'base_50 neutro_crema' },
      { if: [['share', '>=', 1.5]], put: 'base_50', others: 'base_100 neutro_crema' },
      { types: 'sorbete_agua|granizado', put: 'neutro_sorbete', others: 'neutro_crema' },
      { if: [['dairy', '<=', 0.5]], put: 'neutro_sorbete', others: 'neutro_crema' },
      { put: 'neutro_crema', others: 'neutro_sorbete' },
    ],
    // A fifth of the syrup is water.
    glucosa: [{ put: 'glucosa_polvo_de38', others: 'glucosa', isAsked: true }],
    chocolate: [{ put: 'cob_negra', others: 'cob_leche chocolate_negro' }],
    harina: [{ put: 'harina_floja', others: 'harina' }],
  },
  families: [
    {
      words:
        'helado|helados|gelato|gelati|ice cream|glace|gelat|helado de vainilla|helado de chocolate|helado de pistacho|helado de avellana|helado de coco|fior di latte|fiordilatte|stracciatella|leche merengada|crema helada|helado de nata|helado de turrón|helado de dulce de leche',
      decide: ICES,
      says: { vegano: 'vegano', vegana: 'vegano', vegan: 'vegano', vegetal: 'vegano', 'sin azucar': 'sin_azucar', 'sin azucares': 'sin_azucar', 'sugar free': 'sin_azucar' },
    },
    {
      words: 'sorbete|sorbetes|sorbet|sorbetto|sorbets',
      decide: [
        { type: 'sorbete_leche', if: [['dairy', '>=', 15]] },
        { type: 'sorbete_agua', if: [] },
      ],
    },
    {
      words: 'coulis|sirope|topping|spread',
      decide: [
        { type: 'crema_untable', if: [['moisture', '<=', 5]] },
        { type: 'veteado', if: [] },
      ],
    },
    { words: 'polo|polos', decide: [{ type: 'sorbete_agua', if: [] }] },
    { words: 'parfait', decide: [{ type: 'semifrio', if: [] }] },
    {
      words: 'base',
      decide: [
        {
          type: 'base',
          if: [
            ['dairy', '>=', 50],
            ['sweet', '>=', 8],
            ['flour', '<=', 0],
          ],
        },
      ],
    },
  ],
  signs: [
    {
      rank: 3,
      type: 'granizado',
      if: [
        ['water', '>=', 40],
        ['sweet', '>=', 8],
        ['sweet', '<=', 22],
        ['juiceOrCoffee', '>=', 10],
        ['wateryOrSweet', '>=', 99],
        ['iceSigns', '<=', 0],
        ['egg', '<=', 0],
      ],
    },
    ...ICES.map(({ type, if: conditions }) => ({
      rank: 4,
      type,
      if: [['iceSigns', '>', 0], ['moisture', '>=', 45], ['flour', '<=', 0], ['starch', '<=', 1.5], ['egg', '<=', 12], ['gelatin', '<=', 0.3], ...conditions] as const,
    })),
  ],
}
