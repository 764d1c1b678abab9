import type { CraftProducts } from './product.ts'

const NOUGATS = [
  { type: 'yema_tostada', if: [['yolk', '>', 2]] },
  { type: 'generico', if: [['chocolates', '>', 2]] },
  {
    type: 'mazapan',
    if: [
      ['honey', '<=', 4],
      ['groundNut', '>=', 30],
    ],
  },
  {
    type: 'guirlache',
    if: [
      ['honey', '<=', 8],
      ['white', '<=', 0],
    ],
  },
  {
    type: 'jijona',
    if: [
      ['honey', '>', 0],
      ['nuts', '>=', 60],
    ],
  },
  {
    type: 'alicante',
    if: [
      ['honey', '>', 0],
      ['nuts', '>=', 30],
    ],
  },
  { type: 'generico', if: [] },
] as const

export const turronProducts: CraftProducts = {
  craft: 'turron',
  sections: 'turrón|turrones|turrones y mazapanes|mazapanes|dulces de Navidad|navidad|torrons|torrone|nougat|turronería',
  types: {
    jijona: { words: 'turrón de Jijona|Jijona|turrón Jijona|turrón blando|turrón de Xixona|torró de Xixona|soft nougat almond' },
    alicante: { words: 'turrón de Alicante|Alicante|turrón duro|torró d’Alacant|torrone duro|nougat dur|nougat de Montélimar' },
    yema_tostada: { words: 'turrón de yema|turrón de yema tostada|torró de rovell|torró de gema|turrón de gema|yema tostada|turrón de yema quemada' },
    mazapan: { words: 'mazapán|mazapanes|mazapán de Toledo|massapà|marzapane|massepain|marzipan|panellets|panellet|figuritas de mazapán|pâte d’amande|turrón de frutas|pan de Cádiz' },
    guirlache: { words: 'guirlache|crocanti|croccante di mandorle|nougatine|nugatina|brittle|peanut brittle|almendras garrapiñadas|garrapiñadas|turrón de guirlache' },
    peladilla: { words: 'peladilla|peladillas|confites|confetti|dragée|dragées|sugared almonds|almendra confitada|confits' },
    generico: {
      words:
        'turrón de chocolate|turrón de praliné|turrón de trufa|turrón de coco|turrón de nata y nueces|turrón a la piedra|turrón diverso|turrón de nieve|turrón crujiente|turrón de Oreo|turrón de frutas confitadas|cremino',
    },
  },
  generics: {
    chocolate: [{ put: 'cob_negra', others: 'cob_leche' }],
    glucosa: [{ put: 'glucosa', others: 'glucosa_polvo_de38' }],
  },
  families: [
    { words: 'turron|turrones|torro|torrone|nougat', decide: NOUGATS, says: { blando: 'jijona', jijona: 'jijona', duro: 'alicante', alicante: 'alicante', yema: 'yema_tostada' } },
    { words: 'crocante', decide: [{ type: 'guirlache', if: [] }] },
    { words: 'pasta de almendra|almond paste', decide: [{ type: 'mazapan', if: [['butter', '<=', 0]] }] },
  ],
  signs: [
    ...NOUGATS.map(({ type, if: conditions }) => ({
      rank: 6,
      type,
      if: [['nuts', '>=', 33], ['sweet', '>=', 15], ['flour', '<=', 0], ['wholeEgg', '<=', 4], ['butter', '<=', 1], ['white', '<=', 12], ['dryChocolate', '<=', 2], ...conditions] as const,
    })),
  ],
}
